/** Whether a table shows the board or one of the scenes between missions. */
import type { View } from '../types';

/** The headquarters and the end of a campaign are scenes; the last rank rolls of a mission are still made at its board (128). */
export function isBetweenMissions({ campaign }: Pick<View, 'campaign'>): boolean {
  return campaign?.stage === 'headquarters' || campaign?.stage === 'over';
}
