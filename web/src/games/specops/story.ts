/** Events as sentences. Names come from the cast; everything else the event says itself. */
import { otherwise } from '../../lib/exhaustive';
import { line, type Arg, type Line } from '../../table/line';
import { windTo } from '../../table/plane/measure';
import { windLine } from './ends';
import { saidLine } from './beside/asked';
import { actionName, attackFaces, cardName, colourName, conditionName, defenceFaces, missionName, rankName, sideName, tableName, tokenName, unitName, weaponName, type Cast } from './names';
import { agreed, stockName } from './siting';
import { pointOf } from './terrain';
import { COLOURS, RANKS, type Action, type Event } from './types';

export type Tone = 'plain' | 'good' | 'bad' | 'phase';

export interface Sentence extends Line {
  readonly tone: Tone;
}

/** One sentence; none for what goes without saying. */
export function tell(event: Event, cast: Cast): Sentence | null {
  const unit = (id: number) => unitName(cast, id);
  const token = (id: number) => tokenName(cast, id);
  switch (event.what) {
    // Set-up.
    case 'piece_laid':
      return plain('specops-log-piece-laid', { seat: event.seat + 1, piece: stockName(cast.content, event.stock), facts: agreed(cast.content, event.stock) });
    case 'terrain_enough':
      return plain('specops-log-terrain-enough', { seat: event.seat + 1 });
    case 'piece_shifted':
      return plain('specops-log-piece-shifted', { piece: line('specops-piece', { look: event.look }), token: line('specops-token', { kind: event.token }) });
    case 'piece_removed':
      return plain('specops-log-piece-removed', { piece: line('specops-piece', { look: event.look }), token: line('specops-token', { kind: event.token }) });
    case 'chosen':
      return phase('specops-log-chosen', { mission: missionName(cast.content, event.mission), table: tableName(cast.content, event.table) });
    case 'colours_thrown':
      return event.blue === null
        ? plain('specops-log-colours-again', { first: attackFaces(event.faces[0]), second: attackFaces(event.faces[1]) })
        : plain('specops-log-colours', { blue: event.blue + 1, red: 2 - event.blue, first: attackFaces(event.faces[0]), second: attackFaces(event.faces[1]) });
    case 'oriented':
      return plain('specops-log-oriented', { turned: yes(event.turned) });
    case 'condition_thrown':
      return plain('specops-log-condition', { condition: conditionName(event.condition), clear: yes(event.condition === 'clear'), late: yes(event.is_late) });
    case 'token_laid':
    case 'package_at':
    case 'token_placed':
      return null;
    case 'vehicle_stands':
      return plain('specops-log-vehicle', { unit: unit(event.unit) });
    case 'loadouts_sealed':
      return plain('specops-log-loadouts-sealed', { seat: event.seat + 1 });
    case 'loadouts_revealed':
      return plain('specops-log-loadouts-revealed', { side: colourName(event.colour), cards: event.sides.map((side) => sideName(cast.content, side)) });
    case 'placed':
      return plain('specops-log-placed', { unit: unit(event.unit) });
    case 'hidden':
      return event.unit === null ? plain('specops-log-hidden', { side: colourName(event.colour) }) : plain('specops-log-hidden-own', { unit: unit(event.unit) });
    case 'into_network':
      return plain('specops-log-network', { unit: unit(event.unit) });
    case 'waiting':
      return event.units.length === 0 ? null : plain('specops-log-waiting', { units: event.units.map(unit) });
    case 'over':
      return phase('specops-log-set-up-over');

    // The round.
    case 'round_began':
      return phase('specops-log-round', { round: event.round });
    case 'phase_began':
      return phase('specops-phase', { phase: event.phase });
    case 'primary_thrown':
      return plain('specops-log-primary', { face: attackFaces([event.face]), place: event.primary ?? 'none' });
    case 'card_sealed':
      return event.card === null
        ? plain('specops-log-card-sealed', { seat: event.seat + 1 })
        : plain('specops-log-card-sealed-own', { card: cardName(cast.content, event.card) });
    case 'cards_revealed':
      return plain('specops-log-cards-revealed', { blue: cardName(cast.content, event.cards[0]), red: cardName(cast.content, event.cards[1]) });
    case 'priority':
      return event.face === null
        ? plain('specops-log-priority', { side: colourName(event.colour) })
        : plain('specops-log-priority-thrown', { side: colourName(event.colour), face: defenceFaces([event.face]) });
    case 'ordered':
      return event.by === null ? plain('specops-log-ordered', { unit: unit(event.unit) }) : plain('specops-log-ordered-by', { unit: unit(event.unit), by: unit(event.by) });
    case 'fewer_orders':
      return plain('specops-log-fewer-orders', { side: colourName(event.colour), n: event.n });
    case 'comms_drawn':
      return plain('specops-log-comms', { side: colourName(event.colour), rank: rankName(event.rank) });
    case 'pool_filled':
      return event.ranks.every((n) => n === 0)
        ? null
        : plain('specops-log-pool', { side: colourName(event.colour), ranks: event.ranks.flatMap((n, rank) => (n > 0 ? [line('specops-count', { n, what: rankName(RANKS[rank]!) })] : [])) });
    case 'pass_tokens':
      return event.n[0] + event.n[1] === 0 ? null : plain('specops-log-passes', { side: colourName(COLOURS[event.n[0] > 0 ? 0 : 1]), n: event.n[0] + event.n[1] });
    case 'peeked':
      return event.rank === null
        ? plain('specops-log-peeked', { side: colourName(event.colour) })
        : plain('specops-log-peeked-own', { rank: rankName(event.rank) });
    case 'put_below':
      return plain('specops-log-put-below', { side: colourName(event.colour) });
    case 'drawn':
      return plain('specops-log-drawn', { side: colourName(event.colour), rank: rankName(event.rank) });
    case 'token_lost':
      return plain('specops-log-token-lost', { side: colourName(event.colour), rank: rankName(event.rank) });
    case 'passed':
      return plain('specops-log-passed', { side: colourName(event.colour), token: yes(event.with_token) });
    case 'scored':
      return plain('specops-log-scored', { blue: event.gain[0], red: event.gain[1], allblue: event.points[0], allred: event.points[1] });
    case 'cleared':
      return plain('specops-log-cleared');
    case 'ended':
      return { ...endingLine(event.ending), tone: 'phase' };

    // What units do.
    case 'activated':
      return phase('specops-log-activated', { unit: unit(event.unit), ordered: yes(event.ordered) });
    case 'rally_thrown':
      return plain('specops-log-rally', { unit: unit(event.unit), faces: defenceFaces(event.faces) });
    case 'acted':
      if (TOLD_ELSEWHERE.has(event.action) && !event.free) return null;
      return plain('specops-log-acted', { unit: unit(event.unit), action: actionName(event.action), free: yes(event.free) });
    case 'used':
      return event.target === null
        ? plain('specops-log-used', { unit: unit(event.unit), power: event.power })
        : plain('specops-log-used-on', { unit: unit(event.unit), power: event.power, target: unit(event.target) });
    case 'used_card':
      return plain('specops-log-used-card', { unit: unit(event.unit) });
    case 'moved':
      return plain('specops-log-moved', { unit: unit(event.unit), action: actionName(event.action), speed: event.tool });
    case 'turned':
      return plain('specops-log-turned', { unit: unit(event.unit), wind: windLine(windTo({ x: 0, y: 0 }, pointOf(event.facing))) });
    case 'claimed':
      return good('specops-log-claimed', { unit: unit(event.unit), token: token(event.token) });
    case 'dropped':
      return bad('specops-log-dropped', { unit: unit(event.unit), token: token(event.token) });
    case 'gained':
      return plain('specops-log-gained', { unit: unit(event.unit), token: event.token, n: event.n });
    case 'lost':
      return plain('specops-log-lost', { unit: unit(event.unit), token: event.token, n: event.n });
    case 'standby_gained':
      return plain('specops-log-standby-gained', { unit: unit(event.unit) });
    case 'standby_lost':
      return plain('specops-log-standby-lost', { unit: unit(event.unit), spent: yes(event.spent) });
    case 'shields_up':
      return plain('specops-log-shields-up', { unit: unit(event.unit), n: event.n });
    case 'shields_down':
      return plain('specops-log-shields-down', { unit: unit(event.unit), n: event.n });
    case 'suppressed':
      return bad('specops-log-suppressed', { unit: unit(event.unit), n: event.n });
    case 'calmed':
      return good('specops-log-calmed', { unit: unit(event.unit), n: event.n });
    case 'panicked':
      return bad('specops-log-panicked', { unit: unit(event.unit), faces: attackFaces(event.faces), wounds: event.wounds });
    case 'steadied':
      return plain('specops-log-steadied', { unit: unit(event.unit), n: event.suppression });
    case 'wounded':
      return bad('specops-log-wounded', { unit: unit(event.unit), n: event.wounds });
    case 'healed':
      return good('specops-log-healed', { unit: unit(event.unit), n: event.wounds, by: unit(event.by) });
    case 'defeated':
      return bad('specops-log-defeated', { unit: unit(event.unit) });
    case 'ability':
      return plain('specops-log-ability', { card: 'loadout' in event.on ? sideName(cast.content, event.on.loadout) : cardName(cast.content, event.on.command) });
    case 'activation_ended':
      return null;

    // Attacks.
    case 'declared':
      return plain('specops-log-declared', { unit: unit(event.attacker), target: unit(event.defender), weapon: weaponName(cast, event.attacker, event.weapon), because: event.because });
    case 'weapon_added':
      return plain('specops-log-weapon-added', { target: unit(event.defender), weapon: weaponName(cast, event.attacker, event.weapon) });
    case 'rolled':
      return plain('specops-log-rolled', { unit: unit(event.attacker), faces: attackFaces(event.dice.map(([, face]) => face)), less: yes(event.one_less) });
    case 'rerolled':
      return plain('specops-log-rerolled', { unit: unit(event.attacker), faces: attackFaces(event.dice.map(([, face]) => face)), observed: yes(event.observed) });
    case 'converted':
      return plain('specops-log-converted', { hits: event.hits, crits: event.crits, surges: event.surges });
    case 'raised':
      return plain('specops-log-raised', { hit: yes(event.hit) });
    case 'surge_turned':
      return plain('specops-log-surge', { unit: unit(event.unit) });
    case 'dodged':
      return plain('specops-log-dodged', { unit: unit(event.defender), crit: yes(event.crit) });
    case 'modified':
      return plain('specops-log-modified', { hits: event.hits, crits: event.crits });
    case 'pierces':
      return plain('specops-log-pierces', { unit: unit(event.attacker) });
    case 'guarded':
      return plain('specops-log-guarded', { unit: unit(event.by), n: event.hits });
    case 'guard_rolled':
      return plain('specops-log-guard-rolled', { unit: unit(event.by), faces: defenceFaces(event.faces) });
    case 'guard_suffered':
      return plain('specops-log-guard-suffered', { unit: unit(event.by), blocks: event.blocks, n: event.wounds });
    case 'armored':
      return plain('specops-log-armored', { unit: unit(event.defender), n: event.hits });
    case 'shielded':
      return plain('specops-log-shielded', { unit: unit(event.defender), n: event.n });
    case 'defence_rolled':
      return event.faces.length === 0 ? null : plain('specops-log-defence', { unit: unit(event.defender), faces: defenceFaces(event.faces), cover: event.cover });
    case 'compared':
      return plain('specops-log-compared', { unit: unit(event.defender), blocks: event.blocks, n: event.wounds });
    case 'done':
      return null;

    // Missions.
    case 'thrown':
      return event.unit === null
        ? plain('specops-log-thrown', { faces: attackFaces(event.faces) })
        : plain('specops-log-thrown-by', { unit: unit(event.unit), faces: attackFaces(event.faces) });
    case 'field_covered':
      return good('specops-log-field-covered', { field: event.field + 1 });
    case 'field_freed':
      return bad('specops-log-field-freed', { field: event.field + 1 });
    case 'transmitted':
      return good('specops-log-transmitted', { unit: unit(event.unit), n: event.points });
    case 'reinforcements_called':
      return plain('specops-log-reinforcements', { unit: unit(event.unit), n: event.pool });
    case 'packages_dealt':
      return plain('specops-log-packages', { units: event.holders.map(([, holder]) => unit(holder)) });
    case 'packages_collected':
      return plain('specops-log-packages-collected', { unit: unit(event.by) });
    case 'package_seen':
      return event.number === null ? plain('specops-log-package-seen') : plain('specops-log-package-number', { n: event.number });
    case 'codes_revealed':
      return good('specops-log-codes', { unit: unit(event.unit) });
    case 'detonators':
      return plain('specops-log-detonator', { unit: unit(event.unit), has: yes(event.has) });
    case 'covert_revealed':
      return bad('specops-log-covert', { unit: unit(event.unit) });
    // Beside a real table.
    case 'went':
      return event.into === null ? plain('specops-log-went', { unit: unit(event.unit), action: actionName(event.action) }) : plain('specops-log-went-into', { unit: unit(event.unit), action: actionName(event.action), enemy: unit(event.into) });
    case 'stands':
      return plain('specops-log-placed', { unit: unit(event.unit) });
    case 'said':
      return { ...saidLine(event, cast), tone: 'plain' };
    default:
      return otherwise(event, null);
  }
}

