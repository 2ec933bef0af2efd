/** What happens in the story of a mission, in sentences. */
import { t } from '../../../lib/i18n.svelte';
import { unknown } from '../../../lib/list';
import { actionName, missionWord, namedIn } from '../mission';
import { alienName, encounterName, eventName } from '../text';
import type { StoryEvent } from '../types';
import { whereIs, whoIs, type Tale } from './tale';

export function storySentence(event: StoryEvent, tale: Tale): string {
  const who = (figure: number) => whoIs(tale, figure);
  const where = (hex: number) => whereIs(tale, hex);
  const { content, mission } = tale;
  const word = (name: string) => (mission ? missionWord(mission.id, name) : '');
  const objective = (n: number) => word(`objective-${mission?.objective[n]?.id ?? ''}`);
  const token = (what: string, hex: number) => t('defenders-log-token', { what, hex: where(hex) });
  switch (event.event) {
    case 'said':
      return t('defenders-log-said', { rule: event.is_rule ? 'yes' : 'no', text: word(event.word) });
    case 'objective_set':
      return t('defenders-log-objective', { state: 'set', text: objective(event.objective) });
    case 'objective_offered':
      return t('defenders-log-objective', { state: 'offered', text: objective(event.objective) });
    case 'objective_completed':
      return t('defenders-log-objective', { state: 'completed', text: objective(event.objective) });
    case 'objective_failed':
      return t('defenders-log-objective', { state: 'failed', text: objective(event.objective) });
    case 'counted':
      return t('defenders-log-counted', { now: event.now });
    case 'flagged':
      return t('defenders-log-flagged');
    case 'special_drawn':
      return t('defenders-log-special', { letter: event.letter, text: word(`event-${event.letter.toLowerCase()}`) });
    case 'event_forwarded':
      return t('defenders-log-forwarded', { card: eventName(content.events[event.card]?.id ?? '') });
    case 'events_paused':
      return t('defenders-log-paused', { paused: event.paused ? 'yes' : 'no' });
    case 'acted': {
      const action = mission?.action[event.action];
      return t('defenders-log-acted', { agent: who(event.agent), action: mission && action ? actionName(mission.id, action.id) : '', hex: where(event.at), done: event.done ? 'yes' : 'no' });
    }
    case 'burned':
    case 'doused':
    case 'point_gone':
    case 'waypoint_hidden':
    case 'waypoint_turned':
    case 'mine_laid':
    case 'mine_gone':
    case 'body_laid':
    case 'body_gone':
      return token(event.event, event.at);
    case 'point_moved':
      return token(event.event, event.to);
    case 'waypoint_laid':
      return t('defenders-log-waypoint', { n: event.waypoint + 1 });
    case 'waypoints_cleared':
      return t('defenders-log-waypoints-cleared');
    case 'freed':
      return t('defenders-log-freed');
    case 'armoury_taken':
      return t('defenders-log-armoury', { agent: who(event.agent), alien: event.is_alien ? 'yes' : 'no' });
    case 'weapon_due':
      return t('defenders-log-weapon-due', { alien: event.is_alien ? 'yes' : 'no' });
    case 'due_over':
      return t('defenders-log-due-over');
    case 'item_taken':
      return t('defenders-log-item', { what: 'taken', who: who(event.carrier), item: namedIn(mission, 'item', mission?.item[event.item]?.id), hex: '' });
    case 'item_laid':
      return t('defenders-log-item', { what: 'laid', who: '', item: namedIn(mission, 'item', mission?.item[event.item]?.id), hex: where(event.at) });
    case 'item_gone':
      return t('defenders-log-item', { what: 'gone', who: '', item: namedIn(mission, 'item', mission?.item[event.item]?.id), hex: '' });
    case 'gun_jammed':
      return t('defenders-log-big-gun', { what: event.jammed ? 'jammed' : 'cleared', gun: namedIn(mission, 'gun', mission?.gun[event.gun]?.id) });
    case 'marked':
      return event.on ? t('defenders-log-marked', { mark: event.mark }) : t('defenders-log-unmarked', { mark: event.mark });
    case 'role_taken':
      return t('defenders-log-role', { agent: who(event.agent), role: namedIn(mission, 'role', event.role) });
    case 'recast':
      return t('defenders-log-recast', { agent: who(event.agent), profile: namedIn(mission, 'profile', mission?.profile[event.profile]?.id) });
    case 'confined':
      return t('defenders-log-confined', { agent: who(event.agent) });
    case 'encounters_added':
      return t('defenders-log-cards', { deck: 'encounters', cards: event.cards.flatMap((n) => content.encounters[n] ?? []).map(({ id }) => encounterName(id)).join(', ') });
    case 'aliens_added':
      return t('defenders-log-cards', { deck: 'aliens', cards: event.cards.map((n) => cardName(n, tale)).join(', ') });
    case 'alien_taken':
      return t('defenders-log-alien-taken', { card: cardName(event.card, tale) });
    case 'withdrawn':
    case 'turned':
    case 'stripped':
    case 'restored':
      return t('defenders-log-alien-changed', { what: event.event, alien: who(event.alien) });
    case 'signals_gathered':
      return t('defenders-log-signals-mixed');
    case 'signal_added':
      return t('defenders-log-signals-added', { kind: event.kind });
    case 'named':
      return t('defenders-log-named', { alien: who(event.alien) });
    case 'signal_stays':
      return t('defenders-log-signal-kept');
    case 'humans_turned':
      return t('defenders-log-humans-turned');
    case 'bodies_unmarked':
      return t('defenders-log-bodies-unmarked');
    case 'joined':
      return t('defenders-log-joined', { person: namedIn(mission, 'person', mission?.person[event.person]?.id), hex: where(event.at) });
    case 'saved':
      return t('defenders-log-saved', { figure: who(event.figure) });
    case 'dragged':
      return t('defenders-log-dragged', { agent: who(event.agent) });
    default:
      return unknown(event);
  }
}

function cardName(n: number, { content }: Tale): string {
  const card = content.aliens[n];
  return card ? t('defenders-card-named', { name: alienName(card), rank: card.rank }) : '';
}
