import { expect, test } from '@playwright/test';
import { latestVersion } from '#content/references.ts';
import { words } from '#tests/worker/page-html.ts';
import { articleBody } from './html-parts.ts';
import { SPECIFIED_ROUTES } from './specified-routes.ts';

const LEAST_WORDS = 150;

test(`every specified route answers with an article of more than ${LEAST_WORDS} words`, async ({
  request,
}) => {
  const failures: string[] = [];
  for (const route of SPECIFIED_ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    const type = response.headers()['content-type'];
    const { length } = words(articleBody(await response.text()));
    if (response.status() !== 200 || type !== 'text/html; charset=utf-8' || length <= LEAST_WORDS)
      failures.push(`${route}: ${response.status()}, ${type}, ${length} words`);
  }
  expect(failures).toEqual([]);
});

test('the latest version redirects to the address without the version', async ({ request }) => {
  for (const sdk of ['nodejs', 'python', 'go'] as const) {
    const response = await request.get(`/docs/reference/${sdk}/${latestVersion(sdk)}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/docs/reference/${sdk}`);
  }
});
