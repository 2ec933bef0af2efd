/** Orders of a mission as sentences: what the digital table does and people at a real one are told. */
import type { AllianceConcerned } from '../../../generated/AllianceConcerned';
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceMapPlan } from '../../../generated/AllianceMapPlan';
import type { AllianceOrder } from '../../../generated/AllianceOrder';
import type { AllianceView } from '../../../generated/AllianceView';
import { t } from '../../../lib/i18n.svelte';
import { amount } from './deeds';
import { and, capital, unknown } from '../../../lib/list';
import { missionObjectName, objectiveText, regionName, tellingOf, type Telling } from './mission';
import { cardName, conditionName, figureName, groupName, mapName, tableGroupName } from './names';
import { spaceName } from './thoughts';

const TOKENS = ['damage', 'surge', 'block', 'evade'] as const;

/** The sentence of an order; none for what only the story remembers. */
export function orderText(
  order: AllianceOrder,
  view: AllianceView,
  content: AllianceContent,
  telling: Telling = tellingOf(view, content),
): string | null {
  const { mission } = telling;
  const object = (n: number) => missionObjectName(mission, n);
  const objective = (n: number) => (mission ? objectiveText(mission, n) : '');
  const group = (n: number) => tableGroupName(view, content, n);
  const printed = (n: number) => groupName(content.groups[n]?.id ?? '');
  const card = (n: number) => cardName(content.cards[n]?.id ?? '');
  switch (order.order) {
    case 'say':
    case 'rule':
      return t(order.text);
    case 'reveal': {
      const tiles = tilesOf(planOf(content, telling), order.area);
      return t('alliance-order-reveal', { n: tiles.length, tiles: and(tiles) });
    }
    case 'show': {
      const at = mission?.object[order.object]?.at;
      return t('alliance-order-show', { object: object(order.object), at: at ? spaceName(at) : 'none' });
    }
    case 'remove':
      return t('alliance-order-remove', { object: object(order.object) });
    case 'open':
      return t('alliance-order-open', { object: object(order.object) });
    case 'unlock':
      return t('alliance-order-unlock', { object: object(order.object) });
    case 'deploy': {
      const figures = view.groups[order.group]?.figures.length ?? order.at.length;
      return t('alliance-order-deploy', {
        group: group(order.group),
        rank: rankOf(view, content, order.group),
        figures,
        way: order.at.length === 1 && figures > 1 ? 'one' : 'each',
        at: and(order.at.map(spaceName)),
        health: order.bonus_health,
      });
    }
    case 'reinforce':
      return t('alliance-order-reinforce', { group: group(order.group), at: order.at ? spaceName(order.at) : 'none' });
    case 'withdraw':
      return t('alliance-order-withdraw', { group: group(order.group) });
    case 'ready':
      return t('alliance-order-ready', { group: group(order.group) });
    case 'join':
      return t('alliance-order-join', { group: group(order.group), at: spaceName(order.at) });
    case 'stay_back':
      return t('alliance-order-stay-back', { group: printed(order.ally) });
    case 'clear_map': {
      const map = mission?.scene[order.scene]?.map;
      return t('alliance-order-clear-map', { map: map ? mapName(map) : '' });
    }
    case 'place_heroes':
      return t('alliance-order-place-heroes');
    case 'place_allies':
      return t('alliance-order-place-allies', { group: group(order.group) });
    case 'fruitless':
      return t('alliance-order-fruitless', { figure: figureName(view, content, order.figure), successes: order.successes });
    case 'objective':
      return t('alliance-order-objective', { objective: objective(order.objective) });
    case 'offer':
      return t('alliance-order-offer', { objective: objective(order.objective) });
    case 'complete':
      return t('alliance-order-complete', { objective: objective(order.objective) });
    case 'fail':
      return t('alliance-order-fail', { objective: objective(order.objective) });
    case 'count':
      return t('alliance-order-count', { by: signed(order.by), now: order.now });
    case 'flag':
      return null;
    case 'harm':
    case 'heal': {
      const who = whomText(order.whom, view, content, telling);
      const said: string[] = [];
      if (order.damage + order.strain > 0) {
        said.push(
          order.order === 'heal'
            ? t('alliance-log-recovered', { figure: who, amount: amount(order) })
            : t('alliance-log-suffered', { figure: who, amount: amount(order), left: -1 }),
        );
      }
      if (order.condition) said.push(t('alliance-log-condition-gained', { figure: who, condition: conditionName(order.condition) }));
      return said.join(' ');
    }
    case 'supply':
      return t('alliance-order-supply', { who: whomText(order.whom, view, content, telling), cards: order.cards });
    case 'medpacs':
      return order.medpacs < 0
        ? t('alliance-order-medpacs-lost', { n: -order.medpacs })
        : t('alliance-order-medpacs', { n: order.medpacs });
    case 'credits':
      return order.credits < 0
        ? t('alliance-order-credits-lost', { n: -order.credits })
        : t('alliance-order-credits', { n: order.credits });
    case 'fame':
      return order.fame < 0 ? t('alliance-order-fame-lost', { n: -order.fame }) : t('alliance-order-fame', { n: order.fame });
    case 'item':
      return t('alliance-order-item', { card: card(order.card) });
    case 'lose_item':
      return t('alliance-order-lose-item', { card: card(order.card) });
    case 'ally':
      return t('alliance-order-ally', { group: printed(order.group), n: order.deployments });
    case 'lose_ally':
      return t('alliance-order-lose-ally', { group: printed(order.group) });
    case 'promoted':
      return t('alliance-order-promoted', { group: printed(order.group), n: order.deployments });
    case 'power':
      return t('alliance-order-power', {
        who: whomText(order.whom, view, content, telling),
        n: order.tokens,
        token: TOKENS[order.token] ?? 'damage',
      });
    case 'start_hurt':
      return t('alliance-order-start-hurt', { amount: amount({ damage: order.damage, strain: 0 }) });
    case 'win':
      return t('alliance-order-win');
    case 'lose':
      return t('alliance-order-lose');
    default:
      return unknown(order);
  }
}

