/** Fame and what it was earned with (R35). */
import type { FameFor, FameLine, FameRules, Played } from './types';

/** The formula, a line each, in the order it is told; what a campaign gives nothing for is left out. */
export function formula(rules: FameRules): { what: keyof FameRules; fame: number }[] {
  const order = ['won', 'fast', 'optional', 'group', 'elite', 'unhurt', 'encounter'] as const;
  return order.map((what) => ({ what, fame: rules[what] })).filter(({ fame }) => fame !== 0);
}

export function sumOf(lines: readonly FameLine[]): number {
  return lines.reduce((sum, { fame }) => sum + fame, 0);
}

/** All missions together, a line a reason. */
export function totals(played: readonly Played[]): FameLine[] {
  const found = new Map<FameFor, FameLine>();
  for (const { what, times, fame } of played.flatMap((one) => one.fame)) {
    const known = found.get(what);
    found.set(what, { what, times: times + (known?.times ?? 0), fame: fame + (known?.fame ?? 0) });
  }
  return [...found.values()];
}

/** What fame was earned outside of missions: encounters and deeds on the star map. */
export function besides(fame: number, played: readonly Played[]): number {
  return fame - played.reduce((sum, one) => sum + sumOf(one.fame), 0);
}
