import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Chapter } from '../chronicle';
import { sayAloud } from './aloud.svelte';
import type { Desk } from './desk.svelte';

const said = vi.hoisted(() => [] as string[]);
vi.mock('../../../lib/announce.svelte', async (real) => ({ ...(await real<object>()), announce: (text: string) => said.push(text) }));

const chapter = (sequence: number, text: string): Chapter => ({ sequence, seat: 0, round: 1, entries: [{ key: 'alliance-said', args: { text }, rule: 'R1', topic: 'flow' }] }) as unknown as Chapter;

it('says a step once, whatever else changes, and the same words again at the next step', () => {
  let chapters = $state.raw([chapter(1, 'Fenn activates.')]);
  const stop = $effect.root(() => sayAloud({ prompt: null, mine: false } as unknown as Desk, () => chapters));
  flushSync();
  expect(said).toEqual(['Fenn activates.']);
  // A press on its way gives the story anew, though nothing happened.
  chapters = [chapter(1, 'Fenn activates.')];
  flushSync();
  expect(said).toHaveLength(1);
  chapters = [chapter(1, 'Fenn activates.'), chapter(2, 'Fenn activates.')];
  flushSync();
  expect(said).toHaveLength(2);
  stop();
});
