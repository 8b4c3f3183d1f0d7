import { describe, expect, test } from 'vitest';
import { between, links, readPage, SECTION_LINKS } from './read-page.ts';

const navigation = async (address: string) =>
  between(await readPage(address), '<nav aria-label="Documentation">', '</nav>');
/** The links before the first group, without the sections of the page. */
const headOf = (html: string) =>
  links(html.slice(0, html.indexOf('<div class="nav-group'))).filter((link) => !link.includes(': #'));

describe('the head of the navigation', () => {
  test.each([
    ['/docs', []],
    ['/docs/reference/env', []],
    ['/docs/concepts/introduction', ['Back to Home: /docs', 'Concepts: /docs/concepts/introduction']],
    ['/docs/storage', ['Back to Home: /docs', 'Building blocks: /docs/building-blocks']],
    [
      '/docs/guides/nodejs/testing',
      ['Back to Home: /docs', 'Back to Guides: /docs/guides', 'Node.js: /docs/guides/nodejs'],
    ],
    [
      '/docs/reference/go/v0',
      [
        'Back to Home: /docs',
        'v1 Latest: /docs/reference/go',
        'v0: /docs/reference/go/v0',
        'Go reference: /docs/reference/go/v0',
      ],
    ],
  ])('of %s has links back, to the parent page, and to the versions', async (address, expected) => {
    expect(headOf(await navigation(address))).toEqual(expected);
  });
});

describe('the groups', () => {
  test('have titles that label their lists, and the dividers of the menu', async () => {
    const html = await navigation('/docs/reference/dart');
    expect(html).toContain('<ul class="nav-parent" id="nav:parent">');
    expect(html).toContain('<div class="nav-group in-columns"><ul aria-labelledby="nav:parent">');
    expect(html).toMatch(
      /<details class="nav-group divided"><summary><h2 class="nav-title" id="(nav:[\w-]+)">.*?<\/summary><ul aria-labelledby="\1">/,
    );
  });

  test.each([
    [
      '/docs',
      ['Configuration', 'Library Reference', 'Cloud Providers', 'Integrations', 'Additional Resources'],
    ],
    ['/docs/reference/env', ['Library Reference', 'Cloud Providers', 'Integrations', 'Additional Resources']],
    ['/docs/reference/cli', ['Cloud Providers', 'Languages']],
    ['/docs/reference/providers/aws', []],
  ])('below the building blocks are folded on %s, except the current one', async (address, folded) => {
    const titles = [...(await navigation(address)).matchAll(/<summary><h2[^>]*>([^<]*)/g)];
    expect(titles.map(([, title]) => title)).toEqual(folded);
  });

  test.each(['aws', 'gcp', 'azure'])(
    'of %s lead to pipelines, Terraform, and what is deleted',
    async (cloud) => {
      const html = await navigation(`/docs/reference/providers/${cloud}/storage`);
      expect(
        links(html.slice(html.indexOf('>Deploying<')))
          .map((link) => link.split(': ')[1])
          .slice(0, 3),
      ).toEqual([
        `/docs/guides/deploying/github-actions#${cloud}`,
        `/docs/reference/providers/terraform/${cloud}`,
        '/docs/getting-started/deployment#down',
      ]);
    },
  );

  test.each([
    ['/docs', '/docs'],
    ['/docs/storage', '/docs/storage'],
    ['/docs/reference/nodejs', '/docs/reference/nodejs'],
  ])('mark the page %s once', async (address, href) => {
    const html = await navigation(address);
    expect([...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, found]) => found)).toEqual([
      href,
    ]);
  });
});

test.each([
  ['/docs', 2, 2],
  ['/docs/reference/env', 2, 2],
  ['/docs/storage', 0, 0],
])(
  'in the drawer, %s does not repeat %i groups of the sections above, and has %i in columns',
  async (address, repeated, inColumns) => {
    const html = await navigation(address);
    expect([html.match(/ repeated"/g)?.length ?? 0, html.match(/ in-columns"/g)?.length ?? 0]).toEqual([
      repeated,
      inColumns,
    ]);
  },
);

test('lists the methods of each type in the menu of a reference', async () => {
  const html = await navigation('/docs/reference/go/storage');
  expect(html).toMatch(/<li><a href="#bucket-[^"]*">[^<]*<\/a><\/li>/);
});

test('has the links that do not fit into the top bar on narrow screens, the sections of the site first', async () => {
  const html = await readPage('/docs');
  expect(links(between(html, '<nav class="nav-site" aria-label="Site sections">', '</nav>'))).toEqual([
    ...SECTION_LINKS,
    'Help: /docs/troubleshooting',
  ]);
  expect(html.indexOf('class="nav-site"')).toBeLessThan(html.indexOf('<nav aria-label="Documentation">'));
  expect(links(between(html, '<nav class="nav-extra" aria-label="Site">', '</nav>'))).toEqual([
    'Star on GitHub: https://github.com/nitrictech/nitric',
    'Community chat: https://nitric.io/chat',
  ]);
});
