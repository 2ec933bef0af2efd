/** Beside the boxed game: what is to be done on the table, what was reported, what is asked, in sentences. */
import { t } from '../../../lib/i18n.svelte';
import { unknown } from '../../../lib/list';
import { kindOf } from '../figures';
import { missionWord, namedIn } from '../mission';
import { alienName, encounterName, eventEffectText, weaponName } from '../text';
import type { BesideEvent, CardDeed, Instruction, Question, Report, Site, Where } from '../types';
import { whatIs, whereIs, whoIs, type Tale } from './tale';

/** Whether an event is one of those. */
export function isBeside(event: { readonly event: string }): event is BesideEvent {
  return BESIDE.has(event.event);
}

const BESIDE: ReadonlySet<string> = new Set<BesideEvent['event']>(['reported', 'answered', 'sighted', 'instructed', 'worked', 'ordered', 'carried']);

export function besideSentence(event: BesideEvent, tale: Tale): string {
  const who = (figure: number) => whoIs(tale, figure);
  switch (event.event) {
    case 'reported':
      return t('defenders-beside-reported', { text: reportText(event.report, tale) });
    case 'answered':
      return t('defenders-beside-answered', { question: event.question.about, text: questionText(event.question, tale), n: event.n });
    case 'sighted':
      return t('defenders-beside-sighted', { alien: who(event.alien), figure: who(event.figure), n: event.areas });
    case 'instructed':
      return t('defenders-beside-instructed', { text: instructionText(event.instruction, tale) });
    case 'worked':
      return t('defenders-beside-worked');
    case 'ordered':
      return t('defenders-beside-ordered', { text: orderText(event.alien, event.deed, event.target, tale) });
    case 'carried':
      return t('defenders-beside-carried', { alien: who(event.alien), failed: event.failed ? 'yes' : 'no' });
    default:
      return unknown(event);
  }
}

/** What an alien does now, in full, as people carry it out. */
export function orderText(alien: number, deed: CardDeed, target: number | null, tale: Tale): string {
  const who = (figure: number) => whoIs(tale, figure);
  const whom = target === null ? '' : who(target);
  if ('attack' in deed) {
    const card = tale.content.aliens[tale.cast.cards.get(alien) ?? -1];
    const { with: arm, times } = deed.attack;
    return t('defenders-deed-attack', { alien: who(alien), target: whom, weapon: weaponName(card?.[arm]?.id ?? ''), times });
  }
  if ('adjacent' in deed) return t('defenders-deed-adjacent', { alien: who(alien), target: whom });
  if ('toward' in deed) return t('defenders-deed-toward', { alien: who(alien), target: whom, n: deed.toward.areas });
  if ('away' in deed) return t('defenders-deed-away', { alien: who(alien), n: deed.away.areas });
  if ('to_point' in deed) return t('defenders-deed-to-point', { alien: who(alien), n: deed.to_point.areas });
  if ('activate' in deed) return t('defenders-deed-activate', { alien: who(alien), n: deed.activate.aliens });
  return unknown(deed);
}

