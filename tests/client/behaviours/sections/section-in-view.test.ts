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

  test('it follows up and down, and at the top of the page nothing is current', () => {
    scrollPast('one', 'two', 'three');
    scrollBack('two', 'three');
    expect(current()[0]?.[1]).toBe('#one');
    scrollBack('one');
    expect(current()).toEqual([]);
  });

  test('each list marks the nearest section that it has, in the order of the page', () => {
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

  test('a heading of several lines has passed with its first', () => {
    FakeIntersectionObserver.last?.report([
      { target: find('#one'), isIntersecting: true, intersectionRatio: 0.6 },
    ]);
    expect(FakeIntersectionObserver.last?.options.threshold).toBe(1);
    expect(current()[0]?.[1]).toBe('#one');
  });

  test('a rail that is longer than the window follows', () => {
    const rail = find('.rail');
    Object.defineProperty(rail, 'clientHeight', { value: 300 });
    Object.defineProperty(find('.rail [href="#two"]'), 'offsetTop', { value: 700 });
    scrollPast('one', 'two');
    expect(rail.scrollTop).toBe(550);
  });

  test('the line lies below the top bar, and everything further down is observed', () => {
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

  /** Shows 600 px of a page of 2,000 px, with the heading of the third section `top` px below the window's top. */
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

  test('at the end of the page the section that was asked for is marked in every list', async () => {
    showWindow({ scrolled: 1400, top: 400 });
    startLastSections();
    await settled();
    expect(current()).toEqual(['#two', '#two']);
    location.hash = '#three';
    find('.rail [href="#three"]').click();
    await settled();
    expect(current()).toEqual(['#three', '#three']);
  });

  test('so is one that was asked for before this ran', async () => {
    location.hash = '#three';
    showWindow({ scrolled: 1400, top: 400 });
    startLastSections();
    await settled();
    expect(current()).toEqual(['#three', '#three']);
  });

  test.each([
    ['elsewhere in the page', { scrolled: 1300, top: 500 }],
    ['above the window', { scrolled: 1400, top: -1 }],
    ['below the window', { scrolled: 1400, top: 600 }],
  ])('%s the section in view stays marked', async (_, place) => {
    location.hash = '#three';
    showWindow(place);
    startLastSections();
    await settled();
    expect(current()).toEqual(['#two', '#two']);
  });
});
