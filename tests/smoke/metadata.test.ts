import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import RssParser from 'rss-parser';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';
import { integrities } from './html-parts.ts';

test('a feed reader finds new pages and releases, each with its own id and an absolute link', async ({
  request,
}) => {
  const response = await request.get('/docs/rss.xml');
  const { title, feedUrl, items } = await new RssParser().parseString(await response.text());
  expect({ title, feedUrl }).toEqual({
    title: 'Nitric Documentation',
    feedUrl: 'https://nitric.io/docs/rss.xml',
  });
  expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
  expect(items.filter(({ guid }) => guid?.startsWith('release:'))).toHaveLength(10);
  const dates = items.map(({ isoDate = '' }) => isoDate);
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const { guid = '', link = '', title, contentSnippet } of items) {
    if (guid.startsWith('page:')) expect(PAGE_ADDRESSES).toContain(link.replace('https://nitric.io', ''));
    else expect(link).toMatch(/^https:\/\/github\.com\/nitrictech\/[a-z]+-sdk\/releases\/tag\/v[\d.]+$/);
    expect([title, contentSnippet]).not.toContain(undefined);
  }
});

test('integrity attributes match the served bytes', async ({ request }) => {
  const html = await (await request.get('/docs')).text();
  const files = integrities(html);
  expect(files).toHaveLength(1);
  for (const [file, integrity] of files) {
    const bytes = await (await request.get(file)).body();
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
  }
});

test('the policy allows the only inline script', async ({ request }) => {
  const response = await request.get('/docs');
  const inline = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  expect(response.headers()['content-security-policy']).toContain(`'sha256-${hash}'`);
});
