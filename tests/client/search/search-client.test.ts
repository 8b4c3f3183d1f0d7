import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearch, searchParams } from '#client/search/search-client.ts';
import { SEARCH_HOST_RETRY_MS } from '#content/limits.ts';
import { type Reply, type SearchCall, standIn } from '#tests/client/search/stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

describe('createSearch', () => {
  const QUESTION = { query: 'x', filters: {} };
  const HOSTED = { appId: 'APP', apiKey: 'key', indexName: 'nitric', insights: true };
  const OK: Reply = { hits: [] };

  /** The answers to come. */
  let answers: Reply[] = [];
  let calls: SearchCall[];
  const requested = () => calls.map(({ address }) => address);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    localStorage.clear();
    calls = standIn(() => answers.shift() ?? 'unreachable');
  });
  afterEach(() => vi.useRealTimers());

  test('a host that failed is asked again after two minutes', async () => {
    const search = createSearch(HOSTED);
    answers = ['unreachable', OK, OK, OK];
    await search(QUESTION, null);
    const [first, second] = requested();
    expect(second).not.toBe(first);
    vi.setSystemTime(Date.now() + SEARCH_HOST_RETRY_MS);
    await search({ ...QUESTION, query: 'early' }, null);
    expect(requested()[2]).toBe(second);
    vi.setSystemTime(Date.now() + 1);
    await search({ ...QUESTION, query: 'late' }, null);
    expect(requested()[3]).toBe(first);
  });

  test.each<[string, Reply, number]>([
    ['has not connected after 1 s', 'silent', 1000],
    ['has connected, but has not answered after 2 s', 'endless', 2000],
  ])('a host that %s fails, and the next one has more time', async (_, first, timeout) => {
    answers = [first, 'silent'];
    const result = createSearch(undefined)(QUESTION, null).catch(({ name }) => name);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(requested()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1500);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toBe('RetryError');
  });

  test('an answer of another form is not remembered', async () => {
    const search = createSearch(undefined);
    for (const body of ['{}', '{"results":[]}', '{"results":[{"hits":"x"}]}']) {
      answers = [{ status: 200, body }, OK];
      await expect(search({ ...QUESTION, query: body }, null)).rejects.toThrow(TypeError);
      expect(await search({ ...QUESTION, query: body }, null)).toMatchObject({ hits: [] });
    }
  });
});

test.each([
  [true, 'content:5'],
  [false, 'content:10'],
])('if the screen is narrow (%s), a snippet is %s', (matches, snippet) => {
  const matchMedia = vi.fn(() => ({ matches }));
  vi.stubGlobal('matchMedia', matchMedia);
  const params = searchParams({ query: 'x', filters: {} }, null, false);
  expect(params.attributesToSnippet).toContain(snippet);
  expect(matchMedia).toHaveBeenCalledWith('(max-width: 768px)');
});
