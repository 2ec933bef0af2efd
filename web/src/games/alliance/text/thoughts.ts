/** What an enemy thinks, in words: whom it picks and why, where it goes, what it leaves out. */
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceEnemyAim } from '../../../generated/AllianceEnemyAim';
import type { AlliancePassed } from '../../../generated/AlliancePassed';
import type { AllianceSkip } from '../../../generated/AllianceSkip';
import type { AllianceSurgeIdle } from '../../../generated/AllianceSurgeIdle';
import type { AllianceSurgeSkip } from '../../../generated/AllianceSurgeSkip';
import type { AllianceThought } from '../../../generated/AllianceThought';
import type { AllianceVerb } from '../../../generated/AllianceVerb';
import type { AllianceView } from '../../../generated/AllianceView';
import type { Position } from '../../../generated/Position';
import type { Space } from '../../../generated/Space';
import { t } from '../../../lib/i18n.svelte';
import { capital, unknown, variant } from '../../../lib/list';
import { conditionName, figureName } from './names';

export function thoughtLine(thought: AllianceThought, view: AllianceView, content: AllianceContent): string {
  const name = (figure: number) => figureName(view, content, figure);
  const aim = (aimed: AllianceEnemyAim | null) => aimName(aimed, name);
  switch (thought.thought) {
    case 'order': {
      const { cost, budget } = thought;
      const price = t('alliance-mind-cost', { actions: cost.actions, attack: cost.is_attack_action ? 'yes' : 'no' });
      return t('alliance-mind-order', { order: capital(verbText(thought.verb)), price, left: budget.actions });
    }
    case 'acts_next':
      return t('alliance-mind-acts-next', { of: thought.of });
    case 'skipped':
      return t('alliance-mind-skipped', { why: skipText(thought.skip) });
    case 'candidate': {
      const { by, value, tied } = thought;
      return t('alliance-mind-candidate', {
        figure: name(thought.figure),
        value: value === null ? '' : `${t('alliance-mind-value', { by: by ?? 'nearest', value })}, `,
        away: awayText(thought.distance),
        tied: tied ? 'yes' : 'no',
      });
    }
    case 'passed':
      return t('alliance-mind-passed', { figure: name(thought.target), why: passedText(thought.passed) });
    case 'aims':
      return t('alliance-mind-aims', { figure: name(thought.target) });
    case 'repositions':
      return t('alliance-mind-repositions', {
        spaces: thought.spaces,
        away: awayText(thought.distance),
        fit: thought.fit,
      });
    case 'law':
      return t('alliance-mind-law', { by: thought.by, left: thought.left });
    case 'players_choose':
      return t('alliance-mind-players-choose', {
        ends: thought.ends
          .map((end, n) => {
            const target = thought.targets[n];
            return target === undefined ? positionName(end) : t('alliance-mind-way', { target: name(target), end: positionName(end) });
          })
          .join(', '),
      });
    case 'ends':
      return t('alliance-mind-ends', {
        of: thought.of,
        end: positionName(thought.end),
        distance: thought.distance ?? -1,
        aim: aim(thought.aim),
      });
    case 'walks':
      return t('alliance-mind-walks', { cost: thought.cost, path: thought.path.map(positionName).join(', ') });
    case 'stays':
      return t('alliance-mind-stays', { distance: thought.distance ?? -1, aim: aim(thought.aim) });
    case 'points_lost':
      return t('alliance-mind-points-lost', { points: thought.points });
    case 'stunned':
      return t('alliance-mind-stunned');
    case 'shakes_off_stun':
      return t('alliance-mind-shakes-off-stun');
    case 'attacks':
      return t('alliance-mind-attacks', { figure: name(thought.target), distance: thought.distance ?? -1 });
    case 'bleeds':
      return t('alliance-mind-bleeds', { left: thought.left });
    default:
      return unknown(thought);
  }
}

/** Where a base lies, by its first space: "7/4" is column 7, row 4. */
export function positionName(position: Position): string {
  return position[0] ? spaceName(position[0]) : '';
}

export function spaceName([column, row]: Space): string {
  return `${column}/${row}`;
}

function aimName(aim: AllianceEnemyAim | null, name: (figure: number) => string): string {
  if (aim === null) return t('alliance-mind-nearest');
  return 'figure' in aim ? name(aim.figure) : spaceName(aim.space);
}

function verbText(verb: AllianceVerb): string {
  const [name, inside] = variant(verb);
  const { points = 0, spaces = 0 } = (inside ?? {}) as { points?: number; spaces?: number };
  return t('alliance-rules-order', { verb: name, points, spaces, target: '' });
}

function awayText(distance: number | null): string {
  return t('alliance-mind-away', { distance: distance ?? -1 });
}

/** Why an instruction is skipped. */
export function skipText(skip: AllianceSkip): string {
  const [why, spaces] = variant(skip);
  return t('alliance-mind-skip', { why, spaces: Number(spaces ?? 0) });
}

function passedText(passed: AlliancePassed): string {
  if (typeof passed === 'string') return t('alliance-mind-why', { why: passed });
  return t('alliance-mind-why', { why: passed.no_attack ?? 'no_attack' });
}

/** Why a surge option is not bought. */
export function surgeSkipText(skip: AllianceSurgeSkip): string {
  if (skip === 'used') return t('alliance-mind-surge-used');
  if ('too_dear' in skip) return t('alliance-mind-surge-too-dear', { ...skip.too_dear });
  return idleText(skip.no_effect);
}

/** No accuracy reaches a place that no counting leads to. */
const NEVER = 65535;

function idleText(idle: AllianceSurgeIdle): string {
  if (typeof idle === 'string') return t('alliance-mind-idle', { why: idle });
  if ('accurate' in idle) return t('alliance-mind-idle-accurate', { ...idle.accurate });
  if ('misses' in idle) {
    return t('alliance-mind-idle-misses', { missing: idle.misses.missing >= NEVER ? -1 : idle.misses.missing });
  }
  if ('blocked' in idle) return t('alliance-mind-idle-blocked', { ...idle.blocked });
  if ('overkill' in idle) return t('alliance-mind-idle-overkill', { remaining: idle.overkill.remaining });
  return t('alliance-mind-idle-condition', { condition: conditionName(idle.has_condition.condition) });
}
