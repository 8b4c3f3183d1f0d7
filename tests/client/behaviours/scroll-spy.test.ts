import { beforeEach, expect, test, vi } from 'vitest';
import { startScrollSpy } from '#client/behaviours/scroll-spy.ts';
import { FakeIntersectionObserver, find, showPage } from '../dom.ts';

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

test('the line lies below the top bar, and everything further down is observed', () => {
  expect(FakeIntersectionObserver.last?.options.rootMargin).toBe('-128px 0px 10000000px 0px');
  expect([...(FakeIntersectionObserver.last?.targets ?? [])].map(({ id }) => id)).toEqual([
    'one',
    'two',
    'three',
  ]);
});
