import { expect, test } from 'vitest';
import { checkGuides } from '#scripts/content/checks/check-guides.ts';
import { SitePages } from '#scripts/content/checks/site-pages.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

// The check reads nothing else.
const PAGE = { path: '/guides/a', sourceFile: 'a.mdx', anchors: ['service'] } as unknown as PageFacts;

const found = async (href: string, uses: object, shown: readonly string[] = []): Promise<string[]> => {
  const problems = await checkGuides({
    menus: [{ key: 'docs', groups: [{ links: shown.map((address) => ({ title: 'A', href: address })) }] }],
    site: new SitePages([PAGE], []),
    projectRoot: await temporaryFolder(),
    guides: [{ title: 'A', href, uses }],
  });
  return problems.map(({ message, cure }) => `${message} | ${cure}`);
};

test('a guide names the anchors of its page', async () => {
  expect(await found('/docs/guides/a', { apis: 'service' })).toEqual([]);
});

test('an anchor that the page lacks is reported, whether a menu shows the guide or not', async () => {
  expect(await found('/docs/guides/a', { apis: 'servce' })).toEqual([
    'The guide "A" uses `apis` in a section that does not exist. a.mdx has no anchor `#servce`. | Did you mean `/guides/a#service`?',
  ]);
});

test('an entry of a menu and a missing page are reported elsewhere', async () => {
  expect(await found('/docs/guides/a', { apis: 'servce' }, ['/docs/guides/a#servce'])).toEqual([]);
  expect(await found('/docs/guides/b', { apis: 'service' })).toEqual([]);
});
