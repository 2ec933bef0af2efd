/** What comes from the box before a mission begins, and where it lies. */
import { chartIn, hexName, type HexName } from '../map';
import type { Content, SymbolId, View } from '../types';

const OPENINGS = ['door', 'window', 'locked', 'blocked'] as const;
type Opening = (typeof OPENINGS)[number];

export interface SetUp {
  /** The sides of map tiles, by their place in the mission; some lie apart. */
  readonly sides: readonly { readonly id: string; readonly apart: boolean }[];
  /** Doors and windows: what the drawing shows by its colours. */
  readonly openings: readonly Opening[];
  readonly points: readonly { readonly symbol: SymbolId; readonly at: HexName }[];
  readonly waypoints: readonly { readonly number: number; readonly at: HexName }[];
  readonly hidden: readonly HexName[];
  readonly armouries: readonly { readonly alien: boolean; readonly at: HexName }[];
  /** Things that lie on the map, by number. */
  readonly items: readonly { readonly item: number; readonly at: HexName }[];
  /** The areas with start hexes. */
  readonly start: readonly number[];
  /** Signals within reach: it does not matter which, the screen says what each one is. */
  readonly signals: number;
}

/** A mission as it lies before the first round. */
export function setUpOf(view: View, content: Content): SetUp {
  const chart = chartIn(view, content);
  const mission = content.missions[view.mission];
  const at = (hex: number) => hexName(chart, hex);
  const kinds = new Set(chart.picture.sides.map(({ kind }) => kind));
  return {
    sides: mission ? [{ id: mission.side, apart: false }, ...mission.join.map(({ side, apart }) => ({ id: side, apart }))] : [],
    openings: OPENINGS.filter((kind) => kinds.has(kind) || (kind === 'door' && chart.picture.hexes.some(({ ground }) => ground === 'door'))),
    points: view.points.map((point) => ({ symbol: point.symbol, at: at(point.at) })),
    waypoints: view.story.waypoints.map((one) => ({ number: one.number, at: at(one.at) })),
    hidden: view.story.hidden.map(at),
    armouries: view.story.armouries.map((one) => ({ alien: one.alien, at: at(one.at) })),
    items: view.story.items.flatMap(({ item, at: hex }) => (hex === null ? [] : [{ item, at: at(hex) }])),
    start: [...new Set(chart.picture.start.map((hex) => at(hex).area))].sort((a, b) => a - b),
    signals: view.decks.signals + view.signals.length,
  };
}