/** Something that has to be done on the table. */
export function instructionText(todo: Instruction, tale: Tale): string {
  const who = (figure: number) => whoIs(tale, figure);
  const where = (at: Where) => placeText(at, tale);
  const hex = (at: number) => whereIs(tale, at);
  const { mission } = tale;
  const item = (n: number) => namedIn(mission, 'item', mission?.item[n]?.id);
  switch (todo.do) {
    case 'start':
      return t('defenders-todo-start');
    case 'alien':
      return t('defenders-todo-alien', { alien: who(todo.alien), where: where(todo.at), player: who(todo.player) });
    case 'signal':
      return t('defenders-todo-signal', { where: where(todo.at) });
    case 'human':
      return t('defenders-todo-human');
    case 'stays':
      return t('defenders-todo-stays');
    case 'nobody':
      return t('defenders-todo-nobody');
    case 'signal_gone':
      return t('defenders-todo-signal-gone');
    case 'signals_move': {
      const { errand } = todo;
      const agent = typeof errand === 'string' ? '' : who(errand.agent);
      const text = t('defenders-todo-signals-move', { to: typeof errand === 'string' ? errand : 'agent', agent, n: todo.areas });
      return todo.people ? t('defenders-todo-people-too', { text }) : text;
    }
    case 'gather':
      return t('defenders-todo-gather');
    case 'pass':
      return t('defenders-todo-pass', { player: who(todo.player), alien: who(todo.alien) });
    case 'put':
      return t('defenders-todo-put', { figure: who(todo.figure), where: where(todo.at) });
    case 'send':
      return t('defenders-todo-send', { agent: who(todo.agent), place: placeName(todo.place, tale) });
    case 'lure':
      return t('defenders-todo-lure', { figure: who(todo.figure), agent: who(todo.agent), n: todo.areas });
    case 'drag':
      return t('defenders-todo-drag', { figure: who(todo.figure), agent: who(todo.agent) });
    case 'march':
      return t('defenders-todo-march', { n: todo.hexes, free: todo.disengages ? 'yes' : 'no' });
    case 'event': {
      const effect = tale.content.events[todo.card]?.does[todo.effect];
      return t('defenders-todo-event', { text: effect ? eventEffectText(effect) : '' });
    }
    case 'ammo':
      return t('defenders-todo-ammo', { agent: who(todo.agent), n: todo.tokens });
    case 'grab':
      return t('defenders-todo-grab', { alien: who(todo.alien), agent: who(todo.agent), n: todo.areas });
    case 'flock':
      return t('defenders-todo-flock', { alien: who(todo.alien), n: todo.others });
    case 'lead':
      return t('defenders-todo-lead', { alien: who(todo.alien), n: todo.aliens });
    case 'befall':
      return t('defenders-todo-befall', { figure: who(todo.figure), what: todo.what });
    case 'remove':
      return t('defenders-todo-remove', { figure: who(todo.figure) });
    case 'card':
      return t('defenders-todo-card', { alien: who(todo.alien), card: cardName(todo.card, tale) });
    case 'shields':
      return t('defenders-todo-shields', { alien: who(todo.alien), full: todo.full ? 'yes' : 'no' });
    case 'mark':
      return t(todo.on ? 'defenders-todo-mark' : 'defenders-todo-unmark', { figure: who(todo.figure), mark: todo.mark });
    case 'flame':
      return t('defenders-todo-flame', { where: where(todo.at), on: todo.on ? 'yes' : 'no' });
    case 'point_gone':
      return t('defenders-todo-point-gone', { where: hex(todo.at) });
    case 'point_moved':
      return t('defenders-todo-point-moved', { from: hex(todo.from), to: hex(todo.to) });
    case 'waypoint':
      return t('defenders-todo-waypoint', { n: todo.number, where: hex(todo.at) });
    case 'hidden':
      return t('defenders-todo-hidden', { where: hex(todo.at) });
    case 'turned':
      return t('defenders-todo-turned', { n: todo.number });
    case 'no_waypoints':
      return t('defenders-todo-no-waypoints');
    case 'open':
      return t('defenders-todo-open', { one: hex(todo.between[0]), other: hex(todo.between[1]) });
    case 'mine':
      return t('defenders-todo-mine', { chosen: todo.at === null ? 'yes' : 'no', where: todo.at === null ? '' : hex(todo.at) });
    case 'mine_gone':
      return t('defenders-todo-mine-gone', { flame: todo.flame ? 'yes' : 'no' });
    case 'take':
      return t('defenders-todo-take', { item: item(todo.item), carrier: who(todo.carrier) });
    case 'lay':
      return t('defenders-todo-lay', { item: item(todo.item), where: where(todo.at) });
    case 'lose_item':
      return t('defenders-todo-lose', { item: item(todo.item) });
    case 'gun':
      return t('defenders-todo-gun', { gun: namedIn(mission, 'gun', mission?.gun[todo.gun]?.id), jammed: todo.jammed ? 'yes' : 'no' });
    case 'body':
      return t('defenders-todo-body', { where: where(todo.at) });
    case 'body_gone':
      return t('defenders-todo-body-gone', { where: where(todo.at) });
    case 'bodies_unmarked':
      return t('defenders-todo-bodies-unmarked');
    case 'join':
      return t('defenders-todo-join', { person: namedIn(mission, 'person', mission?.person[todo.person]?.id), where: where(todo.at) });
    case 'recast':
      return t('defenders-todo-recast', { agent: who(todo.agent), profile: namedIn(mission, 'profile', mission?.profile[todo.profile]?.id) });
    case 'confine':
      return t('defenders-todo-confine', { agent: who(todo.agent) });
    default:
      return unknown(todo);
  }
}

