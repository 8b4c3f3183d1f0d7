import { expect, test } from 'vitest';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { referenceLinks } from '#worker/model/reference-links.ts';
import { buildPageView, pageTitle } from '#worker/page/page-view.ts';
import { versionContext } from '#worker/page/version-context.ts';

test('a page has addresses on the configured origin and an edit link to the configured branch', () => {
  const link = (href: string) => ({ title: href, href });
  const site = {
    release: { pages: {}, references: {}, menus: [{ key: 'docs', groups: [{ links: [link('/docs')] }] }] },
    settings: {
      siteOrigin: 'https://docs.example',
      sourceRepository: 'https://github.com/a/b',
      sourceBranch: 'next',
    },
  };
  const viewOf = (text: string) => {
    const path = pagePath(text);
    const meta = { title: 'Storage', title_meta: 'Buckets', description: 'Files & more.' };
    return buildPageView(
      { path, sourceFile: 'content/pages/x.mdx', meta, sections: [], html: '', styles: ['tabs'] },
      { path, entry: pageEntry({ menu: 'docs' }), reference: undefined },
      site,
    );
  };
  expect(viewOf('/storage')).toMatchObject({
    href: '/docs/storage',
    title: 'Buckets - Nitric Documentation',
    description: 'Files & more.',
    canonicalUrl: 'https://docs.example/docs/storage',
    socialImageUrl: 'https://docs.example/docs/api/og?title=Storage&description=Files+%26+more.',
    editUrl: 'https://github.com/a/b/edit/next/content/pages/x.mdx',
    markdownUrl: 'https://docs.example/docs/storage.md',
    styles: ['tabs'],
  });
  expect(viewOf('/').canonicalUrl).toBe('https://docs.example/docs');
});

test.each([
  ['/', { title: 'Home' }, 'Nitric Documentation'],
  ['/storage', { title: 'Storage' }, 'Storage - Nitric Documentation'],
  ['/storage', { title: 'Storage', title_meta: 'Buckets' }, 'Buckets - Nitric Documentation'],
  ['/reference/nodejs/v0', { title: 'Node.js SDK' }, 'Node.js SDK - Nitric v0 Documentation'],
  ['/reference/jvm/v0', { title: 'JVM SDK' }, 'JVM SDK - Nitric Documentation'],
])('the title of %s with %j is %j', (address, meta, title) => {
  const path = pagePath(address);
  const page = parseReferencePath(path);
  const version = versionContext(page, page && referenceLinks(page, {}));
  expect(pageTitle(path, { ...meta, description: '' }, version)).toBe(title);
});
