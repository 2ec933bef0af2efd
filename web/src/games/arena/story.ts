/**
 * Events as sentences. An event alone does not know which card lies in a slot, so the story is told with a memory
 * of the cards of the round, kept by `remember`.
 */
import { line, type Line } from '../../table/line';
import { cardName, fieldArgs, phaseKey } from './words';
import { MEGA, type Cause, type Content, type Ending, type Event } from './types';

/** The cards of the round by slot, as numbers of the content, and which Jedi sits where. */
export interface Memory {
  readonly cards: readonly number[];
  readonly jedi: readonly string[];
}

export function remember(memory: Memory, event: Event): Memory {
  return event.what === 'threats_revealed' ? { ...memory, cards: [...event.threats, event.mega] } : memory;
}

/** How much an event matters to a reader who skims. */
export type Tone = 'plain' | 'good' | 'bad' | 'phase';

export interface Sentence extends Line {
  readonly tone: Tone;
}

export function tell(event: Event, memory: Memory, content: Content): Sentence {
  const jedi = (seat: number) => memory.jedi[seat] ?? '';
  const card = (slot: number) => cardName(content, slot, memory.cards[slot]);
  switch (event.what) {
    case 'started':
      return plain('arena-story-started', { jedi: jedi(event.seat), ...fieldArgs(content, event.field) });
    case 'phase_began':
      return { ...line(phaseKey(event.phase), phaseArgs(event)), tone: 'phase' };
    case 'threats_revealed':
      return plain('arena-story-threats-revealed', {
        cards: event.threats.map((threat, slot) => cardName(content, slot, threat)),
        mega: cardName(content, MEGA, event.mega),
      });
    case 'rolled':
      return plain('arena-story-rolled', { jedi: jedi(event.seat), face: event.face });
    case 'reported':
      return plain('arena-story-reported', { jedi: jedi(event.seat), face: event.face });
    case 'force_spent':
      return plain('arena-story-force-spent', {
        jedi: jedi(event.by),
        other: jedi(event.die),
        own: event.by === event.die ? 'yes' : 'no',
        face: event.face,
        force: event.force,
      });
    case 'flipped':
      return plain('arena-story-flipped', { jedi: jedi(event.by), other: jedi(event.die), face: event.face });
    case 'placed_on_card':
      return plain('arena-story-placed-on-card', { jedi: jedi(event.seat), face: event.face, card: card(event.slot) });
    case 'placed_on_board':
      return plain('arena-story-placed-on-board', { jedi: jedi(event.seat), face: event.face });
    case 'fight_began':
      return plain('arena-story-fight-began', { jedi: jedi(event.seat), value: event.value });
    case 'walked':
      return plain('arena-story-walked', { jedi: jedi(event.seat), ...fieldArgs(content, event.to) });
    case 'struck':
      return plain('arena-story-struck', {
        jedi: jedi(event.seat),
        kind: event.kind,
        left: event.left,
        ...fieldArgs(content, event.field),
      });
    case 'fight_ended':
      return plain('arena-story-fight-ended', { jedi: jedi(event.seat), unused: event.unused });
    case 'force_gained':
      return good('arena-story-force-gained', { jedi: jedi(event.seat), steps: event.steps, force: event.force });
    case 'pushed':
      return plain('arena-story-pushed', {
        jedi: jedi(event.seat),
        kind: event.kind,
        ...fieldArgs(content, event.field),
      });
    case 'push_stopped':
      return plain('arena-story-push-stopped', { jedi: jedi(event.seat), left: event.left });
    case 'area_drawn':
      return plain('arena-story-area-drawn', { area: event.area, kind: event.kind, cause: cause(event.cause, card) });
    case 'area_skipped':
      return plain('arena-story-area-skipped', { area: event.area });
    case 'reshuffled':
      return plain('arena-story-reshuffled', { tiles: event.tiles });
    case 'no_area_free':
      return plain('arena-story-no-area-free', { kind: event.kind, cause: cause(event.cause, card) });
    case 'droid_placed':
      return droidsPlaced(1, event.kind, content.map.fields[event.field]?.area ?? 0);
    case 'mega_checked':
      return event.met
        ? good('arena-story-mega-met', { card: card(MEGA) })
        : bad('arena-story-mega-unmet', { card: card(MEGA) });
    case 'threat_checked':
      return event.met
        ? good('arena-story-threat-met', { card: card(event.slot) })
        : bad('arena-story-threat-unmet', { card: card(event.slot) });
    case 'parleyed':
      return good('arena-story-parleyed', { jedi: jedi(event.by), card: card(event.slot) });
    case 'force_lost':
      return bad('arena-story-force-lost', { steps: event.steps, force: event.force });
    case 'round_cleared':
      return plain('arena-story-round-cleared');
    case 'ended':
      return ending(event.ending);
    default:
      return never(event);
  }
}

/** Several droids of one kind that came to one area, told at once. */
export function droidsPlaced(n: number, kind: string, area: number): Sentence {
  return plain('arena-story-droids-placed', { n, kind, area });
}

/** An area tile and the droids that came with it, told at once. */
export function areaFilled(
  n: number,
  event: Extract<Event, { what: 'area_drawn' }>,
  memory: Memory,
  content: Content,
): Sentence {
  const card = (slot: number) => cardName(content, slot, memory.cards[slot]);
  return plain('arena-story-area-filled', { n, kind: event.kind, area: event.area, cause: cause(event.cause, card) });
}

export function ending(end: Ending): Sentence {
  switch (end.how) {
    case 'victory':
      return good('arena-story-victory', { smallest: end.smallest, rating: end.rating });
    case 'supply_empty':
      return bad('arena-story-supply-empty', { kind: end.kind });
    case 'force_gone':
      return bad('arena-story-force-gone');
    case 'mega_unmet':
      return bad('arena-story-mega-lost');
    default:
      return never(end);
  }
}

function cause(by: Cause, card: (slot: number) => Line): Line {
  switch (by.by) {
    case 'setup':
      return line('arena-story-cause-setup');
    case 'rush':
      return line('arena-story-cause-rush');
    case 'threat':
      return line('arena-story-cause-threat', { card: card(by.slot) });
    default:
      return never(by);
  }
}

function phaseArgs(event: Extract<Event, { what: 'phase_began'; }>): Record<string, string | number> {
  const { round, phase } = event;
  return phase.phase === 'rush' ? { round, kind: phase.kind } : { round };
}

type Args = Parameters<typeof line>[1];

const plain = (key: string, args?: Args): Sentence => ({ ...line(key, args), tone: 'plain' });
const good = (key: string, args?: Args): Sentence => ({ ...line(key, args), tone: 'good' });
const bad = (key: string, args?: Args): Sentence => ({ ...line(key, args), tone: 'bad' });

/** The compiler proves that every case was told; a newer server may still send one this client does not know. */
function never(_: never): never {
  throw new Error('unknown to this client');
}
