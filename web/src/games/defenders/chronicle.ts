/** The log: steps as sentences, grouped by round, a walk from hex to hex as one. */
import type { Step } from '../../generated/Step';
import { Chronicler } from '../../table/chronicle';
import { line, type Translate } from '../../table/line';
import type { LogChapter, LogEntry, Tale as AnyTale } from '../../table/log';
import { toldIn } from '../../table/told';
import { castOf, gunKey, kindOf, type Cast } from './figures';
import { chartIn } from './map';
import { missionOf } from './mission';
import { sentenceOf } from './story/sentences';
import { STORY_TONES, STORY_TOPICS, type Topic } from './story/topics';
import { remember } from './story/tale';
import type { Content, Event, Told, View } from './types';

const TOPICS = ['story', 'flow', 'move', 'attack', 'harm', 'gear', 'alien', 'card', 'thought', 'detail'] as const satisfies readonly Topic[];

/** What an alien thinks fills its card, and what follows from other sentences goes without saying: both are for those who ask. */
export const QUIET: readonly Topic[] = ['thought', 'detail'];

export type { Topic };
export type Chapter = LogChapter<Topic>;

export function taleOf(chapters: readonly Chapter[], t: Translate): AnyTale<Topic> {
  return { chapters, topics: TOPICS.map((value) => ({ value, text: t('defenders-topic', { topic: value }) })), quiet: QUIET };
}

interface Past {
  readonly round: number;
  readonly alpha: number;
  readonly cast: Cast;
}

const chronicler = new Chronicler<Past, Topic>(
  (one, other) => one.round === other.round && one.alpha === other.alpha && isSame(one.cast, other.cast),
);

/** The whole story. Agents are who they are from the beginning to the end; whatever comes to the map tells who it is. */
export function chronicle(steps: readonly Step[], view: Pick<View, 'agents' | 'mission'>, content: Content, language: string): Chapter[] {
  const chart = chartIn(view, content);
  const mission = missionOf(view, content);
  const past: Past = { round: 0, alpha: 0, cast: firstCast(steps, view, content) };
  return chronicler.tell(steps, past, [content, chart, language], (step, before) => {
    let now = before;
    const said = together(toldIn<Event>(step)).map(({ told: { event, rule }, n }) => {
      if (event.event === 'round_began') now = { ...now, round: event.round };
      if (event.event === 'alpha_chosen') now = { ...now, alpha: event.agent };
      const cast = remember(now.cast, event, content);
      // Who rages is named as it was until it does.
      const text = sentenceOf(event, { cast: event.event === 'raged' || event.event === 'turned' ? now.cast : cast, content, chart, mission, alpha: now.alpha }, n);
      now = { ...now, cast };
      const entry: LogEntry<Topic> = { ...line('defenders-said', { text }), rule, topic: topicOf(event), tone: toneOf(event) };
      return { at: { round: now.round }, entry };
    });
    return { said, after: now };
  });
}

/** Who and what was there before anything happened: weapons that were never exchanged are those of today. */
function firstCast(steps: readonly Step[], view: Pick<View, 'agents'>, content: Content): Cast {
  const classes = view.agents.map((agent) => agent.class);
  const guns = new Map(castOf({ ...view, aliens: [] }).guns);
  for (const { event } of steps.flatMap((step) => toldIn<Event>(step))) {
    if (event.event !== 'weapon_taken') continue;
    const printed = content.agents.find((one) => one.class === classes[event.agent])?.base[event.gun === 0 ? 'primary' : 'secondary'];
    if (printed) guns.set(gunKey(event.agent, event.gun), printed.id);
  }
  return { classes, cards: new Map(), guns };
}

/** A walk that nothing interrupts is one sentence: how far, and where to. */
function together(events: readonly Told[]): { told: Told; n: number }[] {
  const found: { told: Told; n: number }[] = [];
  for (const told of events) {
    const last = found.at(-1);
    const { event } = told;
    if (event.event === 'walked' && last?.told.event.event === 'walked' && last.told.event.figure === event.figure) {
      last.told = told;
      last.n += 1;
    } else {
      found.push({ told, n: 1 });
    }
  }
  return found;
}

function isSame(one: Cast, other: Cast): boolean {
  if (one.classes.join() !== other.classes.join() || one.cards.size !== other.cards.size) return false;
  const hasSame = <Key, Value>(a: ReadonlyMap<Key, Value> | undefined, b: ReadonlyMap<Key, Value> | undefined) =>
    a === b || (a?.size === b?.size && [...(a ?? [])].every(([key, value]) => b?.get(key) === value));
  return hasSame(one.cards, other.cards) && hasSame(one.guns, other.guns);
}

