/** The types of a campaign as the server writes them, under short names. */
export type { DefendersAgentFileView as AgentFile } from '../../../generated/DefendersAgentFileView';
export type { DefendersCampaign as Campaign } from '../../../generated/DefendersCampaign';
export type { DefendersCampaignView as CampaignView } from '../../../generated/DefendersCampaignView';
export type { DefendersPlayed as Played } from '../../../generated/DefendersPlayed';
export type { DefendersResult as Result } from '../../../generated/DefendersResult';
export type { DefendersService as Service } from '../../../generated/DefendersService';
export type { DefendersStoredWeaponView as StoredWeapon } from '../../../generated/DefendersStoredWeaponView';

/** The full-screen scenes between missions. */
export const SCENES = ['map', 'quarters', 'log'] as const;
export type Scene = (typeof SCENES)[number];
