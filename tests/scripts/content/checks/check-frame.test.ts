import { expect, test } from 'vitest';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const create = async () => {
  const site = await TestSite.create({ 'index.mdx': page('Home'), 'storage.mdx': page('Storage') });
  await site.write('content/site.ts', "[\n  { title: 'Storage', href: '/docs/storag' },\n];\n");
  return (frame: readonly string[], menu = ['/docs', '/docs/storage']) => {
    const links = (hrefs: readonly string[]) => hrefs.map((href) => ({ title: 'Storage', href }));
    const menus = [{ key: 'docs', prefix: '/', groups: [{ links: links(menu) }] }];
    return site.found({ menus, frame: links(frame) });
  };
};

test('a link of the top bar or the footer that leads nowhere is reported where it is written', async () => {
  const found = await create();
  expect(await found(['/docs/storage', '/docs/whats-new', '/docs/storag'])).toEqual([
    'content/site.ts:2:30 The link "Storage" on every page leads nowhere: /docs/storag. There is no page `/storag`. | Did you mean `/storage`?',
  ]);
});

test('a link of the footer may lead home, or to another site', async () => {
  const found = await create();
  expect(await found(['/docs', 'https://nitric.io/blog'])).toEqual([]);
});

test('a link that a menu has, too, is reported once', async () => {
  const found = await create();
  expect(await found(['/docs/storag'], ['/docs', '/docs/storage', '/docs/storag'])).toEqual([
    expect.stringContaining('The entry "Storage" of the menu `docs` leads nowhere: /docs/storag.'),
  ]);
});
