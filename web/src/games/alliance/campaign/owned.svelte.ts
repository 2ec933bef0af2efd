import { gameSetting } from '../../../lib/settings.svelte';
import { readCollection } from './collection';

/** The packs that this browser's people own. */
export const owned = gameSetting('collection', readCollection);
