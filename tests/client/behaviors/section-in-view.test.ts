import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSectionInView } from '#client/behaviors/section-in-view.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { scrollPage } from '#tests/client/scrolled-page.ts';

const links = '<a href="#one">1</a><a href="#part">1.1</a><a href="#two">2</a><a href="#three">3</a>';
/** The headings begin at these distances from the top of the page, in pixels. */
const HEADINGS = { one: 500, part: 900, two: 1300, three: 3000 };

/** The marked link of each list. */
const current = () =>
  ['.outline', '.section-anchors', '.on-this-page'].map((list) =>
    [...document.querySelectorAll(`${list} [aria-current=true]`)].map((link) => link.getAttribute('href')),
  );
const all = (hash?: string) => current().map(() => (hash ? [hash] : []));

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
const scrollTo = (top: number, page = 6000) => scrollPage(top, { headings: HEADINGS, page, window: 1000 });

describe('the section in view', () => {
  test('is the last one above the line at 30% of the window, in all three lists', () => {
    expect(current()).toEqual(all());
    scrollTo(199);
    expect(current()).toEqual(all());
    scrollTo(202);
    expect(current()).toEqual(all('#one'));
    scrollTo(1002);
    expect(current()).toEqual(all('#two'));
    scrollTo(999);
    expect(current()).toEqual(all('#part'));
    scrollTo(0);
    expect(current()).toEqual(all());
    expect(find('.other a').hasAttribute('aria-current')).toBe(false);
  });

  test('is the closest earlier one in a list that does not have it', () => {
    find('.section-anchors [href="#part"]').remove();
    scrollTo(700);
    expect(current()).toEqual([['#part'], ['#one'], ['#part']]);
  });

  test('is the last one at the end of the page, where the line moves to the bottom of the window', () => {
    // The page scrolls 2,200 px, so the last heading stays 800 px below the top of the window.
    scrollTo(1900, 3200);
    expect(current()).toEqual(all('#two'));
    scrollTo(2199, 3200);
    expect(current()).toEqual(all('#three'));
  });

  test('of a page that scrolls a little is none at its top, and the last one at its end', () => {
    const short = (top: number) =>
      scrollPage(top, { headings: { one: 400, part: 600, two: 800, three: 1050 }, page: 1100, window: 1000 });
    short(0);
    expect(current()).toEqual(all());
    short(50);
    expect(current()).toEqual(all('#part'));
    short(75);
    expect(current()).toEqual(all('#two'));
    short(100);
    expect(current()).toEqual(all('#three'));
  });
});

describe('the chosen section', () => {
  test('is in view while it begins in the window', () => {
    document.documentElement.dataset.section = '#three';
    scrollTo(2001);
    expect(current()).toEqual(all('#three'));
    scrollTo(3001);
    expect(current()).toEqual(all('#three'));
    scrollTo(1999);
    expect(current()).toEqual(all('#two'));
    document.documentElement.dataset.section = '#one';
    scrollTo(1202);
    expect(current()).toEqual(all('#two'));
  });

  test('is the one in the address until something chose another, or none', () => {
    history.replaceState(null, '', '#part');
    scrollTo(500);
    expect(current()).toEqual(all('#part'));
    document.documentElement.dataset.section = '#two';
    scrollTo(501);
    expect(current()).toEqual(all('#two'));
    document.documentElement.dataset.section = '';
    scrollTo(502);
    expect(current()).toEqual(all('#one'));
  });
});
