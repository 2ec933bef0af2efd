/** Events as sentences of the log. */
import { t } from '../../../lib/i18n.svelte';
import { gunName, kindOf, withName } from '../figures';
import { FACINGS } from '../map';
import { encounterName, eventName, gradeName, itemName, weaponName, type ItemKind } from '../text';
import type { Content, Event, Via } from '../types';
import { campaignSentence } from './campaign';
import { besideSentence, isBeside } from './beside';
import { storySentence } from './mission';
import { allOf, faceText, whatIs, whereIs, whoIs, type Tale } from './tale';
import { thoughtText } from './thoughts';

/** One sentence. `n` says how many hexes a walk was long, where several steps are told as one. */
export function sentenceOf(event: Event, tale: Tale, n = 1): string {
  const who = (figure: number) => whoIs(tale, figure);
  const where = (hex: number) => whereIs(tale, hex);
  const { content } = tale;
  switch (event.event) {
    case 'round_began':
      return t('defenders-log-round', { round: event.round });
    case 'phase_began':
      return t('defenders-phase', { phase: event.phase });
    case 'refreshed':
      return t('defenders-log-refreshed');
    case 'started':
      return t('defenders-log-started', { agent: who(event.agent), hex: where(event.at), where: toward(event.facing) });
    case 'alpha_chosen':
      return t('defenders-log-alpha', { agent: who(event.agent) });
    case 'rank_rolled':
      return t('defenders-log-rank-rolled', { agent: who(event.agent), gd: event.gd ?? -1, needed: event.needed });
    case 'promoted':
      return t('defenders-log-promoted', { agent: who(event.agent), grade: gradeName(event.grade) });
    case 'tactic_gained':
      return gained('tactic', content.tactics[event.tactic]?.id, event, tale);
    case 'skill_gained':
      return gained('skill', content.skills[event.skill]?.id, event, tale);
    case 'device_gained':
      return gained('device', content.devices[event.device]?.id, event, tale);
    case 'weapon_taken':
      return t('defenders-log-weapon-taken', {
        agent: who(event.agent),
        weapon: weaponOf(content, event.weapon),
        gun: t('defenders-gun', { gun: event.gun }),
        via: t('defenders-via', { via: event.via }),
      });
    case 'weapon_refused':
      return t('defenders-log-weapon-refused', { weapon: weaponOf(content, event.weapon) });
    case 'fragment_gained':
      return t('defenders-log-fragment', { from: event.from, n: event.fragments });
    case 'fragments_spent':
      return t('defenders-log-fragments-spent', { n: event.fragments });
    case 'weapon_drawn':
      return event.weapon === null ? t('defenders-log-weapon-none') : t('defenders-log-weapon-drawn', { weapon: weaponOf(content, event.weapon) });
    case 'turn_began':
      return t('defenders-log-turn-began', { agent: who(event.agent) });
    case 'turn_ended':
      return t('defenders-log-turn-ended', { agent: who(event.agent) });
    case 'turn_skipped':
      return t('defenders-log-turn-skipped', { agent: who(event.agent) });
    case 'ended':
      return t('defenders-log-ended', { ending: event.ending });

    case 'spent':
      return t('defenders-log-spent', { agent: who(event.agent), activity: event.activity });
    case 'walked':
      return t('defenders-log-walked', { figure: who(event.figure), hex: where(event.to), n });
    case 'faced':
      return t('defenders-log-faced', { figure: who(event.figure), where: toward(event.facing) });
    case 'halted':
      return t('defenders-log-halted', { figure: who(event.figure) });
    case 'leapt':
      return t('defenders-log-leapt', { agent: who(event.agent), hex: where(event.to) });
    case 'redeployed':
      return t('defenders-log-redeployed', { agent: who(event.agent), hex: where(event.to) });
    case 'placed':
      return t('defenders-log-placed', { figure: who(event.figure), hex: where(event.at) });
    case 'bashed':
      return t('defenders-log-bashed', { agent: who(event.agent) });
    case 'evaded':
      return t('defenders-log-evaded', { agent: who(event.agent), free: event.free ? 'yes' : 'no' });
    case 'searched':
      return t('defenders-log-searched', { agent: who(event.agent), what: event.flash && event.gd ? 'both' : event.flash ? 'flash' : event.gd ? 'gd' : 'nothing' });
    case 'reloaded':
      return t('defenders-log-reloaded', { agent: who(event.agent), gun: gunName(tale.cast, event.agent, event.gun), ammo: event.ammo });
    case 'unjammed':
      return t('defenders-log-unjammed', { agent: who(event.agent), gun: gunName(tale.cast, event.agent, event.gun) });
    case 'power_used':
      return t('defenders-log-power', { owner: who(event.source.owner), power: whatIs(tale, event.source), whom: event.whom === null ? 'none' : who(event.whom) });
    case 'tactic_restored':
      return t('defenders-log-restored', { agent: who(event.agent), tactic: itemName('tactic', content.tactics[event.tactic]?.id ?? '') });
    case 'deployed':
      return t('defenders-log-deployed', { owner: who(event.owner), drone: who(event.drone), hex: where(event.at) });
    case 'operated':
      return t('defenders-log-operated', { drone: who(event.drone) });
    case 'reinforced':
      return t('defenders-log-reinforced', { agent: who(event.agent), n: event.tokens });
    case 'hidden':
      return t('defenders-log-hidden', { agent: who(event.agent), n: event.beyond });
    case 'strike_called':
      return t('defenders-log-strike', { owner: who(event.source.owner), power: whatIs(tale, event.source), area: event.area + 1 });
    case 'strike_fell':
      return t('defenders-log-strike-fell', { power: whatIs(tale, event.source), area: event.area + 1 });
    case 'scouted':
      return t('defenders-log-scouted', { agent: who(event.agent), cards: encounters(content, event.cards) });
    case 'stacked':
      return t('defenders-log-stacked', { cards: encounters(content, event.cards) });

    case 'declared': {
      const { attacker, target, area, extra } = event;
      const text = t('defenders-log-declared', {
        attacker: attacker === null ? 'none' : who(attacker),
        target: who(target),
        with: withName(event.with, attacker, tale.cast, content),
        area: area ? 'yes' : 'no',
      });
      return extra ? t('defenders-log-extra', { text }) : text;
    }
    case 'rolled':
      return t('defenders-log-rolled', { whom: who(event.whom), faces: event.dice.map((die) => faceText(tale, die)).join(', ') });
    case 'changed':
      return t('defenders-log-changed', { power: whatIs(tale, event.source) });
    case 'rerolled':
      return t('defenders-log-rerolled', { whom: who(event.whom), power: event.source === null ? 'none' : whatIs(tale, event.source), face: faceText(tale, event.shows) });
    case 'spent_on_hits':
      return t('defenders-log-spent-on-hits', { attacker: who(event.attacker), n: event.tokens });
    case 'failed':
      return t('defenders-log-failed', { attacker: who(event.attacker) });
    case 'struck':
      return t('defenders-log-struck', { n: event.hits, targets: allOf(tale, event.targets), fewer: event.fewer_dice });
    case 'ammo_lost':
      return t('defenders-log-ammo-lost', { figure: who(event.figure), gun: gunName(tale.cast, event.figure, event.gun), ammo: event.ammo });
    case 'jammed':
      return t('defenders-log-jammed', { figure: who(event.figure), gun: gunName(tale.cast, event.figure, event.gun) });
    case 'shielded': {
      const taken = { powers: event.cancelled, armour: event.reinforced, shield: event.shield };
      const parts = Object.entries(taken).filter(([, n]) => n > 0);
      return t('defenders-log-shielded', { figure: who(event.figure), parts: parts.map(([by, n]) => t('defenders-log-shielded-part', { by, n })).join(', ') });
    }
    case 'defended':
      return t('defenders-log-defended', { figure: who(event.figure), n: event.cancelled, left: event.left });
    case 'wounded':
      return t('defenders-log-wounded', { figure: who(event.figure), n: event.wounds, total: event.total });
    case 'healed':
      return t('defenders-log-healed', { figure: who(event.figure), n: event.wounds, total: event.total });
    case 'bleeds':
      return t('defenders-log-bleeds', { agent: who(event.agent) });
    case 'died':
      return t('defenders-log-died', { figure: who(event.figure), kind: kindOf(event.figure) });
    case 'befallen':
      return t('defenders-log-befallen', { figure: who(event.figure), what: event.what });
    case 'pushed':
      return t('defenders-log-pushed', { figure: who(event.figure), hex: where(event.to) });
    case 'diverted':
      return t('defenders-log-diverted', { from: who(event.from), to: who(event.to), n: event.wounds });
    case 'raged':
      return t('defenders-log-raged', { alien: who(event.alien) });
    case 'over':
      return t('defenders-log-over');

    case 'encounter_drawn':
      return t('defenders-log-encounter', { agent: who(event.agent), card: encounters(content, [event.card]) });
    case 'called':
      return t('defenders-log-called', { n: event.aliens.length, aliens: allOf(tale, event.aliens) });
    case 'encounter_over':
      return t('defenders-log-encounter-over', { card: encounters(content, [event.card]) });
    case 'activated':
      return t('defenders-log-activated', { alien: who(event.alien) });
    case 'thought':
      return thoughtText(event, tale);
    case 'moved':
      return t('defenders-log-moved', { alien: who(event.alien), hex: where(event.to) });
    case 'appeared':
      return t('defenders-log-appeared', { alien: who(event.alien), hex: where(event.at), player: who(event.player) });
    case 'passed':
      return t('defenders-log-passed', { alien: who(event.alien), player: who(event.player) });
    case 'nobody_comes':
      return t('defenders-log-nobody');
    case 'point_rolled':
      return t('defenders-log-point', { symbol: t('defenders-symbol', { symbol: event.symbol }) });
    case 'signal_placed':
      return t('defenders-log-signal-placed', { hex: where(event.at) });
    case 'signal_moved': {
      const end = event.path.at(-1);
      return end === undefined ? t('defenders-log-signal-stays') : t('defenders-log-signal-moved', { hex: where(end) });
    }
    case 'revealed':
      return t('defenders-log-revealed', { alien: event.is_alien ? 'yes' : 'no' });
    case 'signal_strayed':
      return t('defenders-log-signal-strayed');
    case 'signal_destroyed':
      return t('defenders-log-signal-destroyed');
    case 'event_drawn':
      return t('defenders-log-event', { agent: who(tale.alpha), card: eventOf(content, event.card) });
    case 'event_over':
      return t('defenders-log-event-over', { card: eventOf(content, event.card) });
    case 'reshuffled':
      return t('defenders-log-reshuffled', { deck: event.deck });
    case 'set_out':
    case 'mission_ended':
    case 'debriefed':
    case 'returned':
    case 'planned':
    case 'enlisted':
    case 'armed':
    case 'disarmed':
    case 'campaign_ended':
      return campaignSentence(event, tale);
    default:
      return isBeside(event) ? besideSentence(event, tale) : storySentence(event, tale);
  }
}

function gained(kind: ItemKind, id: string | undefined, { agent, via }: { readonly agent: number; readonly via: Via }, tale: Tale): string {
  return t('defenders-log-gained', { kind, agent: whoIs(tale, agent), item: id === undefined ? '' : itemName(kind, id), via: t('defenders-via', { via }) });
}

function weaponOf(content: Content, n: number): string {
  const weapon = content.weapons[n];
  return weapon ? weaponName(weapon.id) : '';
}

function encounters(content: Content, cards: readonly number[]): string {
  return cards.flatMap((n) => content.encounters[n] ?? []).map(({ id }) => encounterName(id)).join(', ');
}

function eventOf(content: Content, n: number): string {
  const card = content.events[n];
  return card ? eventName(card.id) : '';
}

/** A direction in which somebody looks. */
function toward(facing: number): string {
  return t('defenders-direction', { where: FACINGS[facing] ?? 'e' });
}
