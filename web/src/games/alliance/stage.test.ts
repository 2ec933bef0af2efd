import { describe, expect, it } from 'vitest';
import { followAll, mindOf, toRead } from './activation';
import { length } from '../../table/beats';
import { beats } from './beats';
import { fence, type Duel } from './duel';
import { VIEW } from './fixtures';
import { play } from './scene';
import type { Event, Thought, Told } from './types';

const told = (event: Event, rule = 'R24.4'): Told => ({ rule, event });

describe('a scene', () => {
  it('moves, hurts and takes figures away as the events say', () => {
    const moved = play(VIEW, { what: 'moved', figure: 1, from: [[5, 1]], path: [[[5, 2]], [[5, 3]]], cost: 2 }, VIEW);
    expect(moved.figures[1]!.at).toEqual([[5, 3]]);
    const hurt = play(moved, { what: 'suffered', figure: 2, damage: 1, left: 1 }, VIEW);
    expect(hurt.figures[2]!.damage).toBe(2);
    expect(play(hurt, { what: 'defeated', figure: 2 }, VIEW).figures[2]!.at).toBeNull();
  });

  it('opens doors and empties crates', () => {
    expect(play(VIEW, { what: 'door_opened', door: 0 }, VIEW).open_doors).toEqual([0]);
    expect(play(VIEW, { what: 'interacted', figure: 0, object: { crate: 0 } }, VIEW).crates).toEqual([]);
  });
});

describe('beats', () => {
  it('walk a path space by space', () => {
    const walk = beats([told({ what: 'moved', figure: 1, from: [[1, 1]], path: [[[2, 1]], [[3, 1]], [[3, 2]]], cost: 3 })], false);
    expect(walk.map((beat) => beat.walk?.at)).toEqual([[[2, 1]], [[3, 1]], undefined]);
    expect(walk.at(-1)!.told).toHaveLength(1);
    expect(length(walk)).toBeGreaterThan(300);
  });

  it('leave time to read why, before it is done', () => {
    const why = (thought: Thought) => told({ what: 'thought', figure: 1, thought });
    const line = told({ what: 'line_began', figure: 1, line: 0 });
    const done = beats([line, why({ thought: 'aims', target: 0 }), why({ thought: 'attacks', target: 0, distance: 3 }), told({ what: 'attack_declared', attacker: 1, target: 0, weapon: 0, distance: 3 })], true);
    expect(done.map(({ milliseconds, stop }) => [milliseconds > 0, stop ?? false])).toEqual([[true, false], [false, false], [true, true], [true, false]]);
    const skipped = beats([line, why({ thought: 'skipped', skip: 'nobody' }), told({ what: 'line_skipped', figure: 1, line: 0 })], true);
    expect(skipped.map(({ milliseconds, stop }) => [milliseconds > 0, stop ?? false])).toEqual([[true, false], [false, false], [true, true]]);
  });

  it('know whose turn it is, and stop where there is something to look at', () => {
    const turn = beats(
      [
        told({ what: 'group_activated', group: 0, card: 0 }),
        told({ what: 'line_began', figure: 1, line: 0 }),
        told({ what: 'round_ended', round: 1 }),
      ],
      false,
    );
    expect(turn.map(({ enemy, stop }) => [enemy, stop ?? false])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe('an activation card', () => {
  const begin = [told({ what: 'group_activated', group: 0, card: 3 }), told({ what: 'figure_activated', figure: 1 })];

  it('lights the line that is on and ticks those before', () => {
    const show = followAll(null, [...begin, told({ what: 'line_began', figure: 1, line: 0 }), told({ what: 'line_began', figure: 1, line: 1 })]);
    expect(show).toMatchObject({ card: 3, figure: 1, lines: { 0: 'done', 1: 'now' }, over: false });
  });

  it('keeps the reason of a line that is skipped', () => {
    const why: Event = { what: 'thought', figure: 1, thought: { thought: 'skipped', skip: 'nobody' } };
    const show = followAll(null, [...begin, told(why, 'R25.1'), told({ what: 'line_skipped', figure: 1, line: 0 }, 'R25.1')]);
    expect(show!.lines).toEqual({ 0: 'skipped' });
    expect(show!.reasons[0]).toMatchObject({ rule: 'R25.1' });
  });

  it('keeps what was thought until there is more to tell', () => {
    const line = (line: number) => told({ what: 'line_began', figure: 1, line });
    const think = (thought: Thought) => told({ what: 'thought', figure: 1, thought });
    const walked = [...begin, line(0), think({ thought: 'aims', target: 0 })];
    expect(followAll(null, walked)!.kept).toBeNull();
    const later = [...walked, line(1)];
    expect(followAll(null, later)).toMatchObject({ thoughts: [], kept: { target: 0, before: null } });
    const idle = [...later, think({ thought: 'skipped', skip: 'nobody' }), told({ what: 'line_skipped', figure: 1, line: 1 }), line(2)];
    expect(followAll(null, idle)!.kept, 'a line that was left out is no deed').toMatchObject({ target: 0 });
    expect(mindOf(followAll(null, idle)!).before).toBe('nobody');
    expect(toRead(followAll(null, idle)!).target).toBe(0);
    // Where nothing was done, what was left out is read on, with its reason.
    const left = [...begin, line(0), think({ thought: 'skipped', skip: 'nobody' }), told({ what: 'line_skipped', figure: 1, line: 0 }), line(1)];
    expect(toRead(followAll(null, left)!)).toMatchObject({ thoughts: [{ thought: { thought: 'skipped', skip: 'nobody' } }], before: null });
    expect(followAll(null, [...idle, told({ what: 'figure_activated', figure: 2 })])!.kept).toBeNull();
  });

  it('is put away when a Rebel acts', () => {
    expect(followAll(null, [...begin, told({ what: 'activated', figure: 0 })])).toBeNull();
  });
});

describe('a duel', () => {
  it('remembers dice, rerolls, surges and the result', () => {
    const events: Event[] = [
      { what: 'attack_declared', attacker: 0, target: 2, weapon: 0, distance: 3 },
      { what: 'attack_rolled', attack: [['blue', 0], ['green', 1]], defence: [['black', 2]] },
      { what: 'rerolled', pool: 'attack', die: 1, from: 1, to: 5 },
      { what: 'surge_spent', option: 'dmg+1', left: 0 },
      { what: 'hit', damage: 2, blocked: 1 },
      { what: 'attack_ended' },
    ];
    expect(events.reduce<Duel | null>(fence, null)).toMatchObject({
      attack: [['blue', 0], ['green', 5]],
      spent: ['dmg+1'],
      result: { hit: true, damage: 2, blocked: 1 },
      over: true,
    });
  });

  it('does not follow anybody into the next mission', () => {
    const declared: Event = { what: 'attack_declared', attacker: 0, target: 2, weapon: 0, distance: 3 };
    expect([declared, { what: 'attack_ended' } as Event, { what: 'mission_began', mission: 1 } as Event].reduce<Duel | null>(fence, null)).toBeNull();
    expect(followAll(null, [told({ what: 'group_activated', group: 0, card: 3 }), told({ what: 'mission_began', mission: 1 })])).toBeNull();
  });
});
