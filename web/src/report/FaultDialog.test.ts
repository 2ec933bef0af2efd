import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../lib/i18n.svelte';
import type { Live } from '../lib/live.svelte';
import FaultDialog from './FaultDialog.svelte';
import { faults } from './faults.svelte';

describe('the remark of a report', () => {
  let dialog: Record<string, unknown>;
  const field = () => document.querySelector('textarea')!;

  beforeEach(() => {
    void speak('en');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    HTMLDialogElement.prototype.close ??= () => undefined;
    dialog = mount(FaultDialog, { target: document.body, props: { game: 'chess', live: { table: null } as unknown as Live } });
    ask('undo');
    field().value = 'A word is missing.';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  });

  afterEach(async () => {
    await unmount(dialog);
    vi.unstubAllGlobals();
  });

  function ask(text: string): void {
    faults.ask([text]);
    flushSync();
  }

  function close(): void {
    faults.close();
    flushSync();
  }

  it('survives a slip that closes the dialog', () => {
    close();
    ask('undo');
    expect(field().value).toBe('A word is missing.');
  });

  it('does not go with another text', () => {
    close();
    ask('share');
    expect(field().value).toBe('');
  });

  it('stays to be saved as well once it was copied, and is gone the next time', async () => {
    [...document.querySelectorAll('button')].at(-1)!.click();
    await vi.waitFor(() => expect(document.querySelector('[role=status]')!.textContent).not.toBe(''));
    expect(field().value).toBe('A word is missing.');
    close();
    ask('undo');
    expect(field().value).toBe('');
  });
});
