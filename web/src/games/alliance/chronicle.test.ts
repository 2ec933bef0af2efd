import { describe, expect, it } from 'vitest';
import type { Step } from '../../generated/Step';
import { speak } from '../../lib/i18n.svelte';
import { chronicle, QUIET, sinceMission, timelyViews } from './chronicle';
import { CONTENT, VIEW } from './fixtures';
import type { Content, View } from './types';

const step = (sequence: number, ...events: object[]): Step => ({ sequence, seat: 0, choice: null, events: events.map((event) => ({ rule: 'R1', event })) });
const content = { ...CONTENT, campaigns: [], missions: [{ id: 'first_steps', scene: [], object: [], region: [] }] } as unknown as Content;

const STORY = [
  step(0, { what: 'mission_began', mission: 0 }, { what: 'round_began', round: 1, bonus_hero: null }),
  step(1, { what: 'mission_ended', mission: 0, won: true, how: 'fuelled', fame: [], sides: [] }, { what: 'stocked', cards: [] }),
  step(2, { what: 'planned', step: { step: 'start', leg: 0, ally: null } }, { what: 'mission_began', mission: 0 }),
  step(3, { what: 'round_began', round: 1, bonus_hero: null }),
];

describe('the log of a campaign', () => {
  it('says where something happened: in a round or on the star map', () => {
    const chapters = chronicle(STORY, VIEW, content, 'en');
    expect(chapters.map(({ sequence, round, heading }) => [sequence, round, heading?.args?.scene])).toEqual([
      [0, 0, undefined],
      [0, 1, undefined],
      [1, 1, undefined],
      [2, 0, 'map'],
      [2, 0, undefined],
      [3, 1, undefined],
    ]);
  });

  it('of the mission under way begins with it', () => {
    expect(sinceMission(STORY).map(({ sequence }) => sequence)).toEqual([2, 3]);
    expect(sinceMission(STORY.slice(0, 2)).map(({ sequence }) => sequence)).toEqual([0, 1]);
  });

  it('knows in a replay who stood there before the table was cleared', () => {
    const during = { mission: {}, figures: [1], groups: [2] } as unknown as View;
    const after = { mission: null, figures: [], groups: [] } as unknown as View;
    const at = timelyViews([during, after, after]);
    expect([at(0).groups, at(1).groups, at(2).groups]).toEqual([[2], [2], []]);
  });
});

describe('the log of an enemy', () => {
  const said = (...events: object[]) => {
    void speak('en');
    const thing = { what: 'figure_activated', figure: 2 };
    return chronicle([step(0, thing, ...events)], VIEW, content, 'en').flatMap(({ entries }) => entries).filter(({ topic }) => !QUIET.includes(topic)).map((entry) => entry.args!.text);
  };
  const skipped = { what: 'thought', thought: { thought: 'skipped', skip: 'no_target' } };
  const ended = { what: 'activation_ended', figure: 2 };

  it('says so where somebody can do nothing', () => {
    expect(said(skipped, ended)).toEqual([expect.stringMatching(/ activates and can do nothing\.$/)]);
  });

  it('and not where something is done, or may still be', () => {
    const moved = { what: 'points_gained', figure: 2, points: 2 };
    expect(said(skipped, moved, ended)[0]).toMatch(/ activates\.$/);
    expect(said(skipped)[0], 'somebody is asked meanwhile').toMatch(/ activates\.$/);
  });
});
