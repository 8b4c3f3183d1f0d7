import { beforeEach, expect, test, vi } from 'vitest';
import { startScrollSpy } from '#client/behaviours/sections/scroll-spy.ts';
import { FakeIntersectionObserver, find, showPage } from '#tests/client/dom.ts';

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
