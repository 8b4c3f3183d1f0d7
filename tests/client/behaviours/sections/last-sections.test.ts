import { beforeEach, expect, test, vi } from 'vitest';
import { startLastSections } from '#client/behaviours/sections/last-sections.ts';
import { find, showPage } from '#tests/client/dom.ts';

const links = '<a href="#one">1</a><a href="#two" aria-current="true">2</a><a href="#three">3</a>';
const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A window of 600 px over a page of 2,000, with the heading of the third section at `top`. */
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
