import { describe, expect, it } from 'vitest';
import { speak, t } from '../../../lib/i18n.svelte';
import { sayAll } from '../../../table/line';
import { reportsOf } from '../companion/reports';
import { attackable, figureAt, standingAt } from '../figures';
import { CONTENT, PLAN, trooper, VIEW } from '../fixtures';
import { spaceLabel } from '../labels';
import { taps } from '../offers';
import { defencePool } from '../pools';
import { play } from '../scene';
import { figureName } from '../text';
import type { Content, Offer, Space, View } from '../types';
import { isUsedUp, thingsOf } from './things';
import { spaceWords } from './words';

/** A relay at [3, 2] that can be attacked, the third figure. */
const RELAY: [number, number] = [3, 2];
const OBJECT = { id: 'relay', scene: 'one', kind: 'terminal', at: RELAY, door: null, stays: false, carry: false, defence: ['black', 'white'], action: [] };
const content = { ...CONTENT, missions: [{ id: 'test', object: [OBJECT], region: [] }] } as unknown as Content;
const figure = trooper(3, [RELAY], { side: 'object', group: null, object: 0, health: 6, damage: 2 });
const state = { object: 0, at: RELAY, carrier: null, locked: false, open: false, actions: [] };
const view = {
  ...VIEW,
  figures: [...VIEW.figures, figure],
  mission: { mission: 0, scene: 0, revealed: [0], objects: [state], regions: [], marks: { objects: [0], spaces: [], figures: [3] } },
} as unknown as View;
/** Before its area is revealed. */
const before: View = { ...view, figures: view.figures.map((one) => (one.id === 3 ? { ...one, at: null } : one)) };

describe('an object that can be attacked', () => {
  it('holds its space, but nobody stands there', () => {
    expect([figureAt(view, RELAY)?.id, standingAt(view, RELAY), attackable(view, 0)?.id, attackable(before, 0)]).toEqual([3, undefined, 3, undefined]);
    expect(standingAt(view, [5, 1])?.id).toBe(1);
    expect(thingsOf(view, content).map((thing) => [thing.figure, isUsedUp({ ...thing, marked: false })])).toEqual([[3, false]]);
    expect(thingsOf(before, content).map((thing) => [thing.figure, isUsedUp({ ...thing, marked: false })])).toEqual([[null, true]]);
  });

  it('is called as the mission calls it, and defends itself with its own dice', () => {
    void speak('en');
    expect(figureName(view, content, 3)).toBe('Terminal');
    expect(defencePool(view, content, 3)).toEqual(['black', 'white']);
  });

  it('is said once to who does not see it, with its health and what a tap does', () => {
    void speak('en');
    const seen = { view, content, plan: PLAN, name: (id: number) => figureName(view, content, id), place: () => 'somewhere', words: (space: Space) => spaceWords(view, content, PLAN, space) };
    const said = sayAll(t, spaceLabel(seen, RELAY, { light: 'attack', offer: null, figure: 3 }));
    expect(said).toBe('Terminal, on somewhere, 2 spaces south-east, 4 of 6 health, part of the objective, you can attack');
  });

  it('is lit like anybody who can be attacked', () => {
    const offer: Offer = { seat: 0, choice: { do: 'attack', weapon: 0, target: 3, by: null } };
    expect(taps([offer], view, PLAN, { deploy: null }).get('3,2')).toEqual({ light: 'attack', offer: null, figure: 3 });
  });

  it('stands there when its area is revealed, and is gone when it is destroyed', () => {
    const revealed = play(before, { what: 'ordered', order: { order: 'reveal', area: 0 } }, view);
    expect(revealed.figures[3]!.at).toEqual([RELAY]);
    const gone = { ...before, mission: { ...before.mission!, objects: [] } };
    const after = play(view, { what: 'destroyed', figure: 3, object: 0 }, gone);
    expect([after.figures[3]!.at, after.mission!.objects]).toEqual([null, []]);
  });

  it('is reported as destroyed beside a real table', () => {
    const offer: Offer = { seat: 0, choice: { do: 'tell', fact: { fact: 'destroyed', object: 0 } } };
    expect([...reportsOf([offer]).objects]).toEqual([[0, offer]]);
  });
});