/** The map of the scene something is told of. */
export function planOf(content: AllianceContent, { mission, scene }: Telling): AllianceMapPlan | undefined {
  const map = mission?.scene[scene]?.map;
  return content.maps.find(({ id }) => id === map);
}

/** The faces of the tiles an area lies on, each once. */
export function tilesOf(plan: AllianceMapPlan | undefined, area: number): string[] {
  const spaces = new Set(plan?.areas[area]?.spaces.map(String));
  const tiles = (plan?.spaces ?? []).filter(({ at }) => spaces.has(String(at))).map(({ tile }) => plan!.tiles[tile]?.face ?? '');
  return [...new Set(tiles)];
}

/** Whether a deployment card exists as regular and as elite, and which it is. */
function rankOf(view: AllianceView, content: AllianceContent, n: number): 'regular' | 'elite' | 'only' {
  const printed = content.groups[view.groups[n]?.group ?? -1];
  if (!printed) return 'only';
  // The name says it of the elite already.
  if (printed.elite) return 'only';
  return content.groups.some(({ id }) => id === `${printed.id}_elite`) ? 'regular' : 'only';
}

function whomText(whom: AllianceConcerned, view: AllianceView, content: AllianceContent, { mission }: Telling): string {
  switch (whom.who) {
    case 'figure':
      return figureName(view, content, whom.figure);
    case 'heroes':
      return capital(t('alliance-order-whom', { who: 'heroes', name: '' }));
    case 'in':
      return capital(t('alliance-order-whom', { who: 'in', name: regionName(mission, whom.region) }));
    case 'group':
      return capital(t('alliance-order-whom', { who: 'group', name: tableGroupName(view, content, whom.group) }));
  }
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
