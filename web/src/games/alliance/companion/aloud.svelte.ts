/** What is said aloud at a step: what happened, and what I am asked. */
import { QUIET, type Chapter } from '../chronicle';
import { askLine } from '../prompts';
import { figureName, orderText, placeName, tableGroupName } from '../text';
import { announce, saidOnce } from '../../../lib/announce.svelte';
import { t } from '../../../lib/i18n.svelte';
import { say } from '../../../table/line';
import type { Desk } from './desk.svelte';

/** The question in words; empty if it is not mine. */
function asked({ view, content, prompt, mine, order, found }: Desk): string {
  if (!prompt || !mine) return '';
  if (prompt.ask === 'window') return t('alliance-companion-window-said', { group: tableGroupName(view, content, prompt.group) });
  if (order) return orderText(order, view, content) ?? '';
  return say(t, askLine(prompt, view, { figure: (one) => figureName(view, content, one), ability: () => '', place: (place) => placeName(found?.mission ?? null, place) }));
}

/** Announces every step for as long as the calling component lives. */
export function sayAloud(desk: Desk, chapters: () => readonly Chapter[]): void {
  const newest = $derived((chapters().at(-1)?.entries ?? []).filter((entry) => !QUIET.includes(entry.topic)));
  // Plain values, so that what changes nothing, such as a press on its way, says nothing again; the same words at a new step are said.
  const step = $derived(chapters().at(-1)?.sequence);
  const text = $derived(saidOnce(newest.map((entry) => say(t, entry)), asked(desk)));
  $effect(() => {
    void step;
    if (text) announce(text);
  });
}
