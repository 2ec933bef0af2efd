import { describe, expect, it } from 'vitest';
import type { Step } from '../../generated/Step';
import { chronicle } from './chronicle';
import { content, events } from './fixtures';
import type { Event } from './types';
import { startOfRoll } from './undo';

const step = (sequence: number, seat: number | null, ...told: Event[]): Step => ({
  sequence,
  seat,
  choice: null,
  events: told.map((event) => ({ rule: '1', event })),
});
const placed = (field: number): Event => ({ what: 'droid_placed', field, kind: 'battle' });

describe('the chronicle', () => {
  const story = [
    step(0, null, placed(0), placed(1), placed(2), placed(3)),
    step(1, 0, events.started, { ...events.phase_began, round: 1, phase: { phase: 'threats' } }, events.threats_revealed),
    step(2, 1, events.rolled, { what: 'rolled', seat: 1, face: 2 }),
    step(3, 0),
    step(4, 0, events.threat_checked),
  ];
  const chapters = chronicle(story, ['mace', 'kit'], content);

  it('tells together what belongs together', () => {
    expect(chapters[0]!.entries.map((entry) => entry.args)).toEqual([
      { n: 3, kind: 'battle', area: 1 },
      { n: 1, kind: 'battle', area: 2 },
    ]);
    expect(chapters[3]!.entries.map((entry) => entry.key)).toEqual(['arena-story-rolled-all']);
  });

  it('cuts a step at the beginning of a round, and tells a tile with its droids', () => {
    const next: Event = { ...events.phase_began, round: 2, phase: { phase: 'threats' } };
    const drawn: Event = { what: 'area_drawn', area: 1, kind: 'battle', cause: { by: 'rush' } };
    const cut = chronicle([step(1, 0, drawn, placed(0), placed(1), next)], [], content);
    expect(cut.map((chapter) => [chapter.round, chapter.entries[0]!.key])).toEqual([
      [0, 'arena-story-area-filled'],
      [2, 'arena-phase-threats'],
    ]);
    expect(cut[0]!.entries[0]!.args).toMatchObject({ n: 2, area: 1 });
  });

  it('leaves out steps without a word and keeps their numbers', () => {
    expect(chapters.map((chapter) => chapter.sequence)).toEqual([0, 1, 1, 2, 4]);
    expect(chapters.map((chapter) => chapter.round)).toEqual([0, 0, 1, 1, 1]);
  });

  it('tells a step once, as long as nothing before it changes', () => {
    const again = chronicle([...story], ['mace', 'kit'], content);
    expect(again.every((chapter, n) => chapter === chapters[n])).toBe(true);
    const others = chronicle(story, ['kit', 'mace'], content);
    expect(others[1]!.entries[0]!.args).not.toEqual(chapters[1]!.entries[0]!.args);
    expect(chronicle(story, ['mace', 'kit'], content)).toEqual(chapters);
  });

  it('remembers which card lies where', () => {
    expect(chapters[4]!.entries[0]!.args).toEqual({ card: { key: 'arena-threat-dust-cloud' } });
  });
});

describe('undo', () => {
  const story = [
    step(0, null),
    step(1, 0, events.rolled),
    step(2, 0, events.placed_on_card),
    step(3, 1, events.placed_on_card),
  ];

  it('goes back to the newest roll', () => {
    expect(startOfRoll(story, 3)).toBe(1);
    expect(startOfRoll(story.slice(0, 3), 2)).toBeNull();
    expect(startOfRoll(story, 7)).toBeNull();
  });
});
