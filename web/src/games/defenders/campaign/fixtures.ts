/** A small world for tests of a campaign: the missions of the mission book and how they follow each other. */
import type { Content } from '../types';
import type { Campaign, CampaignView, Result } from './types';

const WAYS: Record<string, Partial<Record<Result, string[]>>> = {
  close_encounters: { accomplished: ['new_hopes', 'star_tech'], partly: ['new_hopes'], failed: ['close_encounters'] },
  new_hopes: { accomplished: ['star_tech'], failed: ['alien_nation'] },
  star_tech: { accomplished: ['starship_troops'], failed: ['starship_troops'] },
  alien_nation: { accomplished: ['starship_troops'], failed: ['starship_troops'] },
  starship_troops: { accomplished: ['agents_in_black'], partly: ['agents_in_black'], failed: ['starship_troops'] },
  agents_in_black: { accomplished: ['visitors'], partly: ['in_the_matrix'], failed: ['in_the_matrix'] },
  in_the_matrix: { accomplished: ['visitors'], partly: ['visitors'], failed: ['in_the_matrix'] },
  visitors: { accomplished: ['galaktica'], failed: ['everyone_can_hear'] },
  everyone_can_hear: { accomplished: ['galaktica'], failed: ['everyone_can_hear'] },
  galaktica: { accomplished: ['judgement_day'], partly: ['judgement_day'], failed: ['galaktica'] },
  judgement_day: { accomplished: ['back_in_time'], partly: [], failed: ['judgement_day'] },
  back_in_time: { accomplished: [], failed: [] },
};

export const CAMPAIGN: Campaign = {
  id: 'first_contact',
  origin: 'sortie',
  leg: Object.entries(WAYS).map(([mission, after]) => ({ mission, accomplished: null, partly: null, failed: null, ...after })),
  ending: [],
};

export const MISSIONS = Object.keys(WAYS).map((id, n) => ({ id, number: n + 1, agents: [1, 5] as [number, number] }));
export const CONTENT = { campaigns: [CAMPAIGN], missions: MISSIONS } as unknown as Content;

/** After the first mission was accomplished and the second one failed. */
export const VIEW: CampaignView = {
  campaign: 0,
  team: 'Night Line',
  stage: 'headquarters',
  played: [
    { mission: 0, ending: 'accomplished', rounds: 9, team: [{ class: 'marine', grade: 'bronze', promoted: true, died: false }, { class: 'sniper', grade: 'copper', promoted: false, died: true }] },
    { mission: 1, ending: 'all_out', rounds: 7, team: [{ class: 'marine', grade: 'bronze', promoted: false, died: false }, { class: 'sniper', grade: 'copper', promoted: false, died: false }] },
  ],
  open: [3],
  files: [],
  weapons: [{ weapon: 4, agent: null, gun: null }, { weapon: 7, agent: 0, gun: 1 }],
  improved: [1, 2],
  alien: [0, 0],
  has_lost: false,
  ending: null,
};
