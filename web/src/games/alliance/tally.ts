/** What each hero did in a mission or a skirmish, for its end. */
import type { AllianceSide } from '../../generated/AllianceSide';
import type { Step } from '../../generated/Step';
import { nothing, type Count, type GameEnd } from '../../table/ending';
import type { Translate } from '../../table/line';
import { eventsIn } from '../../table/told';
import { sinceMission } from './chronicle';
import type { MissionEnd } from './mission/ending';
import { endingText, howText, isWon } from './text';
import type { Event, Mission, View } from './types';

const KINDS = ['attacks', 'dealt', 'defeated', 'suffered', 'spaces'] as const;
type Tally = Record<(typeof KINDS)[number], number[]>;

/** Who was who: the figures of the heroes in the order of seats, and on which side each figure stood. */
export interface Cast {
  readonly heroes: readonly { readonly figure: number }[];
  readonly figures: readonly { readonly id: number; readonly side: AllianceSide }[];
}

/** The cast of a mission that is over: its table is cleared, and the last event still knows (heroes have the first numbers). */
export function castOf({ sides }: Pick<MissionEnd, 'sides'>, nHeroes: number): Cast {
  return { heroes: Array.from({ length: nHeroes }, (_, figure) => ({ figure })), figures: sides.map((side, id) => ({ id, side })) };
}

/** By hero. Harm that an attack does to the other side is its attacker's, wherever it strikes. */
export function tally(story: readonly Event[], { heroes, figures }: Cast): Tally {
  const all = nothing(KINDS, heroes.length);
  const hero = (figure: number) => heroes.findIndex((one) => one.figure === figure);
  const foes = new Set(figures.filter(({ side }) => side === 'imperial').map(({ id }) => id));
  let attacker = -1;
  const add = (kind: keyof Tally, n: number, amount: number) => {
    if (n >= 0) all[kind][n]! += amount;
  };
  for (const event of story) {
    if (event.what === 'attack_declared') {
      attacker = hero(event.attacker);
      add('attacks', attacker, 1);
    } else if (event.what === 'attack_ended') {
      attacker = -1;
    } else if (event.what === 'suffered') {
      add('suffered', hero(event.figure), event.damage);
      if (foes.has(event.figure)) add('dealt', attacker, event.damage);
    } else if (event.what === 'defeated' && foes.has(event.figure)) {
      add('defeated', attacker, 1);
    } else if (event.what === 'moved') {
      add('spaces', hero(event.figure), event.path.length);
    }
  }
  return all;
}

/** The end as the board shows it, at a table and in its replay; nothing as long as it is played. */
export function gameEnd(view: View, mission: Mission | null, end: MissionEnd | null, story: readonly Step[], t: Translate): GameEnd | null {
  if (!view.ending) return null;
  const how = (end && howText(mission, end.how)) || endingText(view.ending, mission !== null);
  return { won: isWon(view.ending), how, counts: counts(sinceMission(story).flatMap((step) => eventsIn<Event>(step)), view, t) };
}

export function counts(story: readonly Event[], cast: Cast, t: Translate): Count[] {
  const all = tally(story, cast);
  return [
    { text: t('alliance-tally-attacks'), values: all.attacks },
    { text: t('alliance-tally-dealt'), values: all.dealt },
    { text: t('alliance-tally-defeated'), values: all.defeated },
    { text: t('alliance-tally-suffered'), values: all.suffered },
    { text: t('alliance-tally-spaces'), values: all.spaces },
  ];
}
