import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import release from '#release';
import { Head } from '#worker/layout/document.tsx';

type Props = Parameters<typeof Head>[0];

const head = (props: Partial<Props> = {}) =>
  renderToString(
    <Head
      title="T"
      description="D"
      assets={release.assets}
      sheets={[]}
      prePaintCode=""
      analytics={undefined}
      {...props}
    />,
  );

test('contains the analytics site id if there is one', () => {
  expect(head({ analytics: { siteId: 'ABCDEFGH', excludedDomains: 'workers.dev' } })).toContain(
    '<meta name="analytics" content="ABCDEFGH" data-excluded="workers.dev"/>',
  );
});

test('contains the sheets of the page as they are, and links the sheet for print and settings, which blocks nothing', () => {
  expect(head({ sheets: ['.a>.b{}', '.c{}'] })).toContain(
    `<style>.a>.b{}</style><style>.c{}</style><link rel="stylesheet" href="/docs/assets/${release.assets.mediaStyles}" media="print, (forced-colors: active), (prefers-contrast: more), (prefers-reduced-motion: reduce), (prefers-reduced-transparency: reduce)"/>`,
  );
});

/** `every-page.test.ts` reads the other metadata on all pages. */
describe('the metadata of a page', () => {
  const full = head({
    title: 'Storage - Nitric Documentation',
    description: 'Files & buckets.',
    canonicalUrl: 'https://nitric.io/docs/storage',
    socialImageUrl: 'https://nitric.io/docs/api/og?title=Storage&description=Files',
  });

  test.each([
    '<link rel="alternate" type="application/rss+xml" title="Nitric Documentation" href="/docs/rss.xml"/>',
    '<meta property="og:locale" content="en_US"/>',
    '<meta property="og:image:type" content="image/png"/>',
    '<meta property="og:image:alt" content="Storage - Nitric Documentation"/>',
    '<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="twitter:site" content="@nitric_io"/>',
    '<meta name="twitter:title" content="Storage - Nitric Documentation"/>',
    '<meta name="twitter:description" content="Files &amp; buckets."/>',
    '<meta name="twitter:image" content="https://nitric.io/docs/api/og?title=Storage&amp;description=Files"/>',
    '<meta name="twitter:image:alt" content="Storage - Nitric Documentation"/>',
  ])('contains %s', (tag) => expect(full).toContain(tag));

  test('has no canonical link and no image for a page without an address', () => {
    expect(head()).not.toMatch(/canonical|og:url|:image/);
    expect(head()).toContain('<meta name="twitter:card" content="summary"/>');
  });
});
