/** What the story of a mission has laid on the map: as tokens on the drawing, and in words. */
import { line, type Line } from '../../table/line';
import type { BoardToken } from './board/pieces';
import { atOf, type Chart } from './map';
import { missionOf, namedIn } from './mission';
import type { Content, View } from './types';

interface Found {
  readonly kind: BoardToken['kind'];
  readonly hex: number;
  /** The number on a waypoint. */
  readonly n?: number;
  /** Which thing of the mission it is. */
  readonly item?: number;
}

function laidIn({ story }: Pick<View, 'story'>): Found[] {
  const at = (kind: Found['kind']) => (hex: number): Found => ({ kind, hex });
  return [
    ...story.flames.map(at('flame')),
    ...story.mines.map(at('mine')),
    ...story.waypoints.map(({ number, at: hex }): Found => ({ kind: 'waypoint', hex, n: number })),
    ...story.hidden.map(at('hidden')),
    ...story.armouries.map(({ at: hex, alien }): Found => ({ kind: alien ? 'alien_armoury' : 'armoury', hex })),
    ...story.bodies.map(at('body')),
    ...story.items.flatMap(({ item, at: hex }): Found[] => (hex === null ? [] : [{ kind: 'item', hex, item }])),
  ];
}

/** Tokens on the drawing; those of one hex lie beside each other. */
export function tokensOn(view: Pick<View, 'story'>, chart: Chart): BoardToken[] {
  const lying = new Map<number, number>();
  return laidIn(view).map(({ kind, hex, n }): BoardToken => {
    const slot = lying.get(hex) ?? 0;
    lying.set(hex, slot + 1);
    return { key: `${hex}-${slot}`, at: atOf(chart, hex), kind, slot, ...(n === undefined ? {} : { count: n }) };
  });
}

/** What lies on a hex, and whether an open objective is about it. */
export function tokenWords(view: View, content: Content, hex: number): Line[] {
  const mission = missionOf(view, content);
  const words = laidIn(view).flatMap(({ hex: at, kind, n, item }) =>
    at === hex ? [line('defenders-label-token', { what: kind, n: n ?? 0, name: item === undefined ? '' : namedIn(mission, 'item', mission?.item[item]?.id) })] : [],
  );
  return view.story.goals.includes(hex) ? [...words, line('defenders-label-goal')] : words;
}
