import { describe, expect, test } from 'vitest';
import { between, links, readPage } from './read-page.ts';

const navigation = async (address: string) =>
  between(await readPage(address), '<nav aria-label="Documentation">', '</nav>');
const headOf = (html: string) => links(html.slice(0, html.indexOf('<div class="nav-group')));

describe('the head of the navigation', () => {
  test.each([
    ['/docs', []],
    ['/docs/support/upgrade', []],
    ['/docs/reference/env', []],
    ['/docs/concepts/introduction', ['Back to Home: /docs']],
    ['/docs/guides', ['Back to Home: /docs']],
    ['/docs/storage', ['Back to Home: /docs', 'Storage: /docs/storage']],
    [
      '/docs/guides/nodejs',
      ['Back to Home: /docs', 'Back to Guides: /docs/guides', 'Node.js guides: /docs/guides/nodejs'],
    ],
    [
      '/docs/reference/providers/aws',
      [
        'Back to Home: /docs',
        'Back to Providers: /docs/reference/providers',
        'AWS: /docs/reference/providers/aws',
      ],
    ],
    ['/docs/reference/dart', ['Back to Home: /docs', 'Dart reference: /docs/reference/dart']],
    [
      '/docs/reference/go/v0',
      [
        'Back to Home: /docs',
        'Go reference: /docs/reference/go/v0',
        'v1 Latest: /docs/reference/go',
        'v0: /docs/reference/go/v0',
      ],
    ],
  ])('of %s has links back, to the parent page, and to the versions', async (address, expected) => {
    expect(headOf(await navigation(address))).toEqual(expected);
  });
});

describe('the groups', () => {
  test('have titles that label their lists, and the dividers of the menu', async () => {
    const html = await navigation('/docs/storage');
    expect(html.match(/<div class="nav-group[^"]*">(<h2.*?<\/h2>)?<ul[^>]*>/g)).toEqual([
      '<div class="nav-group"><ul>',
      '<div class="nav-group divided"><h2 class="nav-title" id="nav:1">More Building Blocks</h2><ul aria-labelledby="nav:1">',
    ]);
  });

  test('show the badges of the libraries', async () => {
    const html = await navigation('/docs');
    for (const [name, kind, badge] of [
      ['Go', 'experimental', 'Experimental'],
      ['Dart', 'experimental', 'Experimental'],
      ['C# .NET', 'soon', 'Coming soon'],
      ['JVM', 'soon', 'Coming soon'],
    ]) {
      expect(html).toContain(
        `<span class="nav-text">${name}</span><span class="badge badge-${kind}">${badge}</span></a>`,
      );
    }
    expect(html.match(/class="badge/g)).toHaveLength(4);
  });

  test.each([
    ['/docs', '/docs'],
    ['/docs/faq', '/docs/faq'],
    ['/docs/reference/cli', '/docs/reference/cli'],
    ['/docs/guides/examples', '/docs/guides/examples'],
  ])('mark the page %s once', async (address, href) => {
    const html = await navigation(address);
    expect([...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, found]) => found)).toEqual([
      href,
    ]);
  });

  test('keep the order of the menu around the current page', async () => {
    const html = await navigation('/docs/faq');
    expect(
      links(html.slice(html.indexOf('Additional Resources'))).filter((link) => !link.includes('#')),
    ).toEqual([
      'FAQs: /docs/faq',
      'Support: /docs/support',
      'AI assistants: /docs/agents',
      'Contributions: /docs/contributions',
      'Upgrade from v0: /docs/support/upgrade',
    ]);
  });
});

test('lists the sections of the page under its link, without subsections', async () => {
  const html = await navigation('/docs/guides/nodejs');
  expect(links(between(html, '<ul class="section-anchors">', '</ul>'))).toEqual([
    'Create the project: #project',
    'Write the service: #service',
    'Run and test it: #test',
    'Deploy it: #deploy',
    'Delete it: #delete',
    'Go on: #next',
  ]);
});

test('repeats the links that do not fit into the top bar on narrow screens', async () => {
  const html = between(await readPage('/docs'), '<nav class="nav-extra" aria-label="Site">', '</nav>');
  expect(links(html)).toEqual([
    'Concepts: /docs/concepts/introduction',
    'Get Started: /docs/getting-started/quickstart',
    'Guides: /docs/guides',
    'CLI: /docs/reference/cli',
    'Star on GitHub: https://github.com/nitrictech/nitric',
    'Community chat: https://nitric.io/chat',
  ]);
});
