import { expect, test } from 'vitest';
import type { SeenContent } from '#scripts/content/build-content.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const PAGES = 30;

const siteOfManyPages = (storage: string) =>
  TestSite.create({
    'index.mdx': page('Home'),
    'storage.mdx': page('Storage', storage),
    ...Object.fromEntries(
      Array.from({ length: PAGES - 2 }, (_, index) => [`p${index}.mdx`, page(`P ${index}`)]),
    ),
  });

test('of many changed pages, those that the author sees are written before the others are compiled', async () => {
  const site = await siteOfManyPages('Before.');
  const seen: { content: SeenContent; files: string[] }[] = [];
  const show = async (content: SeenContent) => {
    seen.push({ content, files: [...(await site.outFiles()).keys()] });
  };
  const preview = { paths: () => ['/storage'], show, signal: new AbortController().signal };
  const { pages, compiled } = await site.build({ preview });
  const { menu: _, ...storage } = pages['/storage'] ?? expect.fail('The page is missing.');
  expect(compiled).toBe(PAGES);
  expect(seen).toEqual([
    {
      content: { pages: new Map([['/storage', storage]]), problems: [] },
      files: expect.arrayContaining([`kv/page/${storage.hash}`, `kv/markdown/${storage.markdown}`]),
    },
  ]);
  expect(seen[0]?.files.filter((file) => file.startsWith('kv/page/'))).toHaveLength(1);
});

test('the author sees the problems of the open page before other pages are compiled', async () => {
  const site = await siteOfManyPages('<Nte>x</Nte>');
  const seen: SeenContent[] = [];
  const show = async (content: SeenContent) => void seen.push(content);
  await site.build({ preview: { paths: () => ['/storage'], show, signal: new AbortController().signal } });
  expect(seen.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ['`<Nte>` is not a component.'],
  ]);
  expect(seen[0]?.pages).toEqual(new Map());
});

test('a few changed pages are built at once', async () => {
  const site = await siteOfManyPages('Before.');
  await site.build();
  await site.write('pages/storage.mdx', page('Storage', 'After.'));
  const show = () => expect.fail('Nothing is shown early.');
  const preview = { paths: () => ['/storage'], show, signal: new AbortController().signal };
  expect((await site.build({ preview })).compiled).toBe(1);
});

test('the next change ends a build, which keeps what it has compiled', async () => {
  const site = await siteOfManyPages('Before.');
  const next = new AbortController();
  const show = async () => next.abort(new Error('The next change.'));
  const preview = { paths: () => ['/storage'], show, signal: next.signal };
  await expect(site.build({ preview })).rejects.toThrow('The next change.');
  expect((await site.build()).compiled).toBe(PAGES - 1);
});
