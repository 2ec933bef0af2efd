import { expect, it, vi } from 'vitest';
import { begun } from './begun';

it('has begun before anybody asks, and begins anew for whoever asks again', async () => {
  const begin = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('here');
  const ask = begun(begin);
  expect(begin).toHaveBeenCalledTimes(1);
  await expect(ask()).rejects.toThrow('no network');
  expect(begin).toHaveBeenCalledTimes(1);
  await expect(ask()).resolves.toBe('here');
  expect(begin).toHaveBeenCalledTimes(2);
});
