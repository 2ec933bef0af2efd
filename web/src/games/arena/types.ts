/** The arena's types as the server writes them, under short names. */
export type { ArenaActionField as ActionField } from '../../generated/ArenaActionField';
export type { ArenaBoard as AbilityBoardData } from '../../generated/ArenaBoard';
export type { ArenaCardView as CardView } from '../../generated/ArenaCardView';
export type { ArenaCause as Cause } from '../../generated/ArenaCause';
export type { ArenaChoice as Choice } from '../../generated/ArenaChoice';
export type { ArenaContent as Content } from '../../generated/ArenaContent';
export type { ArenaDroidKind as DroidKind } from '../../generated/ArenaDroidKind';
export type { ArenaEnding as Ending } from '../../generated/ArenaEnding';
export type { ArenaEvent as Event } from '../../generated/ArenaEvent';
export type { ArenaJedi as Jedi } from '../../generated/ArenaJedi';
export type { ArenaJediView as JediView } from '../../generated/ArenaJediView';
export type { ArenaNeeds as Needs } from '../../generated/ArenaNeeds';
export type { ArenaPenalty as Penalty } from '../../generated/ArenaPenalty';
export type { ArenaPhase as Phase } from '../../generated/ArenaPhase';
export type { ArenaPrompt as Prompt } from '../../generated/ArenaPrompt';
export type { ArenaPushTarget as PushTarget } from '../../generated/ArenaPushTarget';
export type { ArenaView as View } from '../../generated/ArenaView';

import type { Offer as AnyOffer } from '../../table/offers';
import type { ArenaChoice } from '../../generated/ArenaChoice';

export type Offer = AnyOffer<ArenaChoice>;

/** The slot of the mega threat; the threats are 0 to 2 from the left. */
export const MEGA = 3;
