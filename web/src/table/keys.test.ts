import { describe, expect, it, vi } from 'vitest';
import { pressKey } from './keys';

function press(key: string, more: KeyboardEventInit = {}) {
  const nth = vi.fn();
  const own = { f: vi.fn(), t: vi.fn(() => false), b: vi.fn() };
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  pressKey(event, own, nth);
  return { nth, own, taken: event.defaultPrevented };
}

describe('keys of a table', () => {
  it('take answers by number, counted from one', () => {
    expect(press('3').nth).toHaveBeenCalledWith(2);
    expect(press('0').nth).not.toHaveBeenCalled();
  });

  it('are the game’s own before those of every table', () => {
    expect(press('b').own.b).toHaveBeenCalled();
    expect(press('l').taken).toBe(true);
    expect(press('y').taken).toBe(false);
  });

  it('go on beside a drawer, and belong to it while the focus is in it', () => {
    document.body.innerHTML = '<dialog open data-beside><button></button></dialog>';
    expect(press('f').taken).toBe(true);
    const event = new KeyboardEvent('keydown', { key: 'f', cancelable: true, bubbles: true });
    const own = { f: vi.fn() };
    document.querySelector('button')!.addEventListener('keydown', (one) => pressKey(one, own, vi.fn()));
    document.querySelector('button')!.dispatchEvent(event);
    expect(own.f).not.toHaveBeenCalled();
    document.body.innerHTML = '<dialog open></dialog>';
    expect(press('f').taken).toBe(false);
    document.body.innerHTML = '';
  });

  it('stay with the browser where they mean nothing', () => {
    expect(press('f')).toMatchObject({ taken: true });
    expect(press('t')).toMatchObject({ taken: false });
    const { own, taken } = press('f', { ctrlKey: true });
    expect(own.f).not.toHaveBeenCalled();
    expect(taken).toBe(false);
  });
});
