import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startLastSections, startScrollSpy } from '#client/behaviours/sections/section-in-view.ts';
import { FakeIntersectionObserver, find, showPage } from '#tests/client/dom.ts';

describe('the scroll spy', () => {
  const links = '<a href="#one">1</a><a href="#two">2</a><a href="#three">3</a>';
  const current = () =>
    [...document.querySelectorAll('[aria-current]')].map((link) => [
      link.closest('[class]')?.className,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  const scrollPast = (...ids: string[]) =>
    FakeIntersectionObserver.last?.show(false, ...ids.map((id) => find(`#${id}`)));
  const scrollBack = (...ids: string[]) =>
    FakeIntersectionObserver.last?.show(true, ...ids.map((id) => find(`#${id}`)));

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
    showPage(
      `<nav class="rail">${links}</nav><ul class="section-anchors">${links}</ul><details class="on-this-page">${links}</details>` +
        '<nav class="other"><a href="#one"></a></nav><h2 id="one"></h2><h2 id="two"></h2><h3 id="three"></h3>',
    );
    startScrollSpy();
  });

  test('the last heading above the line is current in all three lists', () => {
    scrollPast('one', 'two');
    expect(current()).toEqual([
      ['rail', '#two', 'true'],
      ['section-anchors', '#two', 'true'],
      ['on-this-page', '#two', 'true'],
    ]);
  });

  test('the mark follows the scroll position up and down, and nothing is marked at the top of the page', () => {
    scrollPast('one', 'two', 'three');
    scrollBack('two', 'three');
    expect(current()[0]?.[1]).toBe('#one');
    scrollBack('one');
    expect(current()).toEqual([]);
  });

  test('each list marks the closest section that it contains, in page order', () => {
    showPage(
      '<ul class="section-anchors"><a href="#one">1</a><a href="#two">2</a></ul>' +
        '<nav class="rail"><a href="#one">1</a><a href="#part">1.1</a><a href="#two">2</a></nav>' +
        '<h2 id="one"></h2><h3 id="part"></h3><h2 id="two"></h2>',
    );
    startScrollSpy();
    scrollPast('one', 'part');
    expect(current()).toEqual([
      ['section-anchors', '#one', 'true'],
      ['rail', '#part', 'true'],
    ]);
    scrollPast('two');
    expect(current()).toEqual([
      ['section-anchors', '#two', 'true'],
      ['rail', '#two', 'true'],
    ]);
  });

  test('a heading of several lines has passed as soon as its first line has', () => {
    FakeIntersectionObserver.last?.report([
      { target: find('#one'), isIntersecting: true, intersectionRatio: 0.6 },
    ]);
    expect(FakeIntersectionObserver.last?.options.threshold).toBe(1);
    expect(current()[0]?.[1]).toBe('#one');
  });

  test('a rail that is longer than the window scrolls along', () => {
    const rail = find('.rail');
    Object.defineProperty(rail, 'clientHeight', { value: 300 });
    Object.defineProperty(find('.rail [href="#two"]'), 'offsetTop', { value: 700 });
    scrollPast('one', 'two');
    expect(rail.scrollTop).toBe(550);
  });

  test('the line is below the top bar, and everything farther down is observed', () => {
    expect(FakeIntersectionObserver.last?.options.rootMargin).toBe('-128px 0px 10000000px');
    expect([...(FakeIntersectionObserver.last?.targets ?? [])].map(({ id }) => id)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });
});

describe('a section near the end of the page', () => {
  const links = '<a href="#one">1</a><a href="#two" aria-current="true">2</a><a href="#three">3</a>';
  const current = () =>
    [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  /** Shows 600 px of a 2,000 px page, with the heading of the third section `top` px below the top of the window. */
  const showWindow = ({ scrolled, top }: { scrolled: number; top: number }) => {
    vi.stubGlobal('innerHeight', 600);
    vi.stubGlobal('scrollY', scrolled);
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000, configurable: true });
    find('#three').getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  };

  beforeEach(() => {
    history.replaceState(null, '', '/docs/faq');
    showPage(
      `<nav class="rail">${links}</nav><ul class="section-anchors">${links}</ul><h2 id="three">Three</h2>`,
    );
  });

  test('is marked in every list after a click, if the page is at its end', async () => {
    showWindow({ scrolled: 1400, top: 400 });
    startLastSections();
    await settled();
    expect(current()).toEqual(['#two', '#two']);
    location.hash = '#three';
    find('.rail [href="#three"]').click();
    await settled();
    expect(current()).toEqual(['#three', '#three']);
  });

  test('is marked even if the click came before the start', async () => {
    location.hash = '#three';
    showWindow({ scrolled: 1400, top: 400 });
    startLastSections();
    await settled();
    expect(current()).toEqual(['#three', '#three']);
  });

  test.each([
    ['away from the end of the page', { scrolled: 1300, top: 500 }],
    ['with the section above the window', { scrolled: 1400, top: -1 }],
    ['with the section below the window', { scrolled: 1400, top: 600 }],
  ])('is not marked %s', async (_, place) => {
    location.hash = '#three';
    showWindow(place);
    startLastSections();
    await settled();
    expect(current()).toEqual(['#two', '#two']);
  });
});
