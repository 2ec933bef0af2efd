import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../lib/settings.svelte';
import Die from './Die.svelte';

let die: Record<string, unknown> | undefined;
const props = $state({ face: 6, others: () => [1, 2, 3], size: '20px', roll: 0, falling: true, said: 'a six', children: face() });

/** The face as a text. */
function face() {
  return createRawSnippet<[number]>((shown) => ({
    render: () => '<text></text>',
    setup: (node) => {
      $effect(() => {
        node.textContent = String(shown());
      });
    },
  }));
}

function look() {
  flushSync();
  const svg = document.querySelector('svg.die')!;
  return [svg.textContent?.trim(), svg.getAttribute('aria-label'), svg.classList.contains('tumbling')];
}

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ diceAnimation: true });
  Object.assign(props, { roll: 0, falling: true });
  die = mount(Die, { target: document.body, props: props as never });
});
afterEach(async () => {
  if (die) await unmount(die);
  vi.useRealTimers();
});

it('says what it shows once it lies', () => {
  expect(look()).toEqual(['6', 'a six', false]);
  props.roll = 1;
  expect(look()).toEqual(['1', null, true]);
  vi.advanceTimersByTime(3 * 70);
  expect(look()).toEqual(['6', 'a six', false]);
});

it('lies as soon as the board says so, however slow it was', () => {
  props.roll = 1;
  expect(look()).toEqual(['1', null, true]);
  props.falling = false;
  expect(look()).toEqual(['6', 'a six', false]);
});
