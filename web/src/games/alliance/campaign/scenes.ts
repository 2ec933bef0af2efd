/** Whether a table shows the board or one of the scenes between missions. */
import type { Prompt, View } from './types';

interface Shown {
  readonly view: unknown;
  readonly decision: { readonly prompt: unknown } | null;
}

/** The star map, an encounter, and the end of a campaign are scenes; everything else is played on the board. */
export function isBetweenMissions({ view, decision }: Shown): boolean {
  const { campaign } = view as View;
  if (!campaign) return false;
  return campaign.ending !== null || campaign.encounter !== null || (decision?.prompt as Prompt | undefined)?.ask === 'star_map';
}
