import { describe, expect, it } from 'vitest';
import { length } from '../../table/beats';
import { beats } from './beats';
import { content, events, view } from './fixtures';
import { play } from './scene';
import type { Event, View } from './types';

const after = (event: Event, final: View = view) => play(view, event, final, content);

describe('a scene', () => {
  it.each(Object.values(events) as Event[])('takes $what without touching the view', (event) => {
    const before = structuredClone(view);
    after(event);
    expect(view).toEqual(before);
  });

  it('moves droids between board and supply', () => {
    const fallen = after(events.struck);
    expect(fallen.droids[3]).toBeNull();
    expect(fallen.supply).toEqual([29, 30, 29]);
    const come = after(events.droid_placed);
    expect(come.droids[2]).toBe('super');
    expect(come.supply).toEqual([28, 29, 29]);
  });

  it('lays dice on cards and boards', () => {
    expect(after(events.placed_on_board).jedi[0]).toMatchObject({ die: null, board: [4, null, null, null, null] });
    const laid = after(events.placed_on_card);
    expect(laid.jedi[0]!.die).toBeNull();
    expect(laid.cards[1]!.dice).toEqual([3, 5, 6]);
    // Whether a card is met only the rules know: taken from the view at the end.
    const known = { card: 1, dice: [3, 5, 6], met: false, missing: [1], sum: 14 };
    const final = { ...view, cards: [view.cards[0]!, known, ...view.cards.slice(2)] };
    expect(after(events.placed_on_card, final).cards[1]).toBe(known);
  });

  it('calls a sum met when it is hit, and never once it is overshot', () => {
    const sums = { ...content, threats: content.threats.map((one) => ({ ...one, needs: { sum: 9 } })) };
    const scene: View = { ...view, cards: view.cards.map((card, slot) => (slot === 1 ? { ...card, dice: [4], sum: 4, met: false, missing: [] } : card)) };
    const lay = (from: View, face: number) => play(from, { what: 'placed_on_card', seat: 0, slot: 1, face }, { ...view, cards: [] }, sums);
    const hit = lay(scene, 5);
    expect(hit.cards[1]).toMatchObject({ sum: 9, met: true });
    expect(lay(hit, 1).cards[1]).toMatchObject({ sum: 10, met: false });
  });

  it('calls a dice card met when nothing is missing', () => {
    const scene: View = { ...view, cards: view.cards.map((card, slot) => (slot === 1 ? { ...card, dice: [], sum: 0, met: false, missing: [1, 3] } : card)) };
    const lay = (from: View, face: number) => play(from, { what: 'placed_on_card', seat: 0, slot: 1, face }, { ...view, cards: [] }, content);
    expect(lay(scene, 3).cards[1]).toMatchObject({ missing: [1], met: false });
    expect(lay(lay(scene, 3), 1).cards[1]).toMatchObject({ missing: [], met: true });
  });

  it('shows new cards with all that is missing', () => {
    expect(after(events.threats_revealed).cards[1]).toEqual({ card: 1, dice: [], met: false, missing: [1, 3, 5], sum: 0 });
  });

  it('follows Force, gunship and figures', () => {
    expect(after(events.force_gained).force).toBe(5);
    expect(after(events.phase_began).position).toBe(2);
    expect(after(events.walked).jedi[0]!.field).toBe(5);
    expect(after(events.rolled).jedi[0]).toMatchObject({ die: 4, dice_left: 6 });
    expect(after(events.round_cleared).cards).toEqual([]);
  });
});

describe('beats', () => {
  it('walk field by field and not too long', () => {
    const walk = beats([events.walked], content);
    expect(walk.map((beat) => (beat.events[0] as { to: number }).to)).toEqual([2, 5]);
    const path = Array.from({ length: 30 }, (_, n) => n % 6);
    expect(length(beats([{ ...events.walked, path }], content))).toBeLessThanOrEqual(360);
  });

  it('roll all dice at once', () => {
    const rolled: Event[] = [events.rolled, { what: 'rolled', seat: 1, face: 2 }, events.fight_began];
    expect(beats(rolled, content).map((beat) => beat.events.length)).toEqual([2, 1]);
  });

  it('fill area by area', () => {
    const fields = [0, 1, 2, 3, 4];
    const come = fields.map((field): Event => ({ what: 'droid_placed', field, kind: 'battle' }));
    expect(beats(come, content).map((beat) => [beat.area, beat.events.length])).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  it('lose no event', () => {
    const all = Object.values(events) as Event[];
    const told = beats(all, content).flatMap((beat) => beat.events.map((event) => event.what));
    expect(new Set(told)).toEqual(new Set(all.map((event) => event.what)));
  });
});
