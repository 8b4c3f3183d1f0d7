import { expect, test, vi } from 'vitest';
import { STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';
import { answered, asNewReader, openSearch, pressKey, search } from './open-search.tsx';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

test('the page of a hit is fetched ahead once it has been the active one for 200 ms', async () => {
  standIn(() => ({ hits: [{ url: '/docs/faq#a', titles: ['A', 'FAQ'] }, ...STORAGE_HITS] }));
  openSearch();
  await search('storage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowDown');
  vi.advanceTimersByTime(199);
  expect(prefetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(prefetched()).toEqual(['/docs/storage']);
  // Another section of the same page needs nothing more, and neither does the page itself.
  pressKey('ArrowDown');
  pressKey('ArrowUp');
  pressKey('ArrowUp');
  vi.advanceTimersByTime(1000);
  expect(prefetched()).toEqual(['/docs/storage']);
});

test('the page of a hit that a reader only passes is not fetched', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('storage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowUp');
  vi.advanceTimersByTime(199);
  pressKey('ArrowUp');
  vi.advanceTimersByTime(200);
  expect(prefetched()).toEqual(['/docs/reference/nodejs/storage']);
});

test('nothing is fetched ahead from the start screen, or if data is expensive', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await answered();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowDown');
  vi.advanceTimersByTime(1000);
  expect(prefetched()).toEqual([]);
  vi.useRealTimers();
  await search('storage');
  vi.stubGlobal('navigator', { connection: { saveData: true }, sendBeacon: () => true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowDown');
  vi.advanceTimersByTime(1000);
  vi.unstubAllGlobals();
  expect(prefetched()).toEqual([]);
});
