import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchAddress, startPrefetch } from '#client/behaviors/prefetch.ts';
import { FakeIntersectionObserver, showPage } from '#tests/client/dom.ts';

const links = () => [...document.querySelectorAll('a')];
const prefetched = () => [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
const finish = (type: 'load' | 'error') => {
  for (const link of document.querySelectorAll('link')) {
    link.dispatchEvent(new Event(type));
    link.onload = link.onerror = null;
  }
};
const page = (count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="/docs/p${index}">p</a>`).join('');

beforeEach(() => {
  FakeIntersectionObserver.last = undefined;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('navigator', {});
  document.head.replaceChildren();
  history.replaceState(null, '', '/docs/storage');
});

describe('the address to prefetch', () => {
  test.each([
    ['/docs', '/docs'],
    ['/docs/apis?x=1#cors', '/docs/apis?x=1'],
    ['/docs/storage#events', undefined],
    ['#events', undefined],
    ['/pricing', undefined],
    ['/docsearch', undefined],
    ['https://example.com/docs/apis', undefined],
    ['/docs/api/og', undefined],
    ['/docs/assets/x.svg', undefined],
    ['/docs/rss.xml', undefined],
    ['/docs/apis.md', undefined],
  ])('for %s is %s', (href, expected) => {
    const link = document.createElement('a');
    link.href = href;
    expect(prefetchAddress(link)).toBe(expected && new URL(expected, location.href).href);
  });
});

test('pages are prefetched when their links come within 200 px of the window, or of the list that they scroll in, three at a time', () => {
  showPage(page(5));
  const options: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class extends FakeIntersectionObserver {
      constructor(...[report, margin]: ConstructorParameters<typeof FakeIntersectionObserver>) {
        super(report, margin);
        options.push(margin);
      }
    },
  );
  startPrefetch();
  expect(options).toEqual([{ rootMargin: '200px' }, { scrollMargin: '200px' }]);
  FakeIntersectionObserver.last?.show(false, ...links());
  expect(prefetched()).toEqual([]);
  FakeIntersectionObserver.last?.show(true, ...links());
  expect(prefetched()).toEqual(['/docs/p0', '/docs/p1', '/docs/p2']);
  expect(document.querySelector('link')?.rel).toBe('prefetch');
});

test.each(['load', 'error'] as const)(
  'the next three pages follow when the first three finish (%s)',
  (type) => {
    showPage(page(9));
    startPrefetch();
    FakeIntersectionObserver.last?.show(true, ...links());
    finish(type);
    expect(prefetched()).toEqual(['/docs/p0', '/docs/p1', '/docs/p2', '/docs/p3', '/docs/p4', '/docs/p5']);
  },
);

test('a page prefetches at most twenty others', () => {
  showPage(page(30));
  startPrefetch();
  FakeIntersectionObserver.last?.show(true, ...links());
  for (let round = 0; round < 20; round += 1) finish('load');
  expect(prefetched()).toHaveLength(20);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched if data is expensive: %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    showPage(page(3));
    startPrefetch();
    expect(FakeIntersectionObserver.last).toBeUndefined();
  },
);
