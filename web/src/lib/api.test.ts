import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, messageOf, RequestFailed } from './api';
import { speak, t } from './i18n.svelte';

function answer(status: number, body: string): void {
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(body, { status }))));
}

async function failure(request: Promise<unknown>): Promise<RequestFailed> {
  const error: unknown = await request.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestFailed);
  return error as RequestFailed;
}

describe('requests', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('say which language is read and carry JSON', async () => {
    answer(200, '{"name":"Falcon"}');
    void speak('it');
    await expect(api.nameGuest('Falcon')).resolves.toEqual({ name: 'Falcon' });
    expect(fetch).toHaveBeenCalledWith('/api/guest', {
      method: 'PUT',
      headers: { accept: 'application/json', 'accept-language': 'it', 'content-type': 'application/json' },
      body: '{"name":"Falcon"}',
    });
  });

  it('send a game file as it is', async () => {
    answer(200, '{"id":"x"}');
    await api.importGame('{ "game": "chess" }');
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.body).toBe('{ "game": "chess" }');
  });

  it('ask for content by the hash that the page names', async () => {
    answer(200, '{}');
    document.head.innerHTML = '<link rel="content" data-game="chess" href="/api/games/chess/content?hash=0123" />';
    await api.content('chess');
    await api.content('go');
    document.head.innerHTML = '';
    const asked = vi.mocked(fetch).mock.calls.map(([path]) => path);
    expect(asked).toEqual(['/api/games/chess/content?hash=0123', '/api/games/go/content']);
  });

  it('escape what is put into an address', async () => {
    answer(200, '{}');
    await api.table('../x');
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/tables/..%2Fx');
  });

  it('fail with the reason of the server', async () => {
    answer(409, '{"code":"seat-taken","message":"Taken.","field":null,"rule":null}');
    const error = await failure(api.setSeat('x', 1, { kind: 'take' }));
    expect(error.status).toBe(409);
    expect(error.error.code).toBe('seat-taken');
    expect(messageOf(error)).toBe('Taken.');
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>A portal</html>'],
    [500, '{"oops":true}'],
  ])('fail in plain words on an answer that is not ours: %i %s', async (status, body) => {
    answer(status, body);
    const error = await failure(api.games());
    expect(error.error.code).toBe('unexpected');
    expect(error.message).toBe(t('error-unexpected'));
  });

  it('say when nobody answers', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('network'))));
    const error = await failure(api.games());
    expect(error.status).toBe(0);
    expect(error.message).toBe(t('error-offline'));
  });

  it('keep the details of our own mistakes to themselves', () => {
    expect(messageOf(new TypeError('x is undefined'))).toBe(t('error-unexpected'));
  });
});
