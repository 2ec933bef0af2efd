/** Why an enemy does what it does, in one sentence for people; the steps with their rules stand behind it. */
import type { AllianceContent } from '../../../generated/AllianceContent';
import type { AllianceSkip } from '../../../generated/AllianceSkip';
import type { AllianceThought } from '../../../generated/AllianceThought';
import type { AllianceView } from '../../../generated/AllianceView';
import { t } from '../../../lib/i18n.svelte';
import { variant } from '../../../lib/list';
import { figureName } from './names';
import type { Position } from '../types';
import { skipText, spaceName } from './thoughts';

type Kind = AllianceThought['thought'];
type Of<K extends Kind> = Extract<AllianceThought, { thought: K }>;

export interface Mused {
  readonly figure: number;
  /** What it thought about its line so far. */
  readonly thoughts: readonly AllianceThought[];
  /** Why the line before was left out, if it was. */
  readonly before: AllianceSkip | null;
  /** What became of a choice that was left open: whom it goes for, and where it has gone. */
  readonly target?: number | null;
  readonly taken?: Position | null;
}

/** The sentence; none before the figure has made up its mind. */
export function plainLine({ figure, thoughts, before, target: struck = null, taken = null }: Mused, view: AllianceView, content: AllianceContent): string | null {
  const name = (one: number) => figureName(view, content, one);
  const last = <K extends Kind>(kind: K) => thoughts.findLast((one): one is Of<K> => one.thought === kind);
  const tell = (deed: string, why: string, target = '') => t('alliance-plain', { deed, figure: name(figure), target, why });

  const skipped = last('skipped');
  if (skipped) return tell('skipped', skipText(skipped.skip));
  if (last('stunned')) return tell('stunned', '');
  const stays = last('stays');
  const left = last('players_choose');
  const moved = last('ends') ?? stays ?? (left && taken ? { aim: null } : undefined);
  const away = last('repositions');
  if (away) {
    if (!moved) return null;
    const aim = moved.aim && 'figure' in moved.aim ? name(moved.aim.figure) : '';
    const why = t('alliance-plain-why', { why: 'distance', n: away.spaces, aim, named: aim === '' ? 'no' : 'yes' });
    return tell(stays ? 'keeps' : wayOf(away), before === null ? why : t('alliance-plain-so', { first: skipText(before), then: why }));
  }
  const order = last('order');
  const target = last('attacks')?.target ?? last('aims')?.target ?? (left ? (struck ?? targetOf(left, taken)) : undefined);
  if (order && target === undefined && moved?.aim && 'space' in moved.aim) {
    // Ordered to a place, or to what lies there.
    return tell(stays ? 'waits' : variant(order.verb)[0], t('alliance-plain-why', { why: 'named', n: 0, aim: '', named: 'no' }), spaceName(moved.aim.space));
  }
  if (!order || target === undefined) return null;
  const [verb] = variant(order.verb);
  const attacks = verb === 'attack' || verb === 'move_attack';
  if (!attacks && !moved) return null;
  const deed = attacks ? (last('walks') || taken ? 'move_attack' : 'attack') : stays ? 'waits' : verb;
  const passed = thoughts.filter((one): one is Of<'passed'> => one.thought === 'passed' && one.target !== target);
  const chosen = left && left.targets.length > 0 ? t('alliance-plain-why', { why: 'open', n: 0, aim: '', named: 'no' }) : reason(target, thoughts);
  const why = passed.length === 0 ? chosen : t('alliance-plain-passed', { figure: name(passed[0]!.target), then: chosen });
  return tell(deed, why, name(target));
}

/** Whom an open choice is about, by where the figure has gone. */
function targetOf({ ends, targets }: Of<'players_choose'>, taken: Position | null): number | undefined {
  return targets[ends.findIndex((end) => String(end) === String(taken))];
}

/** Whether it draws back or comes nearer, to have the distance it wants. */
function wayOf({ distance, spaces, fit }: Of<'repositions'>): string {
  if (fit !== 'exact') return fit === 'too_near' ? 'away' : 'near';
  if (distance === null || distance === spaces) return 'keeps';
  return distance < spaces ? 'away' : 'near';
}

/** Why this target and no other. */
function reason(target: number, thoughts: readonly AllianceThought[]): string {
  const candidates = thoughts.filter((one): one is Of<'candidate'> => one.thought === 'candidate');
  const chosen = candidates.find(({ figure }) => figure === target);
  const others = new Set(candidates.map(({ figure }) => figure)).size > 1;
  if (!chosen || !others) return t('alliance-plain-why', { why: 'only', n: 0, aim: '', named: 'no' });
  const { by, value, distance } = chosen;
  const laws = thoughts.filter((one): one is Of<'law'> => one.thought === 'law');
  if (chosen.tied && laws.length > 0) {
    const settled = laws.find(({ left }) => left === 1);
    return t('alliance-plain-why', { why: settled ? `worst_${settled.by}` : 'worst', n: 0, aim: '', named: 'no' });
  }
  if (by === null || by === 'nearest') return t('alliance-plain-why', { why: 'nearest', n: distance ?? -1, aim: '', named: 'no' });
  return t('alliance-plain-why', { why: by, n: value ?? 0, aim: '', named: 'no' });
}
