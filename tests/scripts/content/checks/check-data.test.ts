import { describe, expect, test } from 'vitest';
import { checkGuides, checkRecords } from '#scripts/content/checks/check-data.ts';
import { type Site, SitePages } from '#scripts/content/checks/site-pages.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const texts = (problems: readonly { message: string; hint: string }[]): string[] =>
  problems.map(({ message, hint }) => `${message} | ${hint}`);

describe('a link of the top bar or the footer', () => {
  const found = async (frame: readonly string[], menu = ['/docs', '/docs/storage']): Promise<string[]> => {
    const site = await TestSite.create({ 'index.mdx': page('Home'), 'storage.mdx': page('Storage') });
    await site.write('content/site.ts', "[\n  { title: 'Storage', href: '/docs/storag' },\n];\n");
    const links = (hrefs: readonly string[]) => hrefs.map((href) => ({ title: 'Storage', href }));
    const menus = [{ key: 'docs', prefix: '/', groups: [{ links: links(menu) }] }];
    return site.found({ menus, frame: links(frame) });
  };

  test('that leads nowhere is reported where it is written', async () => {
    const right = ['/docs', '/docs/storage', '/docs/whats-new', 'https://nitric.io/blog'];
    expect(await found([...right, '/docs/storag'])).toEqual([
      'content/site.ts:2:30 The link "Storage" on every page leads nowhere: /docs/storag. There is no page `/storag`. | Did you mean `/storage`?',
    ]);
  });
});

describe('a guide', () => {
  // The check reads nothing else.
  const PAGE = { path: '/guides/a', sourceFile: 'a.mdx', anchors: ['service'] } as unknown as PageFacts;
  const found = (href: string, uses: object, shown: readonly string[] = []): string[] =>
    texts(
      checkGuides({
        menus: [
          { key: 'docs', groups: [{ links: shown.map((address) => ({ title: 'A', href: address })) }] },
        ],
        pages: new SitePages([PAGE], []),
        rules: { projectRoot, guides: [{ title: 'A', href, uses }] },
      } as unknown as Site), // the check reads nothing else
    );

  test('names the anchors of its page', () => {
    expect(found('/docs/guides/a', { apis: 'service' })).toEqual([]);
    expect(found('/docs/guides/a', { apis: 'servce' })).toEqual([
      'The guide "A" uses `apis` in a section that does not exist. a.mdx has no anchor `#servce`. | Did you mean `/guides/a#service`?',
    ]);
  });

  test('is not reported for an entry of a menu and a missing page, which other checks report', () => {
    expect(found('/docs/guides/a', { apis: 'servce' }, ['/docs/guides/a#servce'])).toEqual([]);
    expect(found('/docs/guides/b', { apis: 'service' })).toEqual([]);
  });
});

test('a record that no page shows is reported where it is written, unless a page cannot be read', () => {
  const records = [{ name: 'the template `go-starter`', text: 'go-starter', tag: '<Templates />' }];
  const found = (...facts: readonly object[]) =>
    checkRecords({ facts, rules: { records, projectRoot } } as unknown as Site); // the check reads nothing else
  const shown = { anchors: [], records: ['the template `go-starter`'] };
  const other = { anchors: [], records: ['the template `other`'] };
  expect(found(other)).toEqual([
    {
      file: 'content/cli.yaml',
      line: expect.toSatisfy((line: number) => line > 1),
      column: 14,
      message: 'No page shows the template `go-starter`.',
      hint: 'Show it with `<Templates />`, or remove its record.',
    },
  ]);
  expect(found(other, shown)).toEqual([]);
  expect(found({ anchors: undefined, records: [] })).toEqual([]);
});
