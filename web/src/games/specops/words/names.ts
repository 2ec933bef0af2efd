/** Names of things by their ids. In texts, `_` is written `-`. */
import { t } from '../../../lib/i18n.svelte';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const unitTitle = (id: string): string => t(`specops-unit-${dashed(id)}`);
export const weaponTitle = (id: string): string => t(`specops-weapon-${dashed(id)}`);
