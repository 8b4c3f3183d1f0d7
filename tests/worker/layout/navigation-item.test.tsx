import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { NavigationLink } from '#content/navigation/types.ts';
import { NavigationItem } from '#worker/layout/navigation-item.tsx';
import type { PageSection } from '#worker/model/compiled-page.ts';

const LINK = { title: 'Storage', href: '/docs/storage' };
const item = (more: Partial<NavigationLink>, sections?: PageSection[]) =>
  renderToStaticMarkup(<NavigationItem link={{ ...LINK, ...more }} sections={sections} />);

describe('a link of the navigation', () => {
  test('can have an icon, a badge, and a tag', () => {
    expect(
      item({ icon: 'storage', badge: { kind: 'experimental', text: 'Experimental' }, tag: 'Node.js' }),
    ).toBe(
      '<li class="block-storage"><a class="nav-link" href="/docs/storage"><svg class="icon" aria-hidden="true"><use href="#icon:storage"></use></svg>' +
        '<span class="nav-text">Storage</span><span class="badge badge-experimental">Experimental</span><span class="tag">Node.js</span></a></li>',
    );
  });

  test('has no hue if its icon does not belong to a building block', () => {
    expect(item({ icon: 'nodejs' })).toMatch(/^<li><a/);
  });
});

describe('the link of the current page', () => {
  test('is marked, and lists the top sections of the page with their tags and their number', () => {
    expect(
      item({}, [
        { id: 'files', title: 'Files', depth: 2 },
        { id: 'names', title: 'Names', depth: 3 },
        { id: 'events', title: 'Events', depth: 2, tag: 'Preview' },
      ]),
    ).toBe(
      '<li><a class="nav-link" href="/docs/storage" aria-current="page"><span class="nav-text">Storage</span></a>' +
        '<details><summary>Sections (2)</summary>' +
        '<ul class="section-anchors"><li><a href="#files">Files</a></li>' +
        '<li><a href="#events">Events <span class="tag">Preview</span></a></li></ul></details></li>',
    );
  });

  test('is followed by the reference in each library', () => {
    const reference = { kind: 'reference', hrefBySdk: { nodejs: '/docs/n', dart: '/docs/d' } };
    expect(item({ reference }, [])).toBe(
      '<li><a class="nav-link" href="/docs/storage" aria-current="page"><span class="nav-text">Storage</span></a>' +
        '<div class="by-sdk"><div data-sdk="nodejs"><a class="nav-link" href="/docs/n">Node.js reference</a></div>' +
        '<div data-sdk="dart"><a class="nav-link" href="/docs/d">Dart reference</a></div></div></li>',
    );
    expect(item({ reference })).not.toContain('reference');
  });
});
