import { expect, test } from 'vitest';
import type { Delivery } from '#scripts/bench/browser/page-server.ts';
import { pageWeights } from '#scripts/bench/browser/page-weights.ts';
import { holdsReact } from '#scripts/bench/browser/react-marks.ts';

const delivery = (
  path: string,
  contentType: string,
  sentBytes: number,
  more: Partial<Delivery> = {},
): Delivery => ({
  path,
  contentType,
  sentBytes,
  status: 200,
  body: Buffer.from(path),
  prefetch: false,
  ...more,
});

const PAGE = [
  delivery('/docs/a', 'text/html; charset=utf-8', 9000),
  delivery('/docs/assets/entry.js', 'text/javascript; charset=utf-8', 4000),
  delivery('/docs/assets/styles.css', 'text/css; charset=utf-8', 8000),
  delivery('/docs/assets/font.woff2', 'font/woff2', 18000),
  delivery('/docs/assets/icons.svg', 'image/svg+xml', 3000),
];

const measured = (deliveries: readonly Delivery[]) =>
  pageWeights(deliveries, '').map((figure) => figure.measured);

test('weighs script, React, CSS, HTML and the whole page, in kB of 1,000 bytes', () => {
  const [script, react, css, html, , whole, withoutFont] = measured(PAGE);
  expect({ script, react, css, html, whole, withoutFont }).toEqual({
    script: 4,
    react: 0,
    css: 8,
    html: 9,
    whole: 42,
    withoutFont: 24,
  });
});

test('the page of the large site is weighed after gzip', () => {
  const large = pageWeights(PAGE, '<p>same</p>'.repeat(10_000))[4]?.measured ?? 0;
  expect(large).toBeGreaterThan(0.05);
  expect(large).toBeLessThan(1);
});

test('prefetched pages do not count', () => {
  expect(measured([...PAGE, delivery('/docs/b', 'text/html', 9000, { prefetch: true })])).toEqual(
    measured(PAGE),
  );
});

test('a script that contains React is found', () => {
  const body = Buffer.from('Symbol.for("react.transitional.element")');
  expect(measured([...PAGE, delivery('/docs/assets/chunk.js', 'text/javascript', 1, { body })])[1]).toBe(1);
  expect(holdsReact('const react = 1')).toBe(false);
});

test('a missing part stops the run', () => {
  expect(() => measured([...PAGE, delivery('/docs/assets/x.svg', '', 0, { status: 404 })])).toThrow(
    '/docs/assets/x.svg answers 404.',
  );
});
