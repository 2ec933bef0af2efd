/** What everything is called. Names of units, cards and tables are texts of the content; ids lead to them. */
import { line, type Line } from '../../table/line';
import type { Action, AttackFace, Colour, Condition, Content, DefenceFace, Rank, TokenKind, View } from './types';

/** Who is who at a table: units and tokens by their numbers. They keep them from beginning to end. */
export interface Cast {
  readonly content: Content;
  readonly units: readonly Member[];
  readonly tokens: ReadonlyMap<number, TokenKind | 'covert'>;
  /** Where tokens lie, in inches from the west and from the south. */
  readonly places: ReadonlyMap<number, { readonly x: number; readonly y: number }>;
}

export interface Member {
  readonly colour: Colour;
  /** The id of its card. */
  readonly kind: string;
  readonly isVehicle: boolean;
  readonly rank: Rank;
  /** Among its kind on its side, from 1; 0 if it is the only one. */
  readonly n: number;
  /** Its weapons by number, as files call them. */
  readonly weapons: readonly string[];
}

export function castOf(view: Pick<View, 'figures' | 'tokens'> & Partial<Pick<View, 'contacts'>>, content: Content): Cast {
  // On a real table nobody knows where they lie.
  const placed = view.contacts ? [] : view.tokens;
  const kinds = view.figures.map(({ is_vehicle, kind }) => (is_vehicle ? content.vehicles[kind]?.id : content.units[kind]?.id) ?? '');
  const units = view.figures.map(({ colour, is_vehicle, rank, weapons }, id): Member => {
    const alike = view.figures.flatMap((other, n) => (other.colour === colour && kinds[n] === kinds[id] ? [n] : []));
    return { colour, kind: kinds[id]!, isVehicle: is_vehicle, rank, n: alike.length > 1 ? alike.indexOf(id) + 1 : 0, weapons: weapons.map((weapon) => weapon.id) };
  });
  return { content, units, tokens: new Map(view.tokens.map(({ id, what }) => [id, 'objective' in what ? what.objective : 'covert'])), places: new Map(placed.map(({ id, at: [x, y] }) => [id, { x: Math.round(x / 254), y: Math.round((9144 - y) / 254) }])) };
}

/** Ids of files are written with lines below, keys of texts with hyphens. */
export const dashed = (id: string): string => id.replaceAll('_', '-');

export function unitName({ units }: Cast, id: number): Line {
  const member = units[id];
  if (!member) return line('specops-somebody');
  const name = line(member.isVehicle ? `specops-vehicle-${dashed(member.kind)}` : `specops-unit-${dashed(member.kind)}`);
  return member.n > 0 ? line('specops-numbered', { name, n: member.n }) : name;
}

export function kindName(kind: string): Line {
  return line(`specops-unit-${dashed(kind)}`);
}

export function tokenName({ tokens }: Cast, id: number): Line {
  return line('specops-token', { kind: tokens.get(id) ?? 'covert' });
}

export function weaponName({ units }: Cast, unit: number, weapon: number): Line {
  const id = units[unit]?.weapons[weapon];
  return id ? weaponTitle(id) : line('specops-weapon-nth', { n: weapon + 1 });
}

export function weaponTitle(id: string): Line {
  return line(`specops-weapon-${dashed(id)}`);
}

export const cardName = (content: Content, card: number): Line => line(`specops-card-${dashed(content.cards[card]?.id ?? '')}`);
export const sideName = (content: Content, side: number): Line => line(`specops-side-${dashed(content.sides[side]?.id ?? '')}`);
/** A mission that has still to be drawn has no name yet. */
export const missionName = (content: Content, mission: number | null): Line =>
  mission === null ? line('specops-mission-open') : line(`specops-mission-${dashed(content.missions[mission]?.id ?? '')}`);
/** A table that players have built has no name of its own. */
export const tableName = (content: Content, table: number | null): Line =>
  table === null ? line('specops-table-built') : line(`specops-table-${dashed(content.tables[table]?.id ?? '')}`);
export const teamName = (content: Content, team: number): Line => line(`specops-team-${dashed(content.teams[team]?.id ?? '')}`);

export const colourName = (side: Colour): Line => line('specops-colour', { side });
export const rankName = (rank: Rank): Line => line('specops-rank', { rank });
export const actionName = (action: Action): Line => line('specops-action', { action });
export const conditionName = (condition: Condition): Line => line('specops-condition', { condition });

/** Faces of dice, counted: "2 hits, 1 crit". */
export function attackFaces(faces: readonly AttackFace[]): Line[] {
  return counted(faces, ['crit', 'hit', 'surge', 'blank']).map(([face, n]) => line('specops-attack-faces', { face, n }));
}

export function defenceFaces(faces: readonly DefenceFace[]): Line[] {
  return counted(faces, ['block', 'surge', 'blank']).map(([face, n]) => line('specops-defence-faces', { face, n }));
}

function counted<Face extends string>(faces: readonly Face[], order: readonly Face[]): (readonly [Face, number])[] {
  return order.map((face) => [face, faces.filter((one) => one === face).length] as const).filter(([, n]) => n > 0);
}
