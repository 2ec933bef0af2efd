/** What to expect of an attack, in words. */
import { t } from '../../lib/i18n.svelte';
import { expected, percent } from '../../table/odds';
import type { AttackOdds, Choice } from './types';

/** The odds of one offer, if the server told them. */
export function oddsOf(all: readonly AttackOdds[], mine: number | null, choice: Extract<Choice, { do: 'attack' | 'strike' }>): AttackOdds | undefined {
  const figure = choice.do === 'strike' ? choice.figure : mine;
  return all.find((odds) => odds.gun === choice.gun && odds.target === choice.target && odds.area === choice.area && (figure === null || odds.figure === figure));
}

/** Of all ways to attack somebody the one that promises most. */
export function bestOdds(all: readonly AttackOdds[], target: number): AttackOdds | null {
  return all.filter((odds) => odds.target === target).sort((a, b) => b.p_dead - a.p_dead || b.expected - a.expected)[0] ?? null;
}

/** "Hits 84 %, kills 31 %, 2.1 wounds on average, jams 7 %" */
export function oddsText({ heals, expected: wounds, p_wound, p_dead, p_jam, p_void }: AttackOdds): string {
  if (heals) return t('defenders-odds-heal', { heals: percent(p_wound), expected: expected(wounds) });
  const text = t('defenders-odds', { wounds: percent(p_wound), dead: percent(p_dead), expected: expected(wounds) });
  const risks = [...(p_jam > 0 ? [t('defenders-odds-jam', { n: percent(p_jam) })] : []), ...(p_void > 0 ? [t('defenders-odds-void', { n: percent(p_void) })] : [])];
  return [text, ...risks].join(' · ');
}

/** The same in short, for a button. */
export function oddsShort({ heals, expected: wounds, p_wound, p_dead }: AttackOdds): string {
  return heals ? t('defenders-odds-heal', { heals: percent(p_wound), expected: expected(wounds) }) : t('defenders-odds-short', { wounds: percent(p_wound), dead: percent(p_dead), expected: expected(wounds) });
}
