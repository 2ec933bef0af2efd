import { describe, expect, it } from 'vitest';
import { CUES } from '../../lib/scores';
import type { Step } from '../../generated/Step';
import { follow, type Show } from './activation';
import { beats } from './beats';
import { chronicle, QUIET, topicOf } from './chronicle';
import { cueOf } from './cues';
import { fence, type Duel } from './duel';
import { play } from './scene';
import { events, thoughts } from './story/stories';
import { CONTENT, VIEW } from './table-fixtures';
import { tally } from './tally';
import type { Event, Told } from './types';
import { startOfTurn } from './undo';

const told = (...all: Event[]): Told[] => all.map((event) => ({ rule: '1', event }));
const step = (sequence: number, choice: unknown, ...all: Event[]): Step => ({ sequence, seat: sequence === 0 ? null : 0, choice, events: told(...all) });

describe('what is heard', () => {
  it('is this, of every event', () => {
    const heard = (cue: string) => Object.values(events).filter((event) => cueOf(event) === cue).map(({ event }) => event).sort();
    expect(Object.fromEntries(CUES.map((cue) => [cue, heard(cue)]))).toEqual({
      move: ['deployed', 'item_laid', 'item_taken', 'joined', 'leapt', 'moved', 'placed', 'pushed', 'redeployed', 'signal_moved', 'signal_placed', 'started', 'walked'],
      dice: ['point_rolled', 'rerolled', 'rolled'],
      hit: ['wounded'],
      defeat: ['bleeds', 'died', 'failed', 'jammed', 'objective_failed'],
      reveal: ['appeared', 'armoury_taken', 'bashed', 'encounter_drawn', 'event_drawn', 'fragment_gained', 'freed', 'mission_ended', 'objective_completed', 'point_gone', 'promoted', 'raged', 'revealed', 'saved', 'set_out', 'special_drawn', 'strike_called', 'strike_fell', 'waypoint_turned'],
      turn: [],
      victory: [],
      loss: [],
    });
  });
});

describe('the rhythm', () => {
  it('shows every event once, in order', () => {
    const all = told(...Object.values(events));
    expect(beats(all, false).flatMap((beat) => beat.told)).toEqual(all);
  });

  it('walks an alien hex by hex and stops at the end', () => {
    const way = beats(told(events.moved), true);
    expect(way.map(({ walk }) => walk?.at)).toEqual([5, 4, undefined]);
    expect(way.at(-1)).toMatchObject({ path: [6, 5, 4, 3], stop: true, enemy: true });
  });

  it('is the enemy’s from the card to the next turn', () => {
    const found = beats(told(events.encounter_drawn, events.activated, events.turn_began, events.walked, events.event_drawn), false);
    expect(found.map(({ enemy }) => enemy)).toEqual([true, true, false, false, true]);
  });

  it('lets a miss, a block and wounds rise as numbers', () => {
    const found = beats(told(events.declared, { ...events.struck, hits: 0, targets: [7] }, { ...events.defended, left: 0 }, events.wounded), false);
    expect(found.flatMap(({ floats }) => floats?.map(({ kind, n }) => [kind, n]) ?? [])).toEqual([['miss', 0], ['block', 0], ['damage', 2]]);
  });
});

describe('the scene', () => {
  const after = (...all: Event[]) => all.reduce((scene, event) => play(scene, event, VIEW, CONTENT), VIEW);

  it('follows figures, wounds and tokens', () => {
    expect(after(events.walked).agents[0]!.at).toBe(1);
    expect(after(events.moved).aliens[0]!.at).toBe(3);
    expect(after(events.wounded).aliens[0]!.wounds).toBe(3);
    expect(after(events.ammo_lost).agents[0]!.guns[0]!.ammo).toEqual([3, 5]);
    expect(after(events.jammed).agents[0]!.guns[0]!.jammed).toBe(true);
    expect(after(events.died).aliens.map(({ figure }) => figure)).toEqual([8]);
    expect(after({ ...events.died, figure: 0 }).agents[0]).toMatchObject({ at: null, is_dead: true });
    expect(after(events.revealed).signals).toEqual([]);
    expect(after(events.signal_moved).signals[0]!.at).toBe(4);
    expect(after(events.appeared).aliens.at(-1)).toMatchObject({ figure: 9, card: 2, at: 5, wounds: 0, health: CONTENT.aliens[2]!.health });
    expect(after(events.befallen).aliens[0]!.paralysed).toBe(true);
  });

  it('takes every event', () => {
    for (const event of [...Object.values(events), ...Object.values(thoughts)]) expect(play(VIEW, event, VIEW, CONTENT)).toBeTruthy();
  });
});

