/** Why an answer of an encounter is not open, in words. */
import type { AllianceLack } from '../../../generated/AllianceLack';
import { otherwise } from '../../../lib/exhaustive';
import { t } from '../../../lib/i18n.svelte';
import { cardName, groupName, heroName } from '../text';

/** Of an earlier server nothing is known but that it is not open. */
export function closedText(lack: AllianceLack | undefined): string {
  if (!lack) return t('alliance-campaign-option-closed', { what: 'story', n: 0, name: '' });
  const say = (n: number, name: string) => t('alliance-campaign-option-closed', { what: lack.what, n, name });
  switch (lack.what) {
    case 'credits':
    case 'fame':
      return say(lack.needed, '');
    case 'item':
      return say(0, cardName(lack.card));
    case 'hero':
      return say(0, heroName(lack.hero));
    case 'ally':
      return say(0, groupName(lack.group));
    case 'mission':
    case 'party':
    case 'story':
      return say(0, '');
    default:
      return otherwise(lack, t('alliance-campaign-option-closed', { what: 'story', n: 0, name: '' }));
  }
}
