import { expect, test } from 'vitest';
import { type Delivery, pageWeights } from '#scripts/bench/page-server.ts';

const delivery = (path: string, contentType: string, sentBytes: number, more: Partial<Delivery> = {}) => ({
  ...{ path, contentType, sentBytes, status: 200, body: Buffer.from(path), prefetch: false },
  ...more,
});

const PAGE = [
  delivery('/docs/a', 'text/html; charset=utf-8', 9000),
  delivery('/docs/assets/entry.js', 'text/javascript; charset=utf-8', 4000),
  delivery('/docs/assets/styles.css', 'text/css; charset=utf-8', 8000),
  delivery('/docs/assets/font.woff2', 'font/woff2', 18000),
  delivery('/docs/assets/icons.svg', 'image/svg+xml', 3000),
];

const measured = (...more: Delivery[]) =>
  pageWeights([...PAGE, ...more]).map(({ what, measured }) => [what.slice(0, 12), measured]);

test('script, React, CSS, HTML, and the whole page are weighed in kB of 1,000 bytes, without prefetched pages', () => {
  const prefetched = delivery('/docs/b', 'text/html', 9000, { prefetch: true });
  expect(measured(prefetched)).toEqual([
    ['script befor', 4],
    ['CSS, gzip', 8],
    ['HTML, gzip', 9],
    ['whole page, ', 42],
    ['whole page, ', 24],
  ]);
});

test('a missing part stops the run', () => {
  expect(() => measured(delivery('/docs/assets/x.svg', '', 0, { status: 404 }))).toThrow(
    '/docs/assets/x.svg answers 404.',
  );
});
