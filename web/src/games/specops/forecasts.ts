/** What dice would come to that an answer lets fall, in a few words. All ways are counted by the rules. */
import { locale } from '../../lib/list';
import { line, type Line } from '../../table/line';
import type { Choice, MissionDeed, Prompt, View } from './types';

type Forecast = View['forecasts'][number];

/** What each mission action throws for. */
const THROWS: Partial<Readonly<Record<MissionDeed, Forecast['why']>>> = {
  console: 'console',
  call_reinforcements: 'reinforcements',
  webs: 'webs',
  decrypt: 'decrypt',
  detonate: 'detonator',
};

/** The throw that an answer would bring; none if it brings none. */
export function forecastOf(forecasts: readonly Forecast[], choice: Choice, prompt: Prompt): Forecast | null {
  switch (choice.do) {
    case 'activate':
      return forecasts.find(({ why, unit }) => why === 'rally' && unit === choice.unit) ?? null;
    case 'accept':
      return prompt.ask === 'dauntless' ? (forecasts.find(({ why }) => why === 'panic') ?? null) : null;
    case 'mission':
      return forecasts.find(({ why, target }) => why === THROWS[choice.deed] && (choice.deed !== 'webs' || target === choice.unit)) ?? null;
    default:
      return null;
  }
}

export function forecastLine({ why, expected, decides, dice }: Forecast): Line {
  const n = expected.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return line('specops-forecast', { why, n, dice, chance: Math.round(100 * decides) });
}
