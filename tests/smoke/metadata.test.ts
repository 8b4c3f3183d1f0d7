import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { decode } from 'fast-png';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';
import { integrities } from './html-parts.ts';

test('the social image is a PNG of 1200 × 630 pixels that other sites can show', async ({ request }) => {
  const response = await request.get('/docs/api/og?title=Storage&description=Buckets');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const bytes = await response.body();
  const { width, height, channels, data } = decode(bytes);
  expect({ width, height, pixels: data.length / channels }).toEqual({
    width: 1200,
    height: 630,
    pixels: 756_000,
  });
});

test('the feed is valid, and its items link to pages', async ({ request, page }) => {
  const response = await request.get('/docs/rss.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const text = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? '';
      return {
        error: document.querySelector('parsererror')?.textContent,
        title: text(document, 'channel > title'),
        items: [...document.querySelectorAll('item')].map((item) => ({
          link: text(item, 'link'),
          title: text(item, 'title'),
          date: Date.parse(text(item, 'pubDate')),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.error).toBeUndefined();
  expect(feed.title).toBe('Nitric Documentation');
  expect(feed.items).toHaveLength(Math.min(50, PAGE_ADDRESSES.length));
  for (const { link, title, date } of feed.items) {
    expect(PAGE_ADDRESSES).toContain(link.replace('https://nitric.io', ''));
    expect(title).not.toBe('');
    expect(date).not.toBeNaN();
  }
});

test('integrity attributes match the served bytes', async ({ request }) => {
  const html = await (await request.get('/docs')).text();
  const files = integrities(html);
  expect(files.map(([file]) => file.split('.').at(-1)).sort()).toEqual(['css', 'js']);
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
