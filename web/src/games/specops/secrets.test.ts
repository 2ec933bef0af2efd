import { describe, expect, it } from 'vitest';
import type { Step } from '../../generated/Step';
import { eventsIn } from '../../table/told';
import { hushedStory, masked } from './secrets';
import type { Event, View } from './types';

const step = (events: object[]): Step => ({ sequence: 1, seat: 0, choice: null, events: events.map((event) => ({ rule: 'C16.1', event })) });

describe('a screen that both sides share', () => {
  it('tells that somebody hid, laid a card, dealt or looked, and not who or what', () => {
    const story = [step([{ what: 'hidden', unit: 3, colour: 'red' }, { what: 'card_sealed', seat: 0, card: 7 }, { what: 'packages_dealt', holders: [], numbers: [1, 2, 3] }, { what: 'package_seen', number: 2 }])];
    const heard = hushedStory(story).flatMap((one) => eventsIn<Event>(one));
    expect(heard).toEqual([
      { what: 'hidden', unit: null, colour: 'red' },
      { what: 'card_sealed', seat: 0, card: null },
      { what: 'packages_dealt', holders: [], numbers: null },
      { what: 'package_seen', number: null },
    ]);
  });

  it('gives the same step for the same step, so that the log is told once', () => {
    const story = [step([{ what: 'cleared' }])];
    expect(hushedStory(story)[0]).toBe(hushedStory(story)[0]);
    expect(eventsIn(hushedStory(story)[0]!)).toEqual([{ what: 'cleared' }]);
  });

  it('draws neither numbers nor names under tokens, nor in set-up who is hidden', () => {
    const view = { phase: 'set_up', tokens: [{ id: 0, number: 1, hidden: 4 }], figures: [{ place: 'covert' }, { place: 'table' }] } as unknown as View;
    expect(masked(view)).toMatchObject({ tokens: [{ number: null, hidden: null }], figures: [{ place: 'aside' }, { place: 'table' }] });
    expect(masked({ ...view, phase: 'activation' } as View).figures[0]!.place).toBe('covert');
  });
});
