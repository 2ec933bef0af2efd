import type { GameModule } from '../module';
import art from './Art.svelte';

export default { id: 'defenders', playable: false, art } satisfies GameModule;
