import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import release from '#release';
import { pageEntries } from '#worker/page/page-entry.ts';

const thanks = (headers: Record<string, string> = {}) =>
  exports.default.fetch('https://nitric.io/docs/feedback/thanks', { headers });

const HOME = '<a href="/docs">Go to the documentation&#x27;s home</a>';

test('thanks the reader', async () => {
  const answer = await thanks();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<h1>Thank you for your feedback!</h1>');
  expect(html).toContain(HOME);
});

test('links back to the page with the form', async () => {
  const html = await (await thanks({ Referer: 'https://nitric.io/docs/storage' })).text();
  expect(html).toContain(
    `<a href="/docs/storage">Back to ${pageEntries(release.pages).find(([path]) => path === '/storage')?.[1].title}</a>`,
  );
});

test.each(['https://evil.example/docs/storage', 'https://nitric.io/docs/no-such-page', 'nonsense'])(
  'links to the home page for the referrer %s',
  async (referer) => {
    expect(await (await thanks({ Referer: referer })).text()).toContain(HOME);
  },
);
