import { describe, expect, it } from 'vitest';
import type { Step } from '../generated/Step';
import { Chronicler, chapters, type Telling } from './chronicle';
import { line } from './line';
import type { LogEntry } from './log';

const step = (sequence: number): Step => ({ sequence, seat: 0, choice: null, events: [] });
const entry = (key: string): LogEntry<'flow'> => ({ ...line(key), tone: 'plain', rule: 'R1', topic: 'flow' });

describe('chapters', () => {
  it('hold what is said at one place, and begin anew with a round or a scene', () => {
    const at = { round: 1 };
    const map = { round: 1, heading: line('map') };
    const found = chapters(step(4), [
      { at, entry: entry('a') },
      { at: { ...at }, entry: entry('b') },
      { at: { round: 2 }, entry: entry('c') },
      { at: map, entry: entry('d') },
    ]);
    expect(found.map(({ round, heading, entries }) => [round, heading?.key, entries.map(({ key }) => key)])).toEqual([
      [1, undefined, ['a', 'b']],
      [2, undefined, ['c']],
      [1, 'map', ['d']],
    ]);
    expect(found[0]).toMatchObject({ sequence: 4, seat: 0 });
    expect(chapters(step(4), [])).toEqual([]);
  });
});

describe('a chronicler', () => {
  const steps = [step(0), step(1), step(2)];

  function counting() {
    const told: number[] = [];
    const chronicler = new Chronicler<number, 'flow'>((one, other) => one === other);
    const tell = (from: number, about: readonly unknown[] = ['en']) =>
      chronicler.tell(steps, from, about, ({ sequence }, before): Telling<number, 'flow'> => {
        told.push(sequence);
        return { said: [{ at: { round: before }, entry: entry(`${before}`) }], after: before + 1 };
      });
    return { told, tell };
  }

  it('hands on what a step leaves to the next', () => {
    expect(counting().tell(5).map(({ round }) => round)).toEqual([5, 6, 7]);
  });

  it('tells a step once, and again where the past or what it is about has changed', () => {
    const { told, tell } = counting();
    tell(1);
    tell(1);
    expect(told).toEqual([0, 1, 2]);
    tell(2);
    expect(told).toHaveLength(6);
    tell(2, ['de']);
    expect(told).toHaveLength(9);
  });
});
