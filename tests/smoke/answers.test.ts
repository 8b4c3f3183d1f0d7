import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sax from 'sax';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';

/** The headers that an asset, which no Worker answers, shares with a page. */
const SECURITY_HEADERS = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'x-robots-tag',
  'permissions-policy',
] as const;

test('a page is revalidated, its assets are immutable, and all have the security headers', async ({
  request,
}) => {
  const page = await request.get('/docs/storage');
  const { 'cache-control': cacheControl, ...common } = page.headers();
  expect(cacheControl).toBe('public, max-age=0, must-revalidate');
  expect(common['permissions-policy']).toContain('camera=()');
  const files = Array.from(
    (await page.text()).matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+\.(?:css|js|woff2))"/g),
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const asset = await request.get(file);
    const headers = asset.headers();
    expect([asset.status(), headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const name of SECURITY_HEADERS) expect(headers[name], name).toBe(common[name]);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('the script has the integrity that the page names, and the policy allows the only inline script', async ({
  request,
}) => {
  const page = await request.get('/docs');
  const html = await page.text();
  const hash = (algorithm: string, bytes: string | Buffer) =>
    `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
  const scripts = [...html.matchAll(/<script\b[^>]*src="([^"]*)"[^>]*integrity="([^"]*)"/g)];
  expect(scripts).toHaveLength(1);
  for (const [, file = '', integrity] of scripts)
    expect(hash('sha384', await (await request.get(file)).body())).toBe(integrity);
  const inline = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => code);
  expect(inline).toHaveLength(1);
  expect(page.headers()['content-security-policy']).toContain(`'${hash('sha256', inline[0] ?? '')}'`);
});

test('the image in the metadata of a page exists', async ({ request }) => {
  const html = await (await request.get('/docs/storage')).text();
  const image = /<meta property="og:image" content="https:\/\/nitric\.io([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(image.replaceAll('&amp;', '&'))).headers()['content-type']).toBe('image/png');
});

test('the feed is well-formed XML, and its pages and releases have their own ids and absolute links', async ({
  request,
}) => {
  const xml = await (await request.get('/docs/rss.xml')).text();
  expect(() => sax.parser(true).write(xml).close()).not.toThrow();
  expect(xml).toContain('<atom:link href="https://nitric.io/docs/rss.xml" rel="self"');
  const items = xml.split('<item>').slice(1);
  const valuesOf = (name: string) =>
    items.map(
      (item) => new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[)?([^<]+?)(?:\\]\\]>)?</${name}>`).exec(item)?.[1],
    );
  const [guids, links] = [valuesOf('guid'), valuesOf('link')];
  expect(new Set(guids).size).toBe(items.length);
  expect(guids.filter((guid) => guid?.startsWith('release:'))).toHaveLength(10);
  const dates = valuesOf('pubDate').map((date = '') => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const [index, link = ''] of links.entries()) {
    if (guids[index]?.startsWith('page:'))
      expect(PAGE_ADDRESSES).toContain(link.replace('https://nitric.io', ''));
    else
      expect(link).toMatch(
        /^https:\/\/github\.com\/nitrictech\/(?:[a-z]+-sdk|cli|nitric)\/releases\/tag\/v[\d.]+$/,
      );
  }
  for (const name of ['title', 'description']) expect(valuesOf(name)).not.toContain(undefined);
});
