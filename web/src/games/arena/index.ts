import type { GameModule } from '../module';
import art from './Art.svelte';

export default {
  id: 'arena',
  playable: true,
  art,
  form: () => import('./new/NewArena.svelte'),
  table: () => import('./ArenaPlay.svelte'),
  replay: () => import('./ArenaReplay.svelte'),
  picture: () => import('./MiniBoard.svelte'),
  texts: {
    stories: /^(threat|mega)-/,
    dynamic: [
      'droid-', // a droid by its kind
      'jedi-', // a Jedi by name
      'mega-', // a mega threat by its id
      'threat-', // a threat by its id
    ],
    server: [],
  },
} satisfies GameModule;
