/**
 * What is shown while events play out. A scene is a view that events are laid over one by one; when they are through,
 * the server's view takes its place, so whatever is shown is right in the end.
 */
import { KINDS } from './words';
import { MEGA, type CardView, type Content, type DroidKind, type Event, type Needs, type View } from './types';

/** The scene after an event. `final` is the view at the end of the events, for what only the rules can tell. */
export function play(scene: View, event: Event, final: View, content: Content): View {
  switch (event.what) {
    case 'started':
      return jedi(scene, event.seat, { field: event.field });
    case 'phase_began':
      return { ...scene, position: event.position, round: event.round, phase: event.phase };
    case 'threats_revealed':
      return { ...scene, cards: fresh([...event.threats, event.mega], content), r2d2_ready: final.r2d2_ready };
    case 'rolled':
    case 'reported': {
      const left = scene.jedi[event.seat]?.dice_left ?? 0;
      return jedi(scene, event.seat, { die: event.face, dice_left: Math.max(0, left - 1) });
    }
    case 'force_spent':
      return { ...jedi(scene, event.die, { die: event.face }), force: event.force };
    case 'flipped':
      return { ...jedi(scene, event.die, { die: event.face }), r2d2_ready: false };
    case 'placed_on_card':
      return { ...jedi(scene, event.seat, { die: null }), cards: laid(scene, event.slot, event.face, final, content) };
    case 'placed_on_board': {
      const board = scene.jedi[event.seat]?.board.map((die, n) => (n === event.field ? event.face : die)) ?? [];
      return jedi(scene, event.seat, { die: null, board });
    }
    case 'fight_began':
      return { ...scene, fight: { seat: event.seat, value: event.value, left: event.value } };
    case 'walked':
      return jedi(scene, event.seat, { field: event.to });
    case 'struck': {
      const fight = scene.fight && { ...scene.fight, left: event.left };
      return { ...droid(scene, event.field, null, event.kind), fight };
    }
    case 'fight_ended':
      return { ...scene, fight: null };
    case 'force_gained':
    case 'force_lost':
      return { ...scene, force: event.force };
    case 'pushed':
      return droid(scene, event.field, null, event.kind);
    case 'area_drawn':
    case 'area_skipped':
      return {
        ...scene,
        areas_left: Math.max(0, scene.areas_left - 1),
        areas_discarded: [...scene.areas_discarded, event.area],
      };
    case 'reshuffled':
      return { ...scene, areas_left: event.tiles, areas_discarded: [] };
    case 'droid_placed':
      return droid(scene, event.field, event.kind, event.kind);
    case 'mega_checked':
    case 'threat_checked':
    case 'no_area_free':
    case 'push_stopped':
      return scene;
    case 'parleyed':
      return { ...scene, c3po_left: Math.max(0, scene.c3po_left - 1) };
    case 'round_cleared':
      return {
        ...scene,
        cards: [],
        jedi: scene.jedi.map((one) => ({ ...one, die: null, board: one.board.map(() => null) })),
      };
    case 'ended':
      return { ...scene, ending: event.ending };
  }
}

function jedi(scene: View, seat: number, change: Partial<View['jedi'][number]>): View {
  return { ...scene, jedi: scene.jedi.map((one, n) => (n === seat ? { ...one, ...change } : one)) };
}

/** A droid comes to a field or leaves it; its tile leaves the supply or comes back. */
function droid(scene: View, field: number, now: DroidKind | null, kind: DroidKind): View {
  const supply: View['supply'] = [...scene.supply];
  supply[KINDS.indexOf(kind)]! += now === null ? 1 : -1;
  return { ...scene, supply, droids: scene.droids.map((was, n) => (n === field ? now : was)) };
}

function fresh(cards: readonly number[], content: Content): CardView[] {
  return cards.map((card, slot) => {
    const needs = needsOf(card, slot, content);
    return { card, dice: [], met: false, missing: needs && 'dice' in needs ? [...needs.dice] : [], sum: 0 };
  });
}

/**
 * A die on a card: as the final view has it where that shows the card as it is now. On the way there it is read off the
 * card (14), so that a sum that was met and then overshot is not called met any longer.
 */
function laid(scene: View, slot: number, face: number, final: View, content: Content): CardView[] {
  return scene.cards.map((card, n) => {
    if (n !== slot) return card;
    const dice = [...card.dice, face].sort((a, b) => a - b);
    const known = final.cards[slot];
    if (known?.card === card.card && known.dice.length === dice.length) return known;
    const needs = needsOf(card.card, slot, content);
    const sum = card.sum + face;
    const gap = card.missing.indexOf(face);
    const missing = card.missing.filter((_, at) => at !== gap);
    return { ...card, dice, sum, missing, met: needs !== undefined && ('sum' in needs ? sum === needs.sum : missing.length === 0) };
  });
}

function needsOf(card: number, slot: number, content: Content): Needs | undefined {
  return (slot < MEGA ? content.threats : content.megas)[card]?.needs;
}