describe('an alien’s turn', () => {
  it('is told by the line that fits, and why the others do not', () => {
    const all = told(events.encounter_drawn, events.activated, thoughts.misfit, thoughts.fits, thoughts.candidate, thoughts.moves, thoughts.attacks);
    const show = all.reduce<Show | null>(follow, null)!;
    expect(show).toMatchObject({ encounter: 0, alien: 7, lines: { 0: 'skipped', 1: 'now' }, candidates: [0], target: 0, end: 3, over: false });
    expect(show.reasons[0]!.thought).toBe(thoughts.misfit);
    expect(show.thoughts.map(({ thought }) => thought.thought)).toEqual(['fits', 'candidate', 'moves', 'attacks']);
    expect(follow(show, { rule: '50', event: events.turn_began })).toBeNull();
  });
});

describe('an attack', () => {
  const run = (...all: Event[]) => all.reduce<readonly Duel[]>((duels, event) => fence(duels, event), []);

  it('is kept from its declaration to its end', () => {
    const [duel] = run(events.declared, events.rolled, events.struck, { ...events.rolled, whom: 7 }, events.defended, events.wounded, events.died, events.over);
    expect(duel).toMatchObject({ attacker: 0, hits: 2, over: true, defences: [{ figure: 7, left: 2, wounds: 2, isDead: true }] });
  });

  it('comes back when the one that answered it is over', () => {
    const guard: Event = { ...events.declared, attacker: 1, target: 8 };
    expect(run(events.declared, guard).map(({ attacker }) => attacker)).toEqual([0, 1]);
    expect(run(events.declared, guard, events.over).map(({ attacker }) => attacker)).toEqual([0]);
  });
});

describe('the log', () => {
  it('tells a walk as one sentence, and counts rounds', () => {
    const walk = (from: number, to: number): Event => ({ ...events.walked, from, to });
    const chapters = chronicle([step(0, null, events.round_began), step(1, { do: 'go', to: 2 }, walk(0, 1), walk(1, 2), events.revealed, walk(2, 5))], VIEW, CONTENT, 'en');
    expect(chapters.map(({ round, entries }) => [round, entries.length])).toEqual([[2, 1], [2, 3]]);
    expect(chapters[1]!.entries[0]!.args!.text).toBe('Chromium goes 2 hexes, to area 1 east.');
  });

  it('knows an alien by its card from when it came, also when it is gone', () => {
    const [, chapter] = chronicle([step(0, null, { ...events.appeared, alien: 20, card: 0 }), step(1, null, { ...events.died, figure: 20 })], VIEW, CONTENT, 'en');
    expect(chapter!.entries[0]!.args!.text).toMatch(/ 14 dies\.$/);
    expect(chapter!.entries[0]!.args!.text).not.toMatch(/^Alien/);
  });

  it('keeps thoughts and small print for those who ask', () => {
    const quiet = Object.values(events).filter((event) => QUIET.includes(topicOf(event))).map(({ event }) => event);
    expect(quiet).toEqual(['refreshed', 'turn_ended', 'spent', 'faced', 'halted', 'over', 'encounter_over', 'signal_strayed', 'event_over', 'counted', 'flagged', 'due_over', 'named', 'bodies_unmarked', 'debriefed', 'sighted', 'worked', 'carried']);
  });
});

describe('in the end', () => {
  it('attacks, wounds and hexes are counted by agent, and a drone’s are its owner’s', () => {
    const all = tally([events.walked, events.declared, events.wounded, events.died, events.over, { ...events.deployed, owner: 1 }, { ...events.declared, attacker: 5 }, events.wounded, events.over, { ...events.wounded, figure: 1 }, events.healed], 2);
    expect(all).toEqual({ attacks: [1, 1], dealt: [2, 2], killed: [1, 0], suffered: [0, 2], healed: [1, 0], hexes: [1, 0] });
  });

  it('an undo leads back to the beginning of a turn', () => {
    const story = [step(0, null), step(1, { do: 'alpha', agent: 0 }, events.turn_began), step(2, { do: 'go' }), step(3, { do: 'search' })];
    expect(startOfTurn(story, 3)).toBe(1);
    expect(startOfTurn(story.slice(0, 1), 0)).toBeNull();
  });
});
