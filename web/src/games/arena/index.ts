import type { GameModule } from '../module';
import art from './Art.svelte';

export default {
  id: 'arena',
  playable: true,
  art,
  form: () => import('./new/NewArena.svelte'),
  table: () => import('./ArenaPlay.svelte'),
  replay: () => import('./ArenaReplay.svelte'),
  log: () => import('./log'),
  keyboard: () => import('./keyboard'),
  picture: () => import('./MiniBoard.svelte'),
  texts: {
    stories: /^arena-(threat|mega)-/,
    dynamic: [
      'arena-droid-', // a droid by its kind
      'arena-jedi-', // a Jedi by name
      'arena-mega-', // a mega threat by its id
      'arena-threat-', // a threat by its id
    ],
    server: [],
  },
} satisfies GameModule;
