import { describe, expect, test } from 'vitest';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { referenceLinks } from '#worker/model/reference-links.ts';
import { buildPageView, pageTitle } from '#worker/page/page-view.ts';
import { versionContext } from '#worker/page/version-context.ts';

describe('page view', () => {
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
  });
});

describe('page title', () => {
  const titleOf = (text: string, meta: { title: string; title_meta?: string }) => {
    const path = pagePath(text);
    const page = parseReferencePath(path);
    const version = versionContext(page, page && referenceLinks(page, {}));
    return pageTitle(path, { ...meta, description: '' }, version);
  };

  test.each([
    ['/', { title: 'Home' }, 'Nitric Documentation'],
    ['/storage', { title: 'Storage' }, 'Storage - Nitric Documentation'],
    ['/storage', { title: 'Storage', title_meta: 'Buckets' }, 'Buckets - Nitric Documentation'],
    ['/reference/nodejs/v0', { title: 'Node.js SDK' }, 'Node.js SDK - Nitric v0 Documentation'],
    ['/reference/jvm/v0', { title: 'JVM SDK' }, 'JVM SDK - Nitric Documentation'],
  ])('the title of %s with %j is %j', (path, meta, title) => {
    expect(titleOf(path, meta)).toBe(title);
  });
});
