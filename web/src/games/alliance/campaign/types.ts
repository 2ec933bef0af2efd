/** The types of a campaign as the server writes them, under short names. */
export type { AllianceCampaign as Campaign } from '../../../generated/AllianceCampaign';
export type { AllianceCampaignView as CampaignView } from '../../../generated/AllianceCampaignView';
export type { AllianceFame as FameRules } from '../../../generated/AllianceFame';
export type { AllianceFameFor as FameFor } from '../../../generated/AllianceFameFor';
export type { AllianceFameLine as FameLine } from '../../../generated/AllianceFameLine';
export type { AllianceItemHeld as ItemHeld } from '../../../generated/AllianceItemHeld';
export type { AllianceMission as Mission } from '../../../generated/AllianceMission';
export type { AllianceOrder as Order } from '../../../generated/AllianceOrder';
export type { AlliancePlayed as Played } from '../../../generated/AlliancePlayed';
export type { AlliancePriced as Priced } from '../../../generated/AlliancePriced';
export type { AllianceQuestion as Question } from '../../../generated/AllianceQuestion';
export type { AllianceSlot as Slot } from '../../../generated/AllianceSlot';
export type { AllianceStep as Plan } from '../../../generated/AllianceStep';
export type { AllianceTold as Message } from '../../../generated/AllianceTold';
export type { Card, Choice, Content, Offer, Prompt, View } from '../types';

export type { AllianceHeroFile as HeroFile } from '../../../generated/AllianceHeroFile';

/** The full-screen scenes between missions. */
export const SCENES = ['map', 'armory', 'training', 'inventory', 'log'] as const;
export type Scene = (typeof SCENES)[number];
