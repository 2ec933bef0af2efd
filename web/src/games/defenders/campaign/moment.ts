/** What a step of a recorded game is shown as: the board, or one of the scenes between missions. */
import type { Step } from '../../../generated/Step';
import type { Choice, View } from '../types';
import { isBetweenMissions } from './between';

/** `report` is the end of a mission. */
export type At = 'board' | 'map' | 'quarters' | 'report' | 'epilogue';

/** The moment after a step; `before` is the view it led away from. */
export function momentOf({ choice }: Pick<Step, 'choice'>, view: Pick<View, 'campaign'>, before: Pick<View, 'campaign'> | undefined): At {
  if (!isBetweenMissions(view)) return 'board';
  if (view.campaign?.ending != null) return 'epilogue';
  if (before && !isBetweenMissions(before)) return 'report';
  const made = (choice as Choice | null)?.do;
  return made === 'arm' || made === 'disarm' || made === 'enlist' ? 'quarters' : 'map';
}
