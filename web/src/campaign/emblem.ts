/** The emblem of a team: a shape and a colour that follow from its name, so that all see the same one. */
import { hash } from './stars';

/** Shields in a box from -50 to 50, told apart without their colours. */
const SHIELDS = [
  'M0 -46L40 -30V8C40 30 20 42 0 48C-20 42 -40 30 -40 8V-30Z',
  'M0 -48L44 0L0 48L-44 0Z',
  'M-24 -44H24L46 0L24 44H-24L-46 0Z',
  'M0 -46A46 46 0 1 1 -0.01 -46Z',
  'M-42 -42H42V10L0 46L-42 10Z',
] as const;

/** What lies on the shield. */
const CHARGES = [
  'M0 -30L8 -9L30 -9L12 5L19 27L0 14L-19 27L-12 5L-30 -9L-8 -9Z',
  'M-26 8L0 -24L26 8L14 8L0 -8L-14 8ZM-26 24L0 -6L26 24L14 24L0 8L-14 24Z',
  'M-4 -30H4V-4H30V4H4V30H-4V4H-30V-4H-4Z',
  'M0 -28C18 -12 18 12 0 28C-18 12 -18 -12 0 -28ZM0 -10A10 10 0 1 0 0.01 -10Z',
  'M-28 -14L0 -28L28 -14L28 -4L0 -18L-28 -4ZM-28 4L0 -10L28 4V14L0 0L-28 14ZM-28 22L0 8L28 22V30L0 18L-28 30Z',
  'M-30 0L-8 -8L0 -30L8 -8L30 0L8 8L0 30L-8 8Z',
] as const;

/** Readable on the dark shield, and to colour-blind eyes apart. */
const COLOURS = ['#f0a52e', '#56b4e9', '#2fbf95', '#e8553a', '#a87ce0', '#f0e442'] as const;

export interface EmblemDrawing {
  readonly shield: string;
  readonly charge: string;
  readonly colour: string;
}

export function emblemOf(team: string): EmblemDrawing {
  const n = hash(team.trim().toLocaleLowerCase());
  const pick = <Value>(from: readonly Value[], by: number) => from[by % from.length]!;
  return { shield: pick(SHIELDS, n), charge: pick(CHARGES, n >>> 5), colour: pick(COLOURS, n >>> 11) };
}
