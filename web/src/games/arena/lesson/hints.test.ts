import { describe, expect, it } from 'vitest';
import { content, view } from '../fixtures';
import type { Event, Offer, Prompt, View } from '../types';
import { dueHint, LESSON, type Moment } from './hints';

const START: Prompt = { ask: 'start' };
const PLACE: Prompt = { ask: 'place' };
const offers: Offer[] = [{ seat: 0, choice: { do: 'card', slot: 0 } }];

function moment(change: Partial<Moment>, jedi: Partial<View['jedi'][number]> = { die: 4 }): Moment {
  const now = { ...view, round: 1, ending: null, jedi: view.jedi.map((one, seat) => (seat === 0 ? { ...one, ...jedi } : one)) };
  return { content, view: now, prompt: PLACE, offers, events: [], seat: 0, ...change };
}

const mine: Event = { what: 'placed_on_card', seat: 0, slot: 0, face: 4 };
const idOf = (at: Moment, read: readonly string[] = []) => dueHint(at, read)?.id ?? null;

describe('the lesson', () => {
  it('begins with the aim, until somebody has started', () => {
    const at = moment({ prompt: START, offers: [{ seat: 0, choice: { do: 'start', field: 3 } }] });
    expect(idOf(at)).toBe('start');
    expect(idOf({ ...at, events: [{ what: 'started', seat: 0, field: 3 }] })).toBeNull();
    expect(idOf({ ...at, events: [{ what: 'started', seat: 1, field: 3 }] }), 'another seat does not count').toBe('start');
  });

  it('goes on by what is done, whatever was read', () => {
    expect(idOf(moment({}))).toBe('cards');
    expect(idOf(moment({}), ['cards'])).toBe('die');
    expect(idOf(moment({ events: [mine] })), 'nobody is told to place a first die twice').toBe('supplies');
    expect(idOf(moment({ prompt: { ask: 'fight', seat: 0, left: 3, at: 1 }, events: [] }))).toBe('strike');
    expect(idOf(moment({ prompt: { ask: 'fight', seat: 0, left: 1, at: 1 }, events: [{ what: 'struck', seat: 0, field: 2, kind: 'battle', left: 1 }] }))).toBe('finish');
  });

  it('says nothing while others have to place their dice', () => {
    expect(idOf(moment({}, { die: null }))).toBeNull();
    expect(idOf(moment({ offers: [] }))).toBeNull();
  });

  it('ends in the second round', () => {
    const second = { ...moment({}), events: [mine] };
    const later = { ...second, view: { ...second.view, round: 2 } };
    expect(idOf(later)).toBe('areas');
    expect(idOf(later, ['areas'])).toBe('end');
    expect(idOf(later, LESSON.map(({ id }) => id))).toBeNull();
    expect(idOf({ ...later, view: { ...later.view, round: 3 } })).toBeNull();
  });
});
