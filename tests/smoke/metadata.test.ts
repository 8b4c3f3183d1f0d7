import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sax from 'sax';
import { PAGE_ADDRESSES } from '#tests/browser/page-addresses.ts';
import { integrities } from './html-parts.ts';

/** The texts of the elements of a feed, by name. Throws if the XML is not well-formed. */
const readFeed = (xml: string) => {
  const channel = new Map<string, string>();
  const items: Map<string, string>[] = [];
  let text = '';
  const add = (part: string) => {
    text += part;
  };
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    text = '';
    if (name === 'item') items.push(new Map());
    if (name === 'atom:link') channel.set(name, String(attributes.href));
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    if (name !== 'atom:link') (items.at(-1) ?? channel).set(name, text);
  };
  parser.write(xml).close();
  return { channel, items };
};

test('a feed reader finds new pages and releases, each with its own id and an absolute link', async ({
  request,
}) => {
  const response = await request.get('/docs/rss.xml');
  const { channel, items } = readFeed(await response.text());
  expect([channel.get('title'), channel.get('atom:link')]).toEqual([
    'Nitric Documentation',
    'https://nitric.io/docs/rss.xml',
  ]);
  expect(new Set(items.map((item) => item.get('guid'))).size).toBe(items.length);
  expect(items.filter((item) => item.get('guid')?.startsWith('release:'))).toHaveLength(10);
  const dates = items.map((item) => new Date(item.get('pubDate') ?? '').toISOString());
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const item of items) {
    const [guid = '', link = ''] = [item.get('guid'), item.get('link')];
    if (guid.startsWith('page:')) expect(PAGE_ADDRESSES).toContain(link.replace('https://nitric.io', ''));
    else expect(link).toMatch(/^https:\/\/github\.com\/nitrictech\/[a-z]+-sdk\/releases\/tag\/v[\d.]+$/);
    expect([item.get('title'), item.get('description')]).not.toContain(undefined);
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
