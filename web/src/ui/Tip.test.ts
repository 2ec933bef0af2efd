import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Tip from './Tip.svelte';

let tip: Record<string, unknown> | undefined;
const shown = vi.fn();
const hidden = vi.fn();

function put() {
  const made = mount(Tip, { target: document.body, props: { lines: [{ name: 'Blast 1', text: 'Those nearby suffer.' }], label: 'What?' } });
  tip = made;
  flushSync();
  const button = document.querySelector<HTMLButtonElement>('button.tip')!;
  const bubble = document.querySelector<HTMLElement>('[role=tooltip]')!;
  bubble.showPopover = shown;
  bubble.hidePopover = hidden;
  return { button, bubble };
}

afterEach(async () => {
  if (tip) await unmount(tip);
  shown.mockClear();
  hidden.mockClear();
});

it('describes its button, so that a screen reader says it without opening anything', () => {
  const { button, bubble } = put();
  expect(button.getAttribute('aria-describedby')).toBe(bubble.id);
  expect(button.getAttribute('aria-label')).toBe('What?');
  expect(bubble.textContent).toContain('Those nearby suffer.');
});

it('opens with a tap and closes with the next, or with Escape', () => {
  const { button } = put();
  button.click();
  expect(shown).toHaveBeenCalledTimes(1);
  button.click();
  expect(hidden).toHaveBeenCalledTimes(1);
  button.click();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  button.dispatchEvent(escape);
  expect(escape.defaultPrevented, 'and nothing else is left by it').toBe(true);
  expect(hidden).toHaveBeenCalledTimes(2);
});

it('closes when something else is touched', () => {
  const { button } = put();
  button.click();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(hidden).toHaveBeenCalledTimes(1);
});
