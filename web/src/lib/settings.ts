import { VOLUMES, type Volume } from './scores';

/** How a browser likes things; kept on this device only. */
export interface Settings {
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'reduced' | 'full';
  /** How long a bot takes for a choice at new tables, in milliseconds. */
  pace: number;
  /** Whether dice roll visibly. */
  diceAnimation: boolean;
  /** Whether there is sound; left to the system it is off where that wants less motion. */
  sound: 'system' | 'on' | 'off';
  volume: Volume;
  /** Whether the system tells me that it is my turn while I am elsewhere. */
  notify: boolean;
  /** Whether boards lean away from the viewer, with walls and standing figures, or lie flat as a plan. */
  boards: 'tilted' | 'flat';
  /** Whether I am asked where my answer can change nothing. */
  askAll: boolean;
  /** Whether I choose between places that are equally bad for us, instead of the first of them. */
  askTies: boolean;
}

/** The paces on offer, in milliseconds a choice, with the ends of their text keys. */
export const PACES = [
  { name: 'slow', milliseconds: 1800 },
  { name: 'normal', milliseconds: 900 },
  { name: 'fast', milliseconds: 300 },
  { name: 'instant', milliseconds: 0 },
] as const;

const DEFAULTS: Settings = { theme: 'system', motion: 'system', pace: 900, diceAnimation: true, sound: 'system', volume: 'normal', notify: false, boards: 'tilted', askAll: false, askTies: false };

/** What was stored, with the default for whatever is missing or makes no sense. */
export function readSettings(stored: string | null): Settings {
  const found: Partial<Record<keyof Settings, unknown>> = parse(stored);
  return {
    theme: oneOf(found.theme, ['system', 'dark', 'light'], DEFAULTS.theme),
    motion: oneOf(found.motion, ['system', 'reduced', 'full'], DEFAULTS.motion),
    pace: oneOf(found.pace, PACES.map((pace) => pace.milliseconds), DEFAULTS.pace),
    diceAnimation: oneOf(found.diceAnimation, [true, false], DEFAULTS.diceAnimation),
    sound: oneOf(found.sound, ['system', 'on', 'off'], DEFAULTS.sound),
    volume: oneOf(found.volume, Object.keys(VOLUMES) as Volume[], DEFAULTS.volume),
    notify: oneOf(found.notify, [true, false], DEFAULTS.notify),
    boards: oneOf(found.boards, ['tilted', 'flat'], DEFAULTS.boards),
    askAll: oneOf(found.askAll, [true, false], DEFAULTS.askAll),
    askTies: oneOf(found.askTies, [true, false], DEFAULTS.askTies),
  };
}

/** What is kept beside them, for games: each knows how to read its own. */
export function readOthers(stored: string | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parse(stored)).filter(([name]) => !(name in DEFAULTS)));
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function oneOf<Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}
