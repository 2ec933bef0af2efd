/** How a browser likes things; kept on this device only. */
export interface Settings {
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'reduced' | 'full';
  /** How long a bot takes for a choice at new tables, in milliseconds. */
  pace: number;
  /** Whether dice roll visibly. */
  diceAnimation: boolean;
  /** Packs of alliance that are owned besides the core box (R36.1). */
  collection: readonly Pack[];
}

/** Packs of alliance besides the core box, as its set-up names them. */
export const PACKS = ['luke_skywalker', 'darth_vader', 'luke_jedi_knight'] as const;
export type Pack = (typeof PACKS)[number];

/** The paces on offer, in milliseconds a choice, with the ends of their text keys. */
export const PACES = [
  { name: 'slow', milliseconds: 1800 },
  { name: 'normal', milliseconds: 900 },
  { name: 'fast', milliseconds: 300 },
  { name: 'instant', milliseconds: 0 },
] as const;

const DEFAULTS: Settings = { theme: 'system', motion: 'system', pace: 900, diceAnimation: true, collection: PACKS };

/** What was stored, with the default for whatever is missing or makes no sense. */
export function readSettings(stored: string | null): Settings {
  const found = parse(stored);
  return {
    theme: oneOf(found.theme, ['system', 'dark', 'light'], DEFAULTS.theme),
    motion: oneOf(found.motion, ['system', 'reduced', 'full'], DEFAULTS.motion),
    pace: oneOf(found.pace, PACES.map((pace) => pace.milliseconds), DEFAULTS.pace),
    diceAnimation: typeof found.diceAnimation === 'boolean' ? found.diceAnimation : DEFAULTS.diceAnimation,
    collection: Array.isArray(found.collection) ? PACKS.filter((pack) => (found.collection as unknown[]).includes(pack)) : DEFAULTS.collection,
  };
}

function parse(stored: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function oneOf<Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}
