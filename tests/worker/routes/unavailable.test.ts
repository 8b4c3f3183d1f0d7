import { env, exports } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import release from '#release';
import { pageEntries } from '#worker/page/page-entry.ts';

const get = (path: string) => exports.default.fetch(new Request(`https://nitric.io${path}`));

afterEach(() => void vi.useRealTimers());

describe('when KV fails', () => {
  const [path, entry] = pageEntries(release.pages).find(([candidate]) => candidate === '/faq') ?? [];

  test('a missing or corrupt page is a 503 that is never cached, and other pages still work', async () => {
    if (!path || !entry) throw new Error('The release has no page /faq.');
    const key = `page/${entry.hash}`;
    // Another test may have asked for the page. That of another year is in no cache.
    vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] });
    const value = (await env.PAGES.get(key)) ?? '';
    for (const broken of [undefined, `${value} `]) {
      await (broken === undefined ? env.PAGES.delete(key) : env.PAGES.put(key, broken));
      const answer = await get('/docs/faq');
      expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Retry-After')]).toEqual(
        [503, 'no-store', '30'],
      );
      expect((await get('/docs/sql')).status).toBe(200);
    }
    await env.PAGES.put(key, value);
    expect((await get('/docs/faq')).status).toBe(200);
  });
});
