import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { readEdgeCache, writeEdgeCache } from '#worker/http/edge-cache.ts';

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

test.each([
  ['rejects', () => Promise.reject(new Error('down'))],
  [
    'throws at once',
    () => {
      throw new Error('down');
    },
  ],
])('a cache that %s is a miss', async (_, match) => {
  vi.spyOn(caches.default, 'match').mockImplementation(match);
  expect(await readEdgeCache(KEY)).toBeUndefined();
  expect(printed).toHaveBeenCalledOnce();
});

test('a body is stored for 30 days, whatever browsers are told', async () => {
  const put = vi.spyOn(caches.default, 'put').mockResolvedValue(undefined);
  await writeEdgeCache(KEY, 'x');
  const [key, answer] = put.mock.lastCall ?? [];
  expect([key, answer?.headers.get('Cache-Control')]).toEqual([KEY, 'public, max-age=2592000']);
});

test('the log has no text of a social image, which anyone can write', async () => {
  const down = () => Promise.reject(new Error('down'));
  vi.spyOn(caches.default, 'match').mockImplementation(down);
  vi.spyOn(caches.default, 'put').mockImplementation(down);
  const key = 'https://nitric.io/docs/-/card/design?title=Private';
  await readEdgeCache(key);
  await writeEdgeCache(key, 'x');
  expect(printed.mock.calls.map(([message]) => message)).toEqual([
    'The edge cache failed to read https://nitric.io/docs/-/card/design:',
    'The edge cache failed to write https://nitric.io/docs/-/card/design:',
  ]);
});
