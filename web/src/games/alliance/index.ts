import type { GameModule } from '../module';
import art from './Art.svelte';
import { campaignOf, describe, setupAt } from './campaign/progress';

export default {
  id: 'alliance',
  playable: true,
  art,
  form: () => import('./new/NewAlliance.svelte'),
  table: () => import('./AllianceTable.svelte'),
  replay: () => import('./replay/TableReplay.svelte'),
  log: () => import('./log'),
  keyboard: () => import('./keyboard'),
  hints: () => import('./mission/HintBubble.svelte'),
  picture: () => import('./MiniBoard.svelte'),
  texts: {
    stories: /^alliance-(mission|encounter|campaign)-/,
    dynamic: [
      'alliance-ability-', // an ability of a hero or a group by its id
      'alliance-activation-', // an activation card by its id
      'alliance-campaign-', // words of a campaign by its id
      'alliance-card-', // a card of a hero by its id
      'alliance-encounter-', // words of an encounter by its id
      'alliance-group-', // a group by its id
      'alliance-hero-', // a hero by its id
      'alliance-map-', // a map by its id
      'alliance-mission-', // words of a mission by its id
    ],
    server: ['alliance-sheet-kind-', 'alliance-sheet-legend-', 'alliance-sheet-'],
  },
  describe,
  lesson: { first: true, begin: () => import('./new/lesson'), name: 'alliance-ui-learn', text: 'alliance-ui-learn-text' },
  settings: { title: 'alliance-campaign-collection', body: () => import('./campaign/CollectionSetting.svelte') },
  campaign: {
    create: () => import('./campaign/new/CampaignForm.svelte'),
    fame: () => import('./campaign/HallOfFame.svelte'),
    at: campaignOf,
    isResumed: (table) => table.n_choices === 0 && Boolean(setupAt(table)?.campaign?.resume),
  },
  companion: {
    table: () => import('./companion/CompanionTable.svelte'),
    replay: () => import('./companion/CompanionReplay.svelte'),
    log: () => import('./companion/log'),
    keyboard: () => import('./companion/keyboard'),
    isBeside: (table) => setupAt(table)?.mode === 'companion',
  },
} satisfies GameModule;
