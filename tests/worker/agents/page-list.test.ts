import { expect, test } from 'vitest';
import { DEFAULT_DESCRIPTION } from '#content/site.ts';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pageList, parseFolder, siteSections } from '#worker/agents/page-list.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import type { PageEntry } from '#worker/model/release-manifest.ts';

const entry = (title: string, markdownBytes = 1000) =>
  pageEntry({ markdownBytes, title, description: `About ${title}.`, menu: 'docs' });

const site = {
  pages: {
    '/': entry('Docs'),
    '/apis': entry('APIs', 2_400),
    '/faq': entry('FAQs', 20),
    '/guides': entry('Guides'),
    '/guides/go': entry('Go guides'),
    '/guides-of-others': entry('Guides of others'),
    '/how-it-works/deploys': entry('Deploys'),
    '/reference/csharp/v0': entry('C# .NET SDK v0'),
    '/reference/csharp/v0/storage': entry('Storage'),
    '/reference/python': entry('Python SDK'),
    '/reference/python/storage': entry('Storage', 1_500_000),
    '/reference/python/v0': entry('Python SDK v0'),
  } as Record<PagePath, PageEntry>, // The addresses are valid.
  menus: [
    {
      key: 'docs',
      groups: [
        { links: ['/docs', '/docs/reference/python', '/docs/apis'].map((href) => ({ title: '', href })) },
      ],
    },
    { key: 'others', groups: [{ links: ['/docs/apis', '/docs'].map((href) => ({ title: '', href })) }] },
  ],
};
const folderOf = (text: string) => parseFolder(text) as PagePath; // The folders of this file are valid.
const listOf = (folder: string) => pageList(folderOf(folder), site, 'https://a.b')?.split('\n\n');

test('the list of all pages follows the menus, with older versions as optional', () => {
  expect(listOf('')?.slice(0, 2)).toEqual(['# Nitric documentation', '> About Docs.']);
  expect(listOf('')?.slice(3).join('\n')).toBe(
    [
      '## General',
      '- [Docs](https://a.b/docs/index.md): About Docs. (1 kB)',
      '- [FAQs](https://a.b/docs/faq.md): About FAQs. (1 kB)',
      '- [Guides of others](https://a.b/docs/guides-of-others.md): About Guides of others. (1 kB)',
      '- [Deploys](https://a.b/docs/how-it-works/deploys.md): About Deploys. (1 kB)',
      '## Python reference',
      '- [Python SDK](https://a.b/docs/reference/python.md): About Python SDK. (1 kB)',
      '- [Storage](https://a.b/docs/reference/python/storage.md): About Storage. (1.5 MB)',
      '## Building blocks',
      '- [APIs](https://a.b/docs/apis.md): About APIs. (2 kB)',
      '## Guides',
      '- [Guides](https://a.b/docs/guides.md): About Guides. (1 kB)',
      '- [Go guides](https://a.b/docs/guides/go.md): About Go guides. (1 kB)',
      '## Lists of parts',
      '- [Guides](https://a.b/docs/guides/llms.txt): 2 pages (2 kB)',
      '- [Reference](https://a.b/docs/reference/llms.txt): 5 pages (1.5 MB)',
      '- [Python reference](https://a.b/docs/reference/python/llms.txt): 3 pages (1.5 MB)',
      '## Optional',
      '- [C# .NET v0 reference: C# .NET SDK v0](https://a.b/docs/reference/csharp/v0.md): About C# .NET SDK v0. (1 kB)',
      '- [C# .NET v0 reference: Storage](https://a.b/docs/reference/csharp/v0/storage.md): About Storage. (1 kB)',
      '- [Python v0 reference: Python SDK v0](https://a.b/docs/reference/python/v0.md): About Python SDK v0. (1 kB)',
      '',
    ].join('\n'),
  );
});

test('a list says how to get the texts', () => {
  expect(listOf('guides')?.[2]).toBe(
    [
      '- Every page is Markdown at its address with `.md` at the end, and for `Accept: text/markdown`.',
      '- With `?sdk=` and one of nodejs, python, go, dart, csharp, jvm, a page has the samples of one library.',
      '- All pages of this list in one file: [llms-full.txt](https://a.b/docs/guides/llms-full.txt) (2 kB)',
      '- Tools for agents (Model Context Protocol, Streamable HTTP): <https://a.b/docs/api/mcp>',
    ].join('\n'),
  );
});

test('the list of a library has its name, and an old library is not optional in its own list', () => {
  expect(listOf('reference/python')?.[0]).toBe('# Nitric: Python reference');
  const [heading, pages, ...others] = listOf('reference/csharp')?.slice(3) ?? [];
  expect(heading).toBe('## C# .NET v0 reference');
  expect(pages).toMatch(/^- \[C# \.NET SDK v0\].+\n- \[Storage\].+\n$/);
  expect(others).toEqual([]);
});

test('the list of a folder that is no page has a title of its address, and the description of the site', () => {
  expect(listOf('how-it-works')?.slice(0, 2)).toEqual(['# Nitric: How it works', `> ${DEFAULT_DESCRIPTION}`]);
});

test('a page in no menu comes last, however often the menus name the others', () => {
  const groups = [{ links: ['/docs', '/docs/faq'].map((href) => ({ title: '', href })) }];
  const menus = ['docs', 'others', 'more'].map((key) => ({ key, groups }));
  const [general] = siteSections(folderOf(''), { ...site, menus });
  const paths = general?.pages.map(({ path }) => path);
  expect(paths).toEqual(['/', '/faq', '/guides-of-others', '/how-it-works/deploys']);
});

test.each(['apis', 'nothing', 'guides/go'])('%s has no list, because no page is below it', (folder) => {
  expect(listOf(folder)).toBeUndefined();
});
