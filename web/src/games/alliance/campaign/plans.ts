/** What the team may do on the star map, read from the offers alone: what is not offered cannot be done. */
import type { Offer, Plan } from './types';

type Kind = Plan['step'];
export type PlanOf<K extends Kind> = Extract<Plan, { step: K }>;

export interface PlanOffer<K extends Kind = Kind> {
  readonly seat: number;
  readonly step: PlanOf<K>;
}

/** The offers of one kind; what several of my seats may do alike counts once. */
export function plans<K extends Kind>(offers: readonly Offer[], kind: K): PlanOffer<K>[] {
  const found: PlanOffer<K>[] = [];
  for (const { seat, choice } of offers) {
    if (choice.do !== 'plan' || choice.step.step !== kind) continue;
    const step = choice.step as PlanOf<K>;
    if (!found.some((other) => isSame(other.step, step))) found.push({ seat, step });
  }
  return found;
}

/** The offer to do exactly this; none if it is not open. */
export function offered<K extends Kind>(offers: readonly Offer[], wish: PlanOf<K>): PlanOffer<K> | undefined {
  return plans<K>(offers, wish.step as K).find(({ step }) => isSame(step, wish));
}

export function isSame(one: Plan, other: Plan): boolean {
  const mine = one as Record<string, unknown>;
  const theirs = other as Record<string, unknown>;
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names].every((name) => (mine[name] ?? null) === (theirs[name] ?? null));
}

/** Whether starting a story mission now would end encounters that are still open (R30.6). */
export function losesEncounters(kind: string | undefined, encounters: readonly number[]): boolean {
  return kind === 'story' && encounters.length > 0;
}
