import { expect, test, vi } from 'vitest';
import { startTopBar } from '#client/behaviors/shell/top-bar.ts';
import { find, showPage } from '#tests/client/dom.ts';

const startAt = (scrollY: number) => {
  vi.stubGlobal('scrollY', scrollY);
  showPage('<header class="top-bar"></header>');
  startTopBar();
};
const scrolled = () => find('.top-bar').style.getPropertyValue('--scrolled');

test.each([
  [0, '0'],
  [36, '0.5'],
  [72, '1'],
  [400, '1'],
  [-20, '0'],
])('at %i px the bar has changed by %s', (scrollY, progress) => {
  startAt(0);
  vi.stubGlobal('scrollY', scrollY);
  window.dispatchEvent(new Event('scroll'));
  expect(scrolled()).toBe(progress);
});

test('a page that is restored in the middle starts as scrolled', () => {
  startAt(500);
  expect(scrolled()).toBe('1');
});
