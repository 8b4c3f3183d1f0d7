import { expect, test } from 'vitest';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

test('a link of the top bar or the footer that leads nowhere is reported where it is written', async () => {
  const site = await TestSite.create({ 'index.mdx': page('Home'), 'storage.mdx': page('Storage') });
  await site.write('content/site.ts', "[\n  { title: 'Storage', href: '/docs/storag' },\n];\n");
  const frame = ['/docs/storage', '/docs/whats-new', '/docs/storag'].map((href) => ({
    title: 'Storage',
    href,
  }));
  const menus = [
    {
      key: 'docs',
      prefix: '/',
      groups: [{ links: ['/docs', '/docs/storage'].map((href) => ({ title: 'To', href })) }],
    },
  ];
  expect(await site.found({ menus, frame })).toEqual([
    'content/site.ts:2:30 The link "Storage" on every page leads nowhere: /docs/storag. There is no page `/storag`. | Did you mean `/storage`?',
  ]);
});
