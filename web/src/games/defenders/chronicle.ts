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
import type { Class, Content, Event, Told, View } from './types';

const TOPICS = ['story', 'flow', 'move', 'attack', 'harm', 'gear', 'alien', 'card', 'thought', 'detail'] as const satisfies readonly Topic[];

/** What an alien thinks fills its card, and what follows from other sentences goes without saying: both are for those who ask. */
export const QUIET: readonly Topic[] = ['thought', 'detail'];

export type { Topic };
export type Chapter = LogChapter<Topic>;

export function taleOf(chapters: readonly Chapter[], t: Translate): AnyTale<Topic> {
  return { chapters, topics: TOPICS.map((value) => ({ value, text: t('defenders-topic', { topic: value }) })), quiet: QUIET };
}

/** Where somebody stands is known on the real table alone: there, what has to be laid is told as such. */
const ON_THE_TABLE: ReadonlySet<Event['event']> = new Set<Event['event']>(['started', 'appeared', 'signal_placed', 'placed']);

interface Past {
  readonly round: number;
  readonly alpha: number;
  readonly cast: Cast;
  /** Which mission is played; in a campaign one after the other. */
  readonly mission: number;
  /** At headquarters, between two of them. */
  readonly between: boolean;
}

const chronicler = new Chronicler<Past, Topic>(
  (one, other) => one.round === other.round && one.alpha === other.alpha && one.mission === other.mission && one.between === other.between && isSame(one.cast, other.cast),
);

/** The whole story. Agents are who they are until another goes for them; whatever comes to the map tells who it is. */
export function chronicle(steps: readonly Step[], view: Pick<View, 'agents' | 'mission' | 'campaign' | 'mode'>, content: Content, language: string): Chapter[] {
  const past: Past = { round: 0, alpha: 0, cast: firstCast(steps, view, content), mission: view.mission, between: false };
  return chronicler.tell(steps, past, [content, language], (step, before) => {
    let now = before;
    const said = together(toldIn<Event>(step)).flatMap(({ told: { event, rule }, n }) => {
      now = after(now, event, content);
      const cast = remember(now.cast, event, content);
      const mission = missionOf(now, content);
      // Who rages is named as it was until it does.
      const text = sentenceOf(event, { cast: event.event === 'raged' || event.event === 'turned' ? now.cast : cast, content, chart: chartIn(now, content), mission, alpha: now.alpha }, n);
      now = { ...now, cast };
      if (view.mode === 'companion' && ON_THE_TABLE.has(event.event)) return [];
      const entry: LogEntry<Topic> = { ...line('defenders-said', { text }), rule, topic: topicOf(event), tone: toneOf(event) };
      return [{ at: { round: now.round, ...(now.between ? { heading: line('defenders-campaign-scene', { scene: 'quarters' }) } : {}) }, entry }];
    });
    return { said, after: now };
  });
}

/** What is to be known from now on. */
function after(now: Past, event: Event, content: Content): Past {
  const withGuns = (change: (guns: Map<string, string>) => void): Past => {
    const guns = new Map(now.cast.guns);
    change(guns);
    return { ...now, cast: { ...now.cast, guns } };
  };
  switch (event.event) {
    case 'round_began':
      return { ...now, round: event.round };
    case 'alpha_chosen':
      return { ...now, alpha: event.agent };
    case 'set_out':
      return { ...now, round: 0, mission: event.mission, between: false, cast: { ...now.cast, cards: new Map() } };
    case 'returned':
    case 'planned':
      return { ...now, round: 0, between: true, cast: { ...now.cast, guns: takenAlong(now.cast, content, event.mission) } };
    case 'campaign_ended':
      return { ...now, between: true };
    case 'enlisted': {
      const classes = now.cast.classes.map((id, seat) => (seat === event.agent ? event.class : id));
      return { ...now, cast: { ...now.cast, classes, guns: withIssued(now.cast.guns, classes, event.agent, content) } };
    }
    case 'died':
      return kindOf(event.figure) === 'agent' && now.cast.classes[event.figure] ? { ...now, cast: { ...now.cast, guns: withIssued(now.cast.guns, now.cast.classes, event.figure, content) } } : now;
    case 'armed':
      return withGuns((guns) => guns.set(gunKey(event.agent, event.gun), content.weapons[event.weapon]?.id ?? ''));
    case 'disarmed':
      return withGuns((guns) => guns.set(gunKey(event.agent, event.gun), issuedTo(now.cast.classes[event.agent], content)[event.gun] ?? ''));
    default:
      return now;
  }
}

/** The weapons of a sheet, which are called the same on both sides. */
function issuedTo(id: Class | undefined, content: Content): string[] {
  const sheet = content.agents.find((one) => one.class === id)?.base;
  return sheet ? [sheet.primary.id, sheet.secondary.id] : [];
}

function withIssued(guns: Cast['guns'], classes: Cast['classes'], agent: number, content: Content): Map<string, string> {
  const now = new Map(guns);
  issuedTo(classes[agent], content).forEach((id, gun) => now.set(gunKey(agent, gun), id));
  return now;
}

/** Weapons stay in the hands they are in, as many as the briefing of the next mission says (100). */
function takenAlong({ classes, guns }: Cast, content: Content, mission: number): Map<string, string> {
  const room = { green: 0, blue: content.missions[mission]?.improved ?? 0, red: content.missions[mission]?.alien_weapons ?? 0 };
  const now = new Map(guns);
  classes.forEach((id, agent) =>
    issuedTo(id, content).forEach((issued, gun) => {
      const token = content.weapons.find((weapon) => weapon.id === guns?.get(gunKey(agent, gun)));
      if (token && room[token.rank] > 0) room[token.rank] -= 1;
      else now.set(gunKey(agent, gun), issued);
    }),
  );
  return now;
}

/** Who and what was there before anything happened. Of a campaign those who went on its first mission that is told, with what they were issued. */
function firstCast(steps: readonly Step[], view: Pick<View, 'agents' | 'campaign'>, content: Content): Cast {
  const told = steps.flatMap((step) => toldIn<Event>(step));
  if (view.campaign) {
    const ended = told.filter(({ event }) => event.event === 'mission_ended').length;
    const first = ended > 0 ? view.campaign.played[view.campaign.played.length - ended] : undefined;
    const classes = (first?.team ?? view.agents).map((agent) => agent.class);
    const guns = classes.reduce((guns, _, agent) => withIssued(guns, classes, agent, content), new Map<string, string>());
    return { classes, cards: new Map(), guns };
  }
  const classes = view.agents.map((agent) => agent.class);
  // Weapons that were never exchanged are those of today.
  const guns = new Map(castOf({ ...view, aliens: [] }).guns);
  for (const { event } of told) {
    if (event.event !== 'weapon_taken') continue;
    const printed = issuedTo(classes[event.agent], content)[event.gun];
    if (printed) guns.set(gunKey(event.agent, event.gun), printed);
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
