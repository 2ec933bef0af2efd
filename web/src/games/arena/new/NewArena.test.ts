import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../../lib/i18n.svelte';
import { router } from '../../../lib/router.svelte';
import NewArena from './NewArena.svelte';

const answers: Record<string, unknown> = {
  'GET /api/games': [{ id: 'arena', min_seats: 2, max_seats: 4, bots: ['random', 'greedy'] }],
  'GET /api/guest': { name: '' },
  'PUT /api/guest': { name: 'Falcon' },
  'POST /api/tables': { id: 'Qk3xT9', game: 'arena', outcome: null },
};

describe('the new table of arena', () => {
  let sent: { to: string; body: unknown }[];
  let screen: Record<string, unknown>;

  beforeEach(async () => {
    sent = [];
    void speak('en');
    vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
      sent.push({ to: `${method} ${path}`, body: body ? JSON.parse(String(body)) : null });
      return Promise.resolve(new Response(JSON.stringify(answers[`${method} ${path}`])));
    });
    screen = mount(NewArena, { target: document.body });
    await settle();
  });

  afterEach(async () => {
    await unmount(screen);
    vi.unstubAllGlobals();
  });

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }

  it('needs no more than the button for a solo game with bots', async () => {
    document.querySelector('form')!.requestSubmit();
    await settle();
    const [named, created] = sent.slice(-2);
    expect(named?.to).toBe('PUT /api/guest');
    expect((named?.body as { name: string }).name).not.toBe('');
    expect(created?.to).toBe('POST /api/tables');
    expect(created?.body).toMatchObject({ game: 'arena', seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }] });
    expect(router.route).toEqual({ screen: 'table', id: 'Qk3xT9' });
  });

  it('asks for the sixth die with three players only', () => {
    const question = () => document.body.textContent.includes('sixth die');
    expect(question()).toBe(false);
    document.querySelectorAll<HTMLInputElement>('[role=radiogroup][aria-label="Number of players"] input')[1]!.click();
    flushSync();
    expect(question()).toBe(true);
  });
});
