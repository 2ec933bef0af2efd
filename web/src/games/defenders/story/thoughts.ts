/** What an alien thinks, in words. */
import { t } from '../../../lib/i18n.svelte';
import { unknown } from '../../../lib/list';
import { lineHead } from '../text';
import type { Cannot, Thought } from '../types';
import { whereIs, whoIs, type Tale } from './tale';

/** "Agent within 2 areas" */
const headOf = (at: number | null): string => lineHead({ at, does: [] });
const whyNot = (why: Cannot): string => t('defenders-mind-cannot', { why });

export function thoughtText(thought: Thought, tale: Tale): string {
  switch (thought.thought) {
    case 'misfit':
      return t('defenders-mind-misfit', { line: headOf(thought.at), why: thought.misfit });
    case 'fits':
      return t('defenders-mind-fits', { line: headOf(thought.at) });
    case 'passed_over':
      return t('defenders-mind-passed-over', { n: thought.line + 1, why: whyNot(thought.cannot) });
    case 'candidate': {
      const { figure, is_adjacent, steps, wounds, health_left } = thought.candidate;
      return t('defenders-mind-candidate', {
        figure: whoIs(tale, figure),
        near: is_adjacent ? 'yes' : 'no',
        steps,
        wounds,
        left: health_left,
        tied: thought.tied ? 'yes' : 'no',
      });
    }
    case 'equal':
      return t('defenders-mind-equal', { ways: thought.ways.map(([figure, end]) => wayText(figure, end, tale)).join('; ') });
    case 'moves':
      return t('defenders-mind-moves', { figure: thought.target === null ? 'none' : whoIs(tale, thought.target), hex: whereIs(tale, thought.end) });
    case 'attacks':
      return t('defenders-mind-attacks', { figure: whoIs(tale, thought.target), with: thought.with, times: thought.times });
    case 'commands':
      return t('defenders-mind-commands', { figure: whoIs(tale, thought.whom) });
    case 'does_nothing':
      return t('defenders-mind-does-nothing');
    case 'left_out':
      return t('defenders-mind-left-out', { why: whyNot(thought.cannot) });
    case 'stays':
      return t('defenders-mind-stays');
    default:
      return unknown(thought);
  }
}

/** Why a line was skipped, under the line itself. */
export function skippedText(thought: Thought, tale: Tale): string {
  return thought.thought === 'misfit' ? t('defenders-mind-unfit', { why: thought.misfit }) : thoughtText(thought, tale);
}

/** One of equally bad ways: whom it is about, and from where. */
export function wayText(figure: number | null, end: number, tale: Tale): string {
  const hex = whereIs(tale, end);
  return figure === null ? hex : t('defenders-mind-way', { figure: whoIs(tale, figure), hex });
}

/** What it does, in one sentence, as soon as it has made up its mind. */
export function plainText(alien: number, thoughts: readonly Thought[], tale: Tale): string | null {
  const moves = thoughts.find((one) => one.thought === 'moves');
  const attacks = thoughts.find((one) => one.thought === 'attacks');
  if (thoughts.some((one) => one.thought === 'stays')) return t('defenders-plain-stays', { alien: whoIs(tale, alien) });
  if (attacks) {
    const hex = moves ? whereIs(tale, moves.end) : '';
    return t('defenders-plain-attacks', { alien: whoIs(tale, alien), moves: moves ? 'yes' : 'no', hex, target: whoIs(tale, attacks.target) });
  }
  return moves ? t('defenders-plain-moves', { alien: whoIs(tale, alien), hex: whereIs(tale, moves.end) }) : null;
}
