import { beforeEach, expect, test, vi } from 'vitest';
import { startLastSections } from '#client/behaviours/last-sections.ts';
import { find, showPage } from '../dom.ts';

const links = '<a href="#one">1</a><a href="#two" aria-current="true">2</a><a href="#three">3</a>';
const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
const showWindow = (scrollY: number) => {
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollY', scrollY);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000, configurable: true });
};
const click = async (selector: string) => {
  find(selector).click();
  await new Promise((resolve) => setTimeout(resolve, 50));
};

beforeEach(() => {
  showPage(`<nav class="rail">${links}</nav><ul class="section-anchors">${links}</ul>`);
  startLastSections();
});

test('at the end of the page the section that was asked for is marked in every list', async () => {
  showWindow(1400);
  await click('.rail [href="#three"]');
  expect(current()).toEqual(['#three', '#three']);
});

test('elsewhere the section in view stays marked', async () => {
  showWindow(1300);
  await click('.rail [href="#three"]');
  expect(current()).toEqual(['#two', '#two']);
});
