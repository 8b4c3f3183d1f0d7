import { type APIRequestContext, expect, test } from '@playwright/test';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';
import { addresses, elementIds } from './html-parts.ts';

/** Addresses besides the pages of the release. */
const OTHER_PAGES = [
  '/docs/search',
  '/docs/search?q=storage',
  '/docs/feedback/thanks',
  '/docs/whats-new',
  '/docs/nothing-here',
];

interface Answer {
  status: number;
  text: string;
  ids: Set<string>;
}

/** Returns a function that reads addresses and fetches each of them only once. */
const buildReader = (request: APIRequestContext) => {
  const known = new Map<string, Promise<Answer>>();
  const read = async (address: string): Promise<Answer> => {
    const response = await request.get(address);
    const text = await response.text();
    return { status: response.status(), text, ids: elementIds(text) };
  };
  return (address: string) => {
    const answer = known.get(address) ?? read(address);
    known.set(address, answer);
    return answer;
  };
};

test('no page has a dead link', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const read = buildReader(request);
  const dead = new Set<string>();
  let checked = 0;
  for (const from of [...PAGE_ADDRESSES, ...OTHER_PAGES]) {
    for (const address of new Set(addresses((await read(from)).text))) {
      const { host, pathname, search, hash } = new URL(address, origin + from);
      // Canonical addresses contain the site's own host. Feedback answers only to POST.
      const isHere = host === new URL(origin).host || host === 'nitric.io';
      if (!isHere || !pathname.startsWith('/docs') || pathname === '/docs/api/feedback') continue;
      checked += 1;
      const { status, ids } = await read(pathname + search);
      const isKnownMiss = pathname === '/docs/nothing-here';
      if (status !== 200 && !isKnownMiss) dead.add(`${from}: ${address} answers ${status}`);
      const id = decodeURIComponent(hash.slice(1));
      if (status === 200 && id && !ids.has(id)) dead.add(`${from}: ${address} has no such anchor`);
    }
  }
  expect([...dead]).toEqual([]);
  expect(checked).toBeGreaterThan(PAGE_ADDRESSES.length * 20);
});

test('the image and the feed in the metadata of a page exist', async ({ request }) => {
  const html = await (await request.get('/docs/storage')).text();
  const image = /<meta property="og:image" content="https:\/\/nitric\.io([^"]+)"/.exec(html)?.[1] ?? '';
  const feed = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(image.replaceAll('&amp;', '&'))).headers()['content-type']).toBe('image/png');
  expect((await request.get(feed)).status()).toBe(200);
});
