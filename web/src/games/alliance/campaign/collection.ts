/** Packs besides the core box, as the set-up names them (R36.1). */
export const PACKS = ['luke_skywalker', 'darth_vader', 'luke_jedi_knight'] as const;
export type Pack = (typeof PACKS)[number];

/** What is owned, as this browser knows it; everything, as long as nobody said otherwise. */
export function readCollection(stored: unknown): readonly Pack[] {
  return Array.isArray(stored) ? PACKS.filter((pack) => stored.includes(pack)) : PACKS;
}