/** Actions that are told by what comes of them. */
const TOLD_ELSEWHERE: ReadonlySet<Action> = new Set<Action>(['move', 'dash', 'climb', 'jump', 'withdraw', 'attack']);

/** How a game ended, in a sentence. */
export function endingLine({ winner, how }: Extract<Event, { what: 'ended' }>['ending']): Line {
  return winner === null ? line('specops-log-drawn-game') : line('specops-log-ended', { side: colourName(winner), how });
}

export type Topic = 'flow' | 'orders' | 'moves' | 'attacks' | 'harm' | 'tokens' | 'mission';
export const TOPICS: readonly Topic[] = ['flow', 'orders', 'moves', 'attacks', 'harm', 'mission', 'tokens'];

const ORDERS = ['card_sealed', 'cards_revealed', 'priority', 'ordered', 'fewer_orders', 'comms_drawn', 'pool_filled', 'pass_tokens', 'peeked', 'put_below', 'drawn', 'token_lost', 'passed'];
const MOVES = ['went', 'stands', 'said', 'activated', 'acted', 'used', 'used_card', 'moved', 'turned', 'placed', 'hidden', 'into_network', 'waiting', 'covert_revealed', 'ability'];
const ATTACKS = ['declared', 'weapon_added', 'rolled', 'rerolled', 'converted', 'raised', 'surge_turned', 'dodged', 'modified', 'pierces', 'guarded', 'guard_rolled', 'guard_suffered', 'armored', 'shielded', 'defence_rolled', 'compared'];
const HARM = ['suppressed', 'panicked', 'steadied', 'wounded', 'healed', 'defeated', 'rally_thrown', 'calmed'];
const TOKENS = ['gained', 'lost', 'standby_gained', 'standby_lost', 'shields_up', 'shields_down'];
const MISSION = ['thrown', 'field_covered', 'field_freed', 'transmitted', 'reinforcements_called', 'packages_dealt', 'packages_collected', 'package_seen', 'codes_revealed', 'detonators', 'claimed', 'dropped', 'scored', 'primary_thrown'];
const BY_TOPIC: readonly (readonly [Topic, readonly string[]])[] = [['orders', ORDERS], ['moves', MOVES], ['attacks', ATTACKS], ['harm', HARM], ['tokens', TOKENS], ['mission', MISSION]];

export function topicOf({ what }: Event): Topic {
  return BY_TOPIC.find(([, whats]) => whats.includes(what))?.[0] ?? 'flow';
}

const yes = (is: boolean) => (is ? 'yes' : 'no');

function sentence(tone: Tone, key: string, args?: Record<string, Arg>): Sentence {
  return { ...line(key, args), tone };
}

const plain = (key: string, args?: Record<string, Arg>) => sentence('plain', key, args);
const good = (key: string, args?: Record<string, Arg>) => sentence('good', key, args);
const bad = (key: string, args?: Record<string, Arg>) => sentence('bad', key, args);
const phase = (key: string, args?: Record<string, Arg>) => sentence('phase', key, args);
