import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from '#worker/model/text.ts';
import { PageUnavailable, readMarkdown, readPage } from '#worker/page/page-store.ts';

const PAGE = { path: '/storage', html: '<p>{}\n</p>' };
const VALUE = '{"path":"/storage"}\n<p>{}\n</p>';
/** A hash that does not match VALUE. */
const HASH = 'b8c6ad49f1f7e0a3';

/** Fakes the only method of a KV namespace that the page store calls. */
const store = (get: (key: string, cacheTtl: number) => Promise<string | null>): KVNamespace =>
  ({
    get: async (key: string, { cacheTtl }: { cacheTtl: number }) => {
      const value = await get(key, cacheTtl);
      return value === null ? null : new TextEncoder().encode(value).buffer;
    },
  }) as unknown as KVNamespace; // Only production could fail in these ways.

afterEach(() => vi.useRealTimers());

test('reads Markdown under its own key', async () => {
  const value = JSON.stringify({ blocks: ['# A'] });
  const hash = await sha256(value);
  const pages = store(async (key) => (key === `markdown/${hash}` ? value : null));
  expect(await readMarkdown(pages, hash)).toEqual({ blocks: ['# A'] });
});

test.each([
  ['is missing', async () => null, `KV has no page/${HASH}.`],
  ['holds other bytes', async () => VALUE, `KV holds other bytes than page/${HASH} names.`],
  ['fails', () => Promise.reject(new Error('down')), `KV failed for page/${HASH}: Error: down`],
])('a page that %s is unavailable', async (_, get, message) => {
  await expect(readPage(store(get), HASH)).rejects.toThrow(new PageUnavailable(message));
});

const LONG_S = 30 * 24 * 60 * 60;
const SHORT_S = 30;

test.each([
  ['is missing', null],
  ['holds other bytes', 'other bytes'],
])('a page that %s where KV caches it for long is read once more, past that cache', async (_, cached) => {
  const hash = await sha256(VALUE);
  const reads: number[] = [];
  const pages = store(async (_key, cacheTtl) => {
    reads.push(cacheTtl);
    return cacheTtl === LONG_S ? cached : VALUE;
  });
  expect(await readPage(pages, hash)).toEqual(PAGE);
  expect(reads).toEqual([LONG_S, SHORT_S]);
});

test('a page that does not arrive within 3 s is unavailable', async () => {
  vi.useFakeTimers();
  const answer = readPage(
    store(() => new Promise(() => {})),
    HASH,
  ).catch(String);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await Promise.race([answer, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe(`PageUnavailable: KV did not answer for page/${HASH} in 3000 ms.`);
});
