/** What can be heard at a table, as a few notes each. */
export const CUES = ['move', 'dice', 'hit', 'defeat', 'reveal', 'turn', 'victory', 'loss'] as const;
export type Cue = (typeof CUES)[number];

export interface Note {
  /** Seconds from the beginning, and how long. */
  readonly at: number;
  readonly lasts: number;
  /** At its loudest, before the volume; 1 would be as loud as it gets. */
  readonly loud: number;
  /** Hertz; it glides to the second. */
  readonly from: number;
  readonly to?: number;
  readonly wave: 'sine' | 'triangle' | 'noise';
}

export const VOLUMES = { quiet: 0.25, normal: 0.55, loud: 1 } as const;
export type Volume = keyof typeof VOLUMES;

const knock = (at: number, from: number, loud: number): Note => ({ at, lasts: 0.06, loud, from, to: from * 0.6, wave: 'noise' });
const chime = (at: number, from: number, lasts: number, loud: number): Note => ({ at, lasts, loud, from, wave: 'triangle' });

export const SCORES: Record<Cue, readonly Note[]> = {
  // A piece is set down on wood.
  move: [knock(0, 900, 0.16), { at: 0, lasts: 0.07, loud: 0.1, from: 190, to: 120, wave: 'sine' }],
  // Three dice, one after another, and a last turn.
  dice: [knock(0, 2600, 0.14), knock(0.07, 2100, 0.16), knock(0.13, 2900, 0.12), knock(0.24, 1900, 0.14), knock(0.38, 1700, 0.1)],
  hit: [{ at: 0, lasts: 0.16, loud: 0.3, from: 700, to: 160, wave: 'noise' }, { at: 0, lasts: 0.18, loud: 0.22, from: 150, to: 60, wave: 'sine' }],
  defeat: [{ at: 0, lasts: 0.42, loud: 0.18, from: 330, to: 90, wave: 'triangle' }, { at: 0.04, lasts: 0.35, loud: 0.1, from: 500, to: 120, wave: 'noise' }],
  reveal: [{ at: 0, lasts: 0.28, loud: 0.09, from: 600, to: 2200, wave: 'noise' }, chime(0.06, 660, 0.3, 0.08)],
  turn: [chime(0, 660, 0.22, 0.14), chime(0.13, 880, 0.35, 0.14)],
  victory: [chime(0, 392, 0.4, 0.13), chime(0.14, 523.25, 0.4, 0.13), chime(0.28, 659.25, 0.45, 0.13), chime(0.42, 783.99, 0.95, 0.15), chime(0.42, 523.25, 0.95, 0.08)],
  loss: [chime(0, 329.63, 0.5, 0.12), chime(0.24, 293.66, 0.5, 0.12), chime(0.48, 220, 0.95, 0.13), { at: 0.48, lasts: 0.95, loud: 0.1, from: 110, to: 82, wave: 'sine' }],
};
