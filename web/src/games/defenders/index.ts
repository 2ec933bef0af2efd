import type { GameModule } from '../module';
import art from './Art.svelte';
import { campaignOf, describe, setupAt } from './campaign/progress';

export default {
  id: 'defenders',
  playable: true,
  art,
  form: () => import('./new/NewDefenders.svelte'),
  table: () => import('./DefendersTable.svelte'),
  replay: () => import('./DefendersReplay.svelte'),
  log: () => import('./log'),
  hints: () => import('./HintBubble.svelte'),
  keyboard: () => import('./keyboard'),
  picture: () => import('./MiniBoard.svelte'),
  lesson: { begin: () => import('./new/lesson'), name: 'defenders-learn', text: 'defenders-learn-text' },
  texts: {
    stories: /^defenders-(mission|campaign)-/,
    dynamic: [
      'defenders-agent-', // an agent by its class
      'defenders-alien-', // a card that another one turns into, by its id
      'defenders-campaign-', // words of a campaign by its id
      'defenders-class-', // a class by its id
      'defenders-device-', // a device by its id
      'defenders-drone-', // a drone by its id
      'defenders-encounter-', // an encounter card by its id
      'defenders-event-', // an event card by its id
      'defenders-innate-', // an ability of a sheet by its id
      'defenders-mission-', // words of a mission by its id
      'defenders-obstacle-', // what stands on a blocked hex, by its id
      'defenders-power-', // a power of an alien by its id
      'defenders-rank-', // a rank by its id
      'defenders-side-', // a side of a map tile by its id
      'defenders-skill-', // a skill by its id
      'defenders-species-', // a species by its id
      'defenders-tactic-', // a tactic by its id
      'defenders-terrain-', // a floor by its id
      'defenders-weapon-', // a weapon by its id
    ],
    server: [],
  },
  describe,
  campaign: {
    create: () => import('./campaign/new/CampaignForm.svelte'),
    fame: () => import('./campaign/HallOfFame.svelte'),
    at: campaignOf,
    isResumed: (table) => table.n_choices === 0 && Boolean(setupAt(table)?.campaign?.resume),
  },
  companion: {
    table: () => import('./DefendersTable.svelte'),
    replay: () => import('./DefendersReplay.svelte'),
    log: () => import('./log'),
    keyboard: () => import('./beside/keyboard'),
    isBeside: (table) => setupAt(table)?.mode === 'companion',
  },
} satisfies GameModule;
