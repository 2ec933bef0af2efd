/** The team of alliance that was set up last in this browser, for whoever wants to go out with it again. */
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceDifficulty } from '../../../generated/AllianceDifficulty';
import type { Mode } from '../../../generated/Mode';
import type { AllianceSetup } from '../../../generated/AllianceSetup';
import type { NewSeat } from '../../../generated/NewSeat';
import type { NewTable } from '../../../generated/NewTable';
import { recall, remember } from '../../../lib/storage';

export interface LastTeam {
  readonly heroes: readonly { readonly hero: string; readonly player: NewSeat }[];
  /** What it called itself in a campaign. */
  readonly name: string | null;
  readonly difficulty: AllianceDifficulty;
  readonly mode: Mode;
}

const KEY = 'sortie-last-team';

/** Keeps the team of a table. A skirmish has no name and is never beside a real table: what was known of both stays. */
export function rememberTeam({ setup, seats }: NewTable): void {
  const { heroes, campaign, mission, difficulty, mode } = setup as AllianceSetup;
  const before = read(recall(KEY));
  const team: LastTeam = {
    heroes: heroes.map(({ hero }, n) => ({ hero, player: seats[n]! })),
    name: campaign?.team ?? before?.name ?? null,
    difficulty,
    mode: campaign || mission ? mode : (before?.mode ?? mode),
  };
  remember(KEY, JSON.stringify(team));
}

/** The team, if its heroes are still known here; bots that are not any more give their seat to me. */
export function lastTeam(content: Pick<AllianceContent, 'heroes'>, bots: readonly string[]): LastTeam | null {
  const team = read(recall(KEY));
  if (!team?.heroes.every(({ hero }) => content.heroes.some(({ id }) => id === hero))) return null;
  const known = (player: NewSeat): NewSeat => (player.kind === 'bot' && !bots.includes(player.bot) ? { kind: 'me' } : player);
  return { ...team, heroes: team.heroes.map(({ hero, player }) => ({ hero, player: known(player) })) };
}

function read(stored: string | null): LastTeam | null {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Record<keyof LastTeam, unknown>> | null;
    const { heroes, name, difficulty, mode } = found ?? {};
    if (!Array.isArray(heroes) || heroes.length < 2 || heroes.length > 4 || !heroes.every(isSeat)) return null;
    if (new Set(heroes.map(({ hero }) => hero)).size < heroes.length) return null;
    return {
      heroes,
      name: typeof name === 'string' && name !== '' ? name : null,
      difficulty: difficulty === 'easy' || difficulty === 'hard' ? difficulty : 'normal',
      mode: mode === 'companion' ? mode : 'table',
    };
  } catch {
    return null;
  }
}

function isSeat(value: unknown): value is LastTeam['heroes'][number] {
  const { hero, player } = (value ?? {}) as { hero?: unknown; player?: { kind?: unknown; bot?: unknown } | null };
  if (typeof hero !== 'string') return false;
  return player?.kind === 'me' || player?.kind === 'open' || (player?.kind === 'bot' && typeof player.bot === 'string');
}
