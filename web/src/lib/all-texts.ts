/** For tests: every text and every drawing is there before anything begins, so that no test waits for them. */
import { games } from 'virtual:icons';
import packs from 'virtual:texts';
import { fetchDrawings } from '../ui/drawings';
import { LANGUAGES, learn, speak } from './i18n.svelte';

await Promise.all([...Object.keys(packs).map(learn), ...Object.keys(games).map(fetchDrawings)]);
for (const language of LANGUAGES) await speak(language);
await speak('en');