export function topicOf(event: Event): Topic {
  switch (event.event) {
    case 'round_began':
    case 'phase_began':
    case 'alpha_chosen':
    case 'turn_began':
    case 'turn_skipped':
    case 'ended':
    case 'set_out':
    case 'mission_ended':
    case 'returned':
    case 'planned':
    case 'campaign_ended':
      return 'flow';
    case 'enlisted':
    case 'armed':
    case 'disarmed':
      return 'gear';
    case 'rank_rolled':
    case 'promoted':
    case 'tactic_gained':
    case 'skill_gained':
    case 'device_gained':
    case 'weapon_taken':
    case 'weapon_refused':
    case 'fragment_gained':
    case 'fragments_spent':
    case 'weapon_drawn':
    case 'searched':
    case 'reloaded':
    case 'unjammed':
    case 'power_used':
    case 'tactic_restored':
    case 'deployed':
    case 'operated':
    case 'reinforced':
    case 'hidden':
    case 'scouted':
    case 'stacked':
      return 'gear';
    case 'started':
    case 'walked':
    case 'leapt':
    case 'redeployed':
    case 'placed':
    case 'bashed':
    case 'evaded':
    case 'pushed':
      return 'move';
    case 'declared':
    case 'rolled':
    case 'changed':
    case 'rerolled':
    case 'spent_on_hits':
    case 'failed':
    case 'struck':
    case 'ammo_lost':
    case 'jammed':
    case 'shielded':
    case 'defended':
    case 'strike_called':
    case 'strike_fell':
      return 'attack';
    case 'wounded':
    case 'healed':
    case 'bleeds':
    case 'died':
    case 'befallen':
    case 'diverted':
      return 'harm';
    case 'called':
    case 'activated':
    case 'moved':
    case 'appeared':
    case 'passed':
    case 'raged':
    case 'nobody_comes':
    case 'point_rolled':
    case 'signal_placed':
    case 'signal_moved':
    case 'revealed':
    case 'signal_destroyed':
      return 'alien';
    case 'encounter_drawn':
    case 'event_drawn':
    case 'reshuffled':
      return 'card';
    case 'thought':
      return 'thought';
    case 'refreshed':
    case 'turn_ended':
    case 'spent':
    case 'faced':
    case 'halted':
    case 'over':
    case 'encounter_over':
    case 'event_over':
    case 'signal_strayed':
    case 'debriefed':
    case 'sighted':
    case 'worked':
    case 'carried':
      return 'detail';
    case 'reported':
    case 'answered':
    case 'instructed':
      return 'story';
    case 'ordered':
      return 'alien';
    default:
      return STORY_TOPICS[event.event] ?? 'detail';
  }
}

/** How much it matters to a reader who skims. */
export function toneOf(event: Event): LogEntry<Topic>['tone'] {
  switch (event.event) {
    case 'round_began':
    case 'phase_began':
      return 'phase';
    case 'promoted':
    case 'fragment_gained':
    case 'healed':
      return 'good';
    case 'bleeds':
    case 'jammed':
    case 'failed':
    case 'raged':
      return 'bad';
    case 'died':
      return kindOf(event.figure) === 'alien' ? 'good' : 'bad';
    case 'wounded':
      return kindOf(event.figure) === 'alien' ? 'plain' : 'bad';
    case 'revealed':
      return event.is_alien ? 'bad' : 'good';
    case 'ended':
    case 'mission_ended':
      return event.ending === 'accomplished' || event.ending === 'partly' ? 'good' : 'bad';
    case 'set_out':
    case 'debriefed':
    case 'returned':
    case 'planned':
    case 'enlisted':
    case 'armed':
    case 'disarmed':
    case 'campaign_ended':
    case 'alpha_chosen':
    case 'turn_began':
    case 'turn_skipped':
    case 'rank_rolled':
    case 'tactic_gained':
    case 'skill_gained':
    case 'device_gained':
    case 'weapon_taken':
    case 'weapon_refused':
    case 'fragments_spent':
    case 'weapon_drawn':
    case 'searched':
    case 'reloaded':
    case 'unjammed':
    case 'power_used':
    case 'tactic_restored':
    case 'deployed':
    case 'operated':
    case 'reinforced':
    case 'hidden':
    case 'scouted':
    case 'stacked':
    case 'started':
    case 'walked':
    case 'leapt':
    case 'redeployed':
    case 'placed':
    case 'bashed':
    case 'evaded':
    case 'pushed':
    case 'declared':
    case 'rolled':
    case 'changed':
    case 'rerolled':
    case 'spent_on_hits':
    case 'struck':
    case 'ammo_lost':
    case 'shielded':
    case 'defended':
    case 'strike_called':
    case 'strike_fell':
    case 'befallen':
    case 'diverted':
    case 'called':
    case 'activated':
    case 'moved':
    case 'appeared':
    case 'passed':
    case 'nobody_comes':
    case 'point_rolled':
    case 'signal_placed':
    case 'signal_moved':
    case 'signal_destroyed':
    case 'encounter_drawn':
    case 'event_drawn':
    case 'reshuffled':
    case 'thought':
    case 'refreshed':
    case 'turn_ended':
    case 'spent':
    case 'faced':
    case 'halted':
    case 'over':
    case 'encounter_over':
    case 'event_over':
    case 'signal_strayed':
    case 'reported':
    case 'answered':
    case 'sighted':
    case 'instructed':
    case 'worked':
    case 'ordered':
    case 'carried':
      return 'plain';
    default:
      return STORY_TONES[event.event] ?? 'plain';
  }
}