/** What people can report, or have reported. */
export function reportText(report: Report, tale: Tale): string {
  const who = (figure: number) => whoIs(tale, figure);
  switch (report.what) {
    case 'wounds':
      return t('defenders-report-wounds', { figure: who(report.figure), n: report.wounds });
    case 'died':
      return t('defenders-report-died', { agent: who(report.agent) });
    case 'seen':
      return t('defenders-report-seen', { signal: who(report.signal) });
    case 'destroyed':
      return t('defenders-report-destroyed', { signal: who(report.signal) });
    case 'used':
      return t('defenders-report-used', { owner: who(report.source.owner), power: whatIs(tale, report.source) });
    case 'deployed':
      return t('defenders-report-deployed', { owner: who(report.source.owner), drone: who(report.drone) });
    case 'waypoint':
      return t('defenders-report-waypoint', { agent: who(report.agent), hex: whereIs(tale, report.at) });
    case 'entered':
      return t('defenders-report-entered', { agent: who(report.agent), place: placeName(report.place, tale) });
    case 'armoury':
      return t('defenders-report-armoury', { agent: who(report.agent) });
    case 'mine':
      return t('defenders-report-mine', { alien: who(report.alien) });
    default:
      return unknown(report);
  }
}

/** What a rule of the mission asks. */
export function questionText(question: Question, tale: Tale): string {
  const { mission } = tale;
  const item = (n: number) => namedIn(mission, 'item', mission?.item[n]?.id);
  switch (question.about) {
    case 'agents':
      return t('defenders-question-agents', { place: placeName(question.place, tale) });
    case 'figure':
      return t('defenders-question-figure', { figure: whoIs(tale, question.figure), site: siteText(question.at, tale) });
    case 'teleport':
      return t('defenders-question-teleport', { figure: whoIs(tale, question.figure) });
    case 'carrier':
      return t('defenders-question-carrier', { item: item(question.item), site: siteText(question.at, tale) });
    case 'mined':
      return t('defenders-question-mined', { figure: whoIs(tale, question.figure) });
    case 'counted':
      return t('defenders-question-counted', { figure: whoIs(tale, question.figure) });
    case 'item':
      return t('defenders-question-item', { item: item(question.item), site: siteText(question.at, tale) });
    default:
      return unknown(question);
  }
}

/** A hex of the map, or where somebody is. */
function placeText(at: Where, tale: Tale): string {
  if (at.where === 'figure' && kindOf(at.which) === 'signal') return t('defenders-where-signal');
  return at.where === 'hex' ? whereIs(tale, at.which) : t('defenders-where-figure', { figure: whoIs(tale, at.which) });
}

function siteText({ site, number }: Site, tale: Tale): string {
  if (site === 'hex') return whereIs(tale, number);
  return t('defenders-site', { site, n: number, name: site === 'place' ? placeName(number, tale) : '' });
}

/** A place of the mission, by its number. */
function placeName(place: number, { mission }: Tale): string {
  const id = mission?.place[place]?.id;
  return mission && id !== undefined ? missionWord(mission.id, `place-${id}`) : '';
}

function cardName(n: number, { content }: Tale): string {
  const card = content.aliens[n];
  return card ? t('defenders-card-named', { name: alienName(card), rank: card.rank }) : '';
}

/** Whom the encounter card at work asks for. */
export const callText = (card: number, { content }: Tale): string => encounterName(content.encounters[card]?.id ?? '');
