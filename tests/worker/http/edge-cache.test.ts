import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { type Body, cachedBody, readEdgeCache, writeEdgeCache } from '#worker/http/edge-cache.ts';

const KEY = 'https://nitric.io/docs/-/edge-cache-test/html/storage';

let printed: Mock<typeof console.error>;
beforeEach(() => {
  printed = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a cache that does not answer within half a second is a miss', async () => {
  vi.useFakeTimers();
  vi.spyOn(caches.default, 'match').mockImplementation(() => new Promise(() => {}));
  const answer = readEdgeCache(KEY);
  await vi.advanceTimersByTimeAsync(499);
  expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBeUndefined();
  expect(String(printed.mock.calls[0]?.[1])).toBe('Error: It did not answer in 500 ms.');
});

test('a body that breaks off is a miss', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) });
  vi.spyOn(caches.default, 'match').mockResolvedValue(new Response(broken));
  expect(await readEdgeCache(KEY)).toBeUndefined();
  expect(String(printed.mock.calls[0]?.[1])).toBe('Error: broken off');
});

test('a body is stored for 30 days, whatever browsers are told', async () => {
  const put = vi.spyOn(caches.default, 'put').mockResolvedValue(undefined);
  await writeEdgeCache(KEY, 'x');
  const [key, answer] = put.mock.lastCall ?? [];
  expect([key, answer?.headers.get('Cache-Control')]).toEqual([KEY, 'public, max-age=2592000']);
});

test('a cache that is down is a miss, and the log has no text of a social image, which anyone can write', async () => {
  const down = () => Promise.reject(new Error('down'));
  vi.spyOn(caches.default, 'match').mockImplementation(down);
  vi.spyOn(caches.default, 'put').mockImplementation(down);
  const key = 'https://nitric.io/docs/-/card/design?title=Private';
  expect(await readEdgeCache(key)).toBeUndefined();
  await writeEdgeCache(key, 'x');
  expect(printed.mock.calls.map(([message]) => message)).toEqual([
    'The edge cache failed to read https://nitric.io/docs/-/card/design:',
    'The edge cache failed to write https://nitric.io/docs/-/card/design:',
  ]);
});

/** Asks for a body this often. Returns how often it was made. */
const ask = async <Made extends Body | undefined>(key: string, made: Made, often: number) => {
  const make = vi.fn(async () => made);
  for (let time = 0; time < often; time += 1) {
    const executionCtx = createExecutionContext();
    await cachedBody({ executionCtx }, key, make);
    await waitOnExecutionContext(executionCtx);
  }
  return make.mock.calls.length;
};

test('an absent body is not stored, and one in demand is kept in memory, so the edge cache is asked twice at most', async () => {
  expect(await ask(`${KEY}/absent`, undefined, 2)).toBe(2);
  const match = vi.spyOn(caches.default, 'match');
  expect(await ask(`${KEY}/demand`, 'x', 4)).toBe(1);
  expect(match).toHaveBeenCalledTimes(2);
  await caches.default.delete(`${KEY}/demand`);
  expect(await ask(`${KEY}/demand`, 'y', 1)).toBe(0);
});
