import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchAddress, startPrefetch } from '#client/behaviors/prefetch.ts';
import { FakeIntersectionObserver, showPage } from '#tests/client/dom.ts';

const prefetched = () => [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
const finish = (type: 'load' | 'error') => {
  for (const link of document.querySelectorAll('link')) {
    link.dispatchEvent(new Event(type));
    link.onload = link.onerror = null;
  }
};
const pages = (count: number) => Array.from({ length: count }, (_, index) => `/docs/p${index}`);
/** Starts on a page with this number of links, and brings them into view. */
const showLinks = (count: number) => {
  showPage(
    pages(count)
      .map((href) => `<a href="${href}">p</a>`)
      .join(''),
  );
  startPrefetch();
  FakeIntersectionObserver.last?.show(false, ...document.querySelectorAll('a'));
  expect(prefetched()).toEqual([]);
  FakeIntersectionObserver.last?.show(true, ...document.querySelectorAll('a'));
};

beforeEach(() => {
  FakeIntersectionObserver.last = undefined;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('navigator', {});
  document.head.replaceChildren();
  history.replaceState(null, '', '/docs/storage');
});

test.each([
  ['/docs', '/docs'],
  ['/docs/apis?x=1#cors', '/docs/apis?x=1'],
  ['/docs/storage#events', undefined],
  ['#events', undefined],
  ['/pricing', undefined],
  ['https://example.com/docs/apis', undefined],
  ['/docs/api/og', undefined],
  ['/docs/apis.md', undefined],
])('the address to prefetch for %s is %s', (href, expected) => {
  const link = document.createElement('a');
  link.href = href;
  expect(prefetchAddress(link)).toBe(expected && new URL(expected, location.href).href);
});

test('links are watched within 200 px of the window, and of the list that they scroll in', () => {
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
});

test.each(['pointerdown', 'wheel', 'keydown', undefined])(
  "links are watched from the reader's first %s, or after 2.5 s, and once",
  (action) => {
    vi.useFakeTimers();
    // What the tests before have started watches nothing here.
    showPage('');
    dispatchEvent(new Event('wheel'));
    showPage('<a href="/docs/apis">p</a>');
    startPrefetch();
    for (const type of ['pointermove', 'scroll']) dispatchEvent(new Event(type));
    vi.advanceTimersByTime(2499);
    const observe = vi.spyOn(FakeIntersectionObserver.prototype, 'observe');
    if (action) dispatchEvent(new Event(action));
    else vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(5000);
    expect(observe).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    observe.mockRestore();
  },
);

test.each(['load', 'error'] as const)(
  'pages are prefetched three at a time, the next ones after a %s, and at most twenty',
  (type) => {
    showLinks(30);
    expect(prefetched()).toEqual(pages(3));
    expect(document.querySelector('link')?.rel).toBe('prefetch');
    finish(type);
    expect(prefetched()).toEqual(pages(6));
    for (let round = 0; round < 20; round += 1) finish('load');
    expect(prefetched()).toEqual(pages(20));
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched if data is expensive: %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    showLinks(3);
    expect(FakeIntersectionObserver.last).toBeUndefined();
  },
);
