import { expect, onTestFinished, test, vi } from 'vitest';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';

const WORDS = { title: 'Too many questions', reason: 'One address asked too much.' };

test.each([
  ['rejects', () => Promise.reject(new Error('down'))],
  [
    'throws synchronously',
    () => {
      throw new Error('down');
    },
  ],
])('a limiter that %s lets every request pass', async (_, limit) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  log.mockClear();
  await expect(requireWithinLimit({ limit }, new Headers(), WORDS)).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});

test('a limiter that does not answer holds a request up for a second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const limit = () => new Promise<never>(() => {});
  const passing = expect(requireWithinLimit({ limit }, new Headers(), WORDS)).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  await passing;
});

test('rejects with the text of the endpoint, and counts by the sender’s network', async () => {
  const keys: string[] = [];
  const full = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    },
  };
  const headers = new Headers({ 'CF-Connecting-IP': '2001:DB8::1' });
  await expect(requireWithinLimit(full, headers, WORDS)).rejects.toMatchObject({
    options: {
      status: 429,
      title: 'Too many questions',
      detail: 'One address asked too much. Send it again in 60 seconds.',
      headers: { 'Retry-After': '60' },
    },
  });
  await expect(requireWithinLimit(full, new Headers(), WORDS)).rejects.toThrow();
  expect(keys).toEqual(['2001:db8:0:0::/64', 'unknown']);
});
