import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSectionInView } from '#client/behaviors/section-in-view.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { scrollPage } from '#tests/client/scrolled-page.ts';

const LISTS = ['.outline', '.section-anchors', '.on-this-page'];
const links = '<a href="#one">1</a><a href="#part">1.1</a><a href="#two">2</a><a href="#three">3</a>';
/** The headings begin at these distances from the top of the page, in pixels. */
const HEADINGS = { one: 500, part: 900, two: 1300, three: 3000 };

/** The marked links of each list. */
const marked = () =>
  LISTS.map((list) =>
    [...document.querySelectorAll(`${list} [aria-current=true]`)].map((link) => link.getAttribute('href')),
  );
/** Scrolls a page of this height, which has these headings. Expects this link alone to be marked in every list. */
const expectAt = (top: number, hash: string | undefined, page = 6000, headings = HEADINGS) => {
  scrollPage(top, { headings, page, window: 1000 });
  expect({ top, marked: marked() }).toEqual({ top, marked: LISTS.map(() => (hash ? [hash] : [])) });
};

beforeEach(() => {
  history.replaceState(null, '', '/docs/faq');
  delete document.documentElement.dataset.section;
  showPage(
    `<nav class="outline">${links}</nav><ul class="section-anchors">${links}</ul><details class="on-this-page">${links}</details>` +
      '<nav class="other"><a href="#one"></a></nav><h2 id="one"></h2><h3 id="part"></h3><h2 id="two"></h2><h2 id="three"></h2>',
  );
  scrollPage(0, { headings: HEADINGS, page: 6000, window: 1000 });
  vi.spyOn(globalThis, 'addEventListener');
  startSectionInView();
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
});

test('the section in view is the last one above the line at 30% of the window, in all three lists', () => {
  for (const [top, hash] of [
    [0, undefined],
    [199, undefined],
    [202, '#one'],
    [1002, '#two'],
    [999, '#part'],
    [0, undefined],
  ] as const)
    expectAt(top, hash);
  expect(find('.other a').hasAttribute('aria-current')).toBe(false);
});

test('it is the closest earlier one in a list that does not have it', () => {
  find('.section-anchors [href="#part"]').remove();
  scrollPage(700, { headings: HEADINGS, page: 6000, window: 1000 });
  expect(marked()).toEqual([['#part'], ['#one'], ['#part']]);
});

test('it is the last one at the end of the page, where the line moves to the bottom of the window', () => {
  // The page scrolls 2,200 px, so the last heading stays 800 px below the top of the window.
  expectAt(1900, '#two', 3200);
  expectAt(2199, '#three', 3200);
  const short = { one: 400, part: 600, two: 800, three: 1050 };
  expectAt(0, undefined, 1100, short);
  expectAt(50, '#part', 1100, short);
  expectAt(75, '#two', 1100, short);
  expectAt(100, '#three', 1100, short);
});

test('a chosen section is in view while it begins in the window', () => {
  document.documentElement.dataset.section = '#three';
  expectAt(2001, '#three');
  expectAt(3001, '#three');
  expectAt(1999, '#two');
  document.documentElement.dataset.section = '#one';
  expectAt(1202, '#two');
});

test('the chosen section is the one in the address until something chose another, or none', () => {
  history.replaceState(null, '', '#part');
  expectAt(500, '#part');
  document.documentElement.dataset.section = '#two';
  expectAt(501, '#two');
  document.documentElement.dataset.section = '';
  expectAt(502, '#one');
});
