import { expect, test } from '@playwright/test';
import { latestVersion } from '#content/versions.ts';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';
import { articleBody, words } from './html-parts.ts';
import { SPECIFIED_ROUTES } from './specified-routes.ts';

const LEAST_WORDS = 150;

for (const route of SPECIFIED_ROUTES) {
  test(`${route} answers with an article of more than ${LEAST_WORDS} words`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(words(articleBody(await response.text())).length).toBeGreaterThan(LEAST_WORDS);
  });
}

test('the latest version redirects to the address without the version', async ({ request }) => {
  for (const sdk of ['nodejs', 'python', 'go'] as const) {
    const response = await request.get(`/docs/reference/${sdk}/${latestVersion(sdk)}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/docs/reference/${sdk}`);
  }
});

test('each page has a unique title and its own canonical address', async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (const address of PAGE_ADDRESSES) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="https://nitric.io${address}"/>`);
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
  }
  expect(titles.size).toBe(PAGE_ADDRESSES.length);
});
