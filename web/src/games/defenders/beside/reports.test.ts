import { describe, expect, it } from 'vitest';
import type { Choice, Offer } from '../types';
import { reportsOf, sightsOf } from './reports';

const offers = (...choices: Choice[]): Offer[] => choices.flatMap((choice) => [0, 1].map((seat) => ({ seat, choice })));
const tell = (report: Extract<Choice, { do: 'tell' }>['report']): Choice => ({ do: 'tell', report });

describe('what can be reported', () => {
  const found = reportsOf(
    offers(
      ...[0, 1, 2, 4].map((wounds) => tell({ what: 'wounds', figure: 7, wounds })),
      tell({ what: 'seen', signal: 29 }),
      tell({ what: 'seen', signal: 30 }),
      tell({ what: 'destroyed', signal: 30 }),
      tell({ what: 'armoury', agent: 1, armoury: 0 }),
    ),
    () => 3,
  );

  it('has a counter with one wound more and one less', () => {
    const counter = found.counters.get(7)!;
    expect(counter.less?.choice.report).toEqual({ what: 'wounds', figure: 7, wounds: 2 });
    expect(counter.more?.choice.report).toEqual({ what: 'wounds', figure: 7, wounds: 4 });
  });

  it('does not tell signals apart', () => {
    expect(found.signals.map(({ choice }) => choice.report.what)).toEqual(['seen', 'destroyed']);
  });

  it('says everything else once, whoever of this device reports it', () => {
    expect(found.rest.get(1)).toHaveLength(1);
  });
});

it('asks of everybody how far away he is, from contact outward', () => {
  const rows = sightsOf(offers({ do: 'sight', figure: 0, areas: 1 }, { do: 'sight', figure: 0, areas: 0 }, { do: 'no_way', figure: 0 }, { do: 'sight', figure: 2, areas: 0 }));
  expect(rows.map(({ figure, areas, noWay }) => [figure, areas.map(({ choice }) => choice.areas), noWay !== undefined])).toEqual([
    [0, [0, 1], true],
    [2, [0], false],
  ]);
});
