import { describe, expect, it } from 'vitest';
import type { SeatState } from '../../generated/SeatState';
import { content, view } from './fixtures';
import { fieldLabel } from './labels';
import { askLine } from './prompts';
import { seatLine } from '../../table/seats';
import { waitLine } from './roles';
import { rounds } from './track';
import { cardName, effectLine, fieldLine, jediKey, penaltyLine, pushList } from './words';

const fields = content.boards[0]!.fields;
const scale = content.force_scale;

describe('words', () => {
  it('render action fields from their data', () => {
    expect(fields.map((field) => fieldLine(field, scale).key)).toEqual([
      'arena-field-fight',
      'arena-field-fight-exact',
      'arena-field-force-scale',
      'arena-field-force-exact',
      'arena-field-push',
    ]);
    expect(effectLine(fields[0]!, 4, scale)).toEqual({ key: 'arena-effect-fight', args: { value: 6 } });
    expect(effectLine(fields[2]!, 4, scale)).toEqual({ key: 'arena-effect-force', args: { steps: 2 } });
    expect(effectLine(fields[3]!, 5, scale)).toEqual({ key: 'arena-effect-force', args: { steps: 3 } });
  });

  it('count what a push takes', () => {
    expect(pushList(['super', 'any', 'any']).map((part) => part.args)).toEqual([
      { kind: 'super', n: 1 },
      { kind: 'any', n: 2 },
    ]);
  });

  it('name cards by slot', () => {
    expect(cardName(content, 0, 1).key).toBe('arena-threat-closing-ring');
    expect(cardName(content, 3, 0).key).toBe('arena-mega-gates-thrown-open');
    expect(cardName(content, 0, undefined).key).toBe('arena-card-unknown');
    expect(jediKey('obi_wan')).toBe('arena-jedi-obi-wan');
    expect(penaltyLine({ force: 2 })).toEqual({ key: 'arena-penalty-force', args: { steps: 2 } });
    expect(penaltyLine({ droids: ['battle', 'battle'] }).key).toBe('arena-penalty-droids');
  });
});

describe('labels', () => {
  const figures = { view, content, neighbours: content.map.neighbours };

  it('say area, field, figure and neighbours', () => {
    expect(fieldLabel(figures, 6).map((part) => part.key)).toEqual(['arena-label-field', 'arena-droid', 'arena-label-adjacent']);
    expect(fieldLabel(figures, 0).map((part) => part.key)).toEqual(['arena-label-field', 'arena-label-jedi', 'arena-label-adjacent']);
    expect(fieldLabel(figures, 5).map((part) => part.key)).toEqual(['arena-label-field', 'arena-label-empty', 'arena-label-adjacent']);
  });

  it('say what a tap does', () => {
    const tap = { light: 'strike', choice: null } as const;
    expect(fieldLabel(figures, 6, tap).at(-1)).toEqual({ key: 'arena-label-can-strike', args: { cost: 3 } });
  });
});

describe('questions', () => {
  it('name the die', () => {
    expect(askLine({ ask: 'place' }, view, 0, 4)).toEqual({ key: 'arena-ask-place-die', args: { face: 4 } });
    expect(askLine({ ask: 'place' }, view, 0, null).key).toBe('arena-ask-place');
    expect(askLine({ ask: 'fight', seat: 1, left: 3, at: 1 }, view, 1, null).args).toEqual({ jedi: 'kit' });
  });

  it('say for whom everybody waits', () => {
    const seat = (kind: SeatState['kind'], mine = false): SeatState => ({ kind, name: 'Anna', present: true, mine, muted: false, blocked: false });
    expect(waitLine(view, [seat('bot'), seat('bot')], [0, 1]).key).toBe('arena-wait-bots');
    expect(waitLine(view, [seat('bot'), seat('person')], [0, 1]).key).toBe('arena-wait-people');
    expect(waitLine(view, [seat('bot'), seat('open')], [0, 1]).key).toBe('arena-wait-open');
    expect(seatLine([seat('person', true)], 0).key).toBe('seat-mine');
    expect(seatLine([seat('open')], 0).key).toBe('seat-open');
    expect(seatLine([], 0).key).toBe('seat-open');
  });
});

describe('the track', () => {
  it('is cut into rounds, with the gunship in one of them', () => {
    const found = rounds(content, view);
    expect(found.map((round) => [round.round, round.stops.length, round.state])).toEqual([
      [1, 3, 'now'],
      [2, 1, 'ahead'],
      [0, 1, 'ahead'],
    ]);
    expect(found[0]!.stops.map((stop) => stop.state)).toEqual(['done', 'now', 'ahead']);
  });

  it('has not begun during set-up', () => {
    expect(rounds(content, { ...view, phase: null }).every((round) => round.state === 'ahead')).toBe(true);
  });
});
