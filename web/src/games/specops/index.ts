import type { GameModule } from '../module';
import art from './Art.svelte';
import { isBesideTable } from './beside/mode';

export default {
  id: 'specops',
  playable: true,
  art,
  form: () => import('./new/NewSpecops.svelte'),
  table: () => import('./SpecopsTable.svelte'),
  replay: () => import('./SpecopsReplay.svelte'),
  log: () => import('./log'),
  keyboard: () => import('./keyboard'),
  hints: () => import('./HintBubble.svelte'),
  picture: () => import('./MiniBoard.svelte'),
  texts: {
    stories: /^specops-mission-/,
    dynamic: [
      'specops-card-', // a command card by its id
      'specops-faction-', // a faction by its id
      'specops-keyword-', // a keyword by its name
      'specops-mission-', // a mission by its id
      'specops-side-', // a side of a loadout card by its id
      'specops-stock-', // a piece of the stock by its id
      'specops-table-', // a table by its id
      'specops-team-', // a task team by its id
      'specops-unit-', // a unit by its id
      'specops-vehicle-', // a vehicle by its id
      'specops-weapon-', // a weapon by its id
    ],
    server: [],
  },
  companion: {
    table: () => import('./SpecopsTable.svelte'),
    replay: () => import('./SpecopsReplay.svelte'),
    log: () => import('./log'),
    keyboard: () => import('./beside/keyboard'),
    isBeside: isBesideTable,
  },
} satisfies GameModule;
