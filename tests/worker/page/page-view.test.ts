import { describe, expect, test } from 'vitest';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { buildPageView } from '#worker/page/page-view.ts';
import { socialImageUrl } from '#worker/page/social-image-url.ts';

const link = (href: string) => ({ title: href, href });
const STORAGE = {
  ...link('/docs/storage'),
  reference: { kind: 'reference', hrefBySdk: { go: '/docs/reference/go#storage' } },
  elsewhere: [link('/docs/guides/go')],
};
const site = {
  release: {
    pages: {},
    references: {},
    menus: [
      { key: 'docs', groups: [{ links: [link('/docs'), link('/docs/storage'), link('/docs/lost')] }] },
      { key: 'storage', groups: [{ links: [STORAGE, link('/docs/apis')] }] },
    ],
  },
  settings: {
    siteOrigin: 'https://docs.example',
    sourceRepository: 'https://github.com/a/b',
    sourceBranch: 'next',
  },
};
const viewOf = (text: string, menuKey: string) => {
  const path = pagePath(text);
  const meta = { title: 'Storage', title_meta: 'Buckets', description: 'Files & more.' };
  return buildPageView(
    { path, sourceFile: 'content/pages/x.mdx', meta, sections: [], html: '', styles: ['tabs'] },
    { path, entry: pageEntry({ menu: menuKey }), reference: undefined },
    site,
  );
};

describe('the view of a page', () => {
  test('has addresses on the configured origin and an edit link to the configured branch', () => {
    expect(viewOf('/storage', 'storage')).toMatchObject({
      href: '/docs/storage',
      title: 'Buckets - Nitric Documentation',
      description: 'Files & more.',
      canonicalUrl: 'https://docs.example/docs/storage',
      socialImageUrl: 'https://docs.example/docs/api/og?title=Storage&description=Files+%26+more.',
      editUrl: 'https://github.com/a/b/edit/next/content/pages/x.mdx',
      markdownUrl: 'https://docs.example/docs/storage.md',
      styles: ['tabs'],
    });
    expect(viewOf('/', 'docs').canonicalUrl).toBe('https://docs.example/docs');
  });

  test('has its menu from the release, and its neighbors in that menu and in the main one', () => {
    expect(viewOf('/storage', 'storage')).toMatchObject({
      menu: { key: 'storage' },
      previous: link('/docs'),
      next: link('/docs/apis'),
    });
    expect(viewOf('/lost', 'docs')).toMatchObject({ menu: { key: 'docs' }, previous: link('/docs/storage') });
  });

  test('names its building block, its reference, and what else belongs to it', () => {
    expect(viewOf('/storage', 'storage')).toMatchObject({
      block: 'storage',
      elsewhere: [STORAGE.reference, link('/docs/guides/go')],
    });
    expect(viewOf('/lost', 'docs')).toMatchObject({ block: undefined, elsewhere: [] });
  });

  test('does not exist if the release lacks its menu', () => {
    expect(() => viewOf('/lost', 'gone')).toThrow('The release has no menu "gone".');
  });
});

test('the address of the social image contains the title and the description', () => {
  expect(socialImageUrl('https://nitric.io', { title: 'A & B', description: 'C?' })).toBe(
    'https://nitric.io/docs/api/og?title=A+%26+B&description=C%3F',
  );
});
