/** The types of alliance as the server writes them, under short names. */
export type { AllianceAbility as Ability } from '../../generated/AllianceAbility';
export type { AllianceActivation as Activation } from '../../generated/AllianceActivation';
export type { AllianceAttackDie as AttackDie } from '../../generated/AllianceAttackDie';
export type { AllianceAttackView as AttackView } from '../../generated/AllianceAttackView';
export type { AllianceBiome as Biome } from '../../generated/AllianceBiome';
export type { AllianceBlocked as Blocked } from '../../generated/AllianceBlocked';
export type { AllianceCard as Card } from '../../generated/AllianceCard';
export type { AllianceCardView as CardView } from '../../generated/AllianceCardView';
export type { AllianceChoice as Choice } from '../../generated/AllianceChoice';
export type { AllianceCondition as Condition } from '../../generated/AllianceCondition';
export type { AllianceContent as Content } from '../../generated/AllianceContent';
export type { AllianceDefenceDie as DefenceDie } from '../../generated/AllianceDefenceDie';
export type { AllianceDicePool as DicePool } from '../../generated/AllianceDicePool';
export type { AllianceEnding as Ending } from '../../generated/AllianceEnding';
export type { AllianceEvent as Event } from '../../generated/AllianceEvent';
export type { AllianceFigure as Figure } from '../../generated/AllianceFigure';
export type { AllianceForeseen as Foreseen } from '../../generated/AllianceForeseen';
export type { AllianceGroup as Group } from '../../generated/AllianceGroup';
export type { AllianceGroupView as GroupView } from '../../generated/AllianceGroupView';
export type { AllianceHero as Hero } from '../../generated/AllianceHero';
export type { AllianceHeroView as HeroView } from '../../generated/AllianceHeroView';
export type { AllianceMapPlan as MapPlan } from '../../generated/AllianceMapPlan';
export type { AllianceHint as Hint } from '../../generated/AllianceHint';
export type { AllianceMission as Mission } from '../../generated/AllianceMission';
export type { AllianceMissionObject as MissionObject } from '../../generated/AllianceMissionObject';
export type { AllianceMissionView as MissionView } from '../../generated/AllianceMissionView';
export type { AllianceMoment as Moment } from '../../generated/AllianceMoment';
export type { AllianceObject as Thing } from '../../generated/AllianceObject';
export type { AllianceObjectiveView as ObjectiveView } from '../../generated/AllianceObjectiveView';
export type { AllianceObjectKind as ObjectKind } from '../../generated/AllianceObjectKind';
export type { AllianceObjectView as ObjectView } from '../../generated/AllianceObjectView';
export type { AllianceOdds as Odds } from '../../generated/AllianceOdds';
export type { AllianceOrder as Order } from '../../generated/AllianceOrder';
export type { AlliancePrompt as Prompt } from '../../generated/AlliancePrompt';
export type { AllianceQuestion as Question } from '../../generated/AllianceQuestion';
export type { AllianceSource as Source } from '../../generated/AllianceSource';
export type { AllianceThought as Thought } from '../../generated/AllianceThought';
export type { AllianceTold as Message } from '../../generated/AllianceTold';
export type { AllianceView as View } from '../../generated/AllianceView';

import type { Offer as AnyOffer } from '../../table/offers';
import type { Told as AnyTold } from '../../table/told';
import type { AllianceChoice } from '../../generated/AllianceChoice';
import type { AllianceEvent } from '../../generated/AllianceEvent';

/** A space: column and row. */
export type Space = readonly [number, number];
/** Where a base lies: its spaces in order. */
export type Position = readonly Space[];

export type Offer = AnyOffer<AllianceChoice>;
export type Told = AnyTold<AllianceEvent>;

/** Slots of a source that are no card: the sheet or deployment card, and the bonus effect of the activation card. */
export const SHEET = 255;
export const BONUS = 254;
