/** What each agent did in a mission, for its end. */
import type { Step } from '../../generated/Step';
import { nothing, type Count, type GameEnd } from '../../table/ending';
import type { Translate } from '../../table/line';
import { eventsIn } from '../../table/told';
import { kindOf } from './figures';
import { goalOf, missionOf } from './mission';
import type { Content, Event, View } from './types';

const KINDS = ['attacks', 'dealt', 'killed', 'suffered', 'healed', 'hexes'] as const;
type Tally = Record<(typeof KINDS)[number], number[]>;

/** By agent, in the order in which they sit. What a drone does is its owner's. */
export function tally(story: readonly Event[], seats: number): Tally {
  const all = nothing(KINDS, seats);
  const owners = new Map<number, number>();
  /** Whose attacks are under way: one may answer another. */
  const attackers: number[] = [];
  const add = (kind: keyof Tally, who: number | undefined, n: number) => {
    const agent = who === undefined ? undefined : (owners.get(who) ?? who);
    if (agent !== undefined && all[kind][agent] !== undefined) all[kind][agent] += n;
  };
  for (const event of story) {
    switch (event.event) {
      case 'deployed':
        owners.set(event.drone, event.owner);
        break;
      case 'declared':
        attackers.push(event.attacker ?? -1);
        add('attacks', event.attacker ?? undefined, 1);
        break;
      case 'over':
        attackers.pop();
        break;
      case 'wounded':
        if (kindOf(event.figure) === 'alien') add('dealt', attackers.at(-1), event.wounds);
        else add('suffered', event.figure, event.wounds);
        break;
      case 'died':
        if (kindOf(event.figure) === 'alien') add('killed', attackers.at(-1), 1);
        break;
      case 'healed':
        add('healed', event.figure, event.wounds);
        break;
      case 'walked':
        add('hexes', event.figure, 1);
        break;
      // Whatever else happens is no feat of anybody.
      default:
    }
  }
  return all;
}

export function counts(story: readonly Step[], seats: number, t: Translate): Count[] {
  return countsIn(story.flatMap((step) => eventsIn<Event>(step)), seats, t);
}

/** The same of events, such as those of one mission of a campaign. */
export function countsIn(events: readonly Event[], seats: number, t: Translate): Count[] {
  const all = tally(events, seats);
  return KINDS.map((kind) => ({ text: t('defenders-tally', { kind }), values: all[kind] }));
}

/** The end as the board shows it, at a table and in its replay; nothing as long as it is played. */
export function gameEnd(view: View, content: Content, story: readonly Step[], t: Translate): GameEnd | null {
  const { ending } = view;
  if (ending === null) return null;
  const mission = missionOf(view, content);
  const how = (ending !== 'all_out' && mission && goalOf(mission.id, ending)) || t('defenders-log-ended', { ending });
  return { won: ending === 'accomplished' || ending === 'partly', how, counts: counts(story, view.agents.length, t) };
}
