import { env, exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import release from '#release';
import { pageEntries } from '#worker/page/page-entry.ts';

const get = (path: string) => exports.default.fetch(new Request(`https://nitric.io${path}`));

describe('when KV fails', () => {
  const hash = pageEntries(release.pages).find(([path]) => path === '/faq')?.[1].hash;

  test('a missing or corrupt page is a 503 that is never cached, and other pages still work', async () => {
    const key = `page/${hash}`;
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
