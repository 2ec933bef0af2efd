import type { GameModule } from '../module';
import art from './Art.svelte';

export default { id: 'specops', playable: false, art } satisfies GameModule;
