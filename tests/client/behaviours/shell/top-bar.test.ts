import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startTopBar } from '#client/behaviours/shell/top-bar.ts';
import { find, showPage } from '#tests/client/dom.ts';

const scrollTo = (scrollY: number) => {
  vi.stubGlobal('scrollY', scrollY);
  window.dispatchEvent(new Event('scroll'));
};
const start = (scrollTimeline: boolean) => {
  vi.stubGlobal('CSS', {
    supports: (rule: string) => scrollTimeline && rule === 'animation-timeline: scroll()',
  });
  vi.stubGlobal('scrollY', 0);
  showPage('<header class="top-bar"></header>');
  startTopBar();
};
const opacity = () => find('.top-bar').style.getPropertyValue('--bar-opacity');
const isScrolled = () => find('.top-bar').classList.contains('scrolled');
const at = (progress: number) =>
  `calc(var(--bar-top) + (var(--bar-scrolled) - var(--bar-top)) * ${progress})`;

describe('with scroll timelines in CSS', () => {
  beforeEach(() => start(true));

  test('the class shows whether the page is scrolled, and no style is set', () => {
    expect(isScrolled()).toBe(false);
    scrollTo(1);
    expect(isScrolled()).toBe(true);
    expect(opacity()).toBe('');
    scrollTo(0);
    expect(isScrolled()).toBe(false);
  });
});

describe('without scroll timelines', () => {
  beforeEach(() => start(false));

  test.each([
    [0, 0],
    [36, 0.5],
    [72, 1],
    [400, 1],
    [-20, 0],
  ])('at %i px the progress of the opacity is %d', (scrollY, progress) => {
    scrollTo(scrollY);
    expect(opacity()).toBe(at(progress));
  });
});

test('a page that is restored in the middle starts as scrolled', () => {
  vi.stubGlobal('scrollY', 500);
  showPage('<header class="top-bar"></header>');
  startTopBar();
  expect(isScrolled()).toBe(true);
});
