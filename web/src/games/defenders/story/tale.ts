/** What a sentence needs to know besides its event: who was who then, and on which map. */
import { t } from '../../../lib/i18n.svelte';
import { and } from '../../../lib/list';
import { figureName, gunKey, sourceName, type Cast } from '../figures';
import { hexName, type Chart } from '../map';
import type { Content, Event, Mission, Rolled, Source } from '../types';

export interface Tale {
  readonly cast: Cast;
  readonly content: Content;
  readonly chart: Chart;
  readonly mission?: Mission | undefined;
  /** The alpha agent, who draws the event card. */
  readonly alpha: number;
}

/** The cast after an event: aliens come with a card, and some turn into another; agents take up other weapons. */
export function remember(cast: Cast, event: Event, content: Content): Cast {
  if (event.event === 'weapon_taken') {
    const id = content.weapons[event.weapon]?.id;
    return id === undefined ? cast : { ...cast, guns: new Map([...(cast.guns ?? []), [gunKey(event.agent, event.gun), id]]) };
  }
  if (event.event !== 'appeared' && event.event !== 'raged' && event.event !== 'turned') return cast;
  return { ...cast, cards: new Map([...cast.cards, [event.alien, event.card]]) };
}

export const whoIs = ({ cast, content }: Tale, figure: number): string => figureName(cast, content, figure);
export const whatIs = ({ cast, content }: Tale, source: Source): string => sourceName(source, cast, content);
export const whereIs = ({ chart }: Tale, hex: number): string => t('defenders-hex', { ...hexName(chart, hex) });
export const allOf = (tale: Tale, figures: readonly number[]): string => and(figures.map((figure) => whoIs(tale, figure)));

/** What a die shows: "hit + flash", "blank". */
export function faceText({ content }: Pick<Tale, 'content'>, { die, face }: Rolled): string {
  const symbols = content.dice[die][face] ?? [];
  return symbols.length === 0 ? t('defenders-face-blank') : symbols.map((symbol) => t('defenders-symbol', { symbol })).join(' + ');
}
