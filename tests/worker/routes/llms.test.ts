import { env, exports } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import release from '#release';
import { pageEntries } from '#worker/model/release-manifest.ts';

const get = (address: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`https://nitric.io${address}`, init));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(['llms', 'llms-full'])('%s.txt', (name) => {
  test.each(['/docs', '/docs/reference/python/v0'])(
    'of %s is a text that clients revalidate, whether made, from the edge cache, or from memory',
    async (folder) => {
      const etag = `"${name}-${release.id}"`;
      for (const _ of [1, 2, 3]) {
        const answer = await get(`${folder}/${name}.txt`);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=0, must-revalidate',
          etag,
        });
        expect(await answer.text()).toMatch(/^# Nitric[^\n]*\n\n> \S/);
      }
      const again = await get(`${folder}/${name}.txt`, { headers: { 'If-None-Match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  test.each(['/docs/secrets', '/docs/nothing', '/docs/%00'])('of %s does not exist', async (folder) => {
    expect((await get(`${folder}/${name}.txt`)).status).toBe(404);
  });
});

test('llms.txt links to every page of the release once', async () => {
  const text = await (await get('/docs/llms.txt')).text();
  const links = [...text.matchAll(/^- \[[^\]]*\]\(https:\/\/nitric\.io\/docs([^)]*)\.md\): /gm)];
  expect(links.map(([, path]) => (path === '/index' ? '/' : path)).sort()).toEqual(
    Object.keys(release.pages).sort(),
  );
});

test('llms-full.txt has the text of every page of its folder', async () => {
  const text = await (await get('/docs/guides/llms-full.txt')).text();
  const guides = pageEntries(release.pages).filter(([path]) => path.startsWith('/guides'));
  for (const [path] of guides)
    expect(text).toContain(`\nCanonical address: <https://nitric.io/docs${path}>\n`);
  expect(text.match(/^Canonical address/gm)).toHaveLength(guides.length);
  expect(text).toMatch(new RegExp(`^# .+\\n\\n> .+\\n\\n${guides.length} pages follow\\.\\n`));
});

test('llms-full.txt is a 503 that is never cached if KV lacks one of its pages', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [, entry] = pageEntries(release.pages).find(([path]) => path === '/support') ?? [];
  // The text of another year is in no cache.
  vi.useFakeTimers({ now: new Date('2001-01-01'), toFake: ['Date'] });
  const key = `markdown/${entry?.markdown}`;
  const value = (await env.PAGES.get(key)) ?? '';
  await env.PAGES.delete(key);
  const answer = await get('/docs/support/llms-full.txt');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  await env.PAGES.put(key, value);
  expect((await get('/docs/support/llms-full.txt')).status).toBe(200);
});
