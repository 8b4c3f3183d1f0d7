import { beforeEach, expect, test, vi } from 'vitest';
import { startTabsInView } from '#client/behaviors/choices/tabs-in-view.ts';
import { find, showPage } from '#tests/client/dom.ts';

/** Shows a row from 100 to 300 px, scrolled by 40 px, whose chosen tab has these edges. */
const showTab = (left: number, right: number) => {
  showPage(
    '<div class="tab-list"><button class="tab" aria-selected="false"></button><button class="tab" id="chosen" aria-selected="true"></button></div>',
  );
  find('.tab-list').getBoundingClientRect = () => new DOMRect(100, 0, 200, 40);
  find('#chosen').getBoundingClientRect = () => new DOMRect(left, 0, right - left, 40);
  find('.tab-list').scrollLeft = 40;
};
const scrolled = () => find('.tab-list').scrollLeft;

beforeEach(() => document.documentElement.removeAttribute('data-language'));

test.each([
  ['past the right edge', 260, 325, 65],
  ['past the left edge', 85, 150, 25],
  ['in view', 100, 300, 40],
])('a row with the chosen tab %s scrolls just enough', (_, left, right, expected) => {
  showTab(left, right);
  startTabsInView();
  expect(scrolled()).toBe(expected);
});

test('a row scrolls after a later choice, and not before', async () => {
  showTab(100, 200);
  startTabsInView();
  showTab(260, 310);
  expect(scrolled()).toBe(40);
  document.documentElement.dataset.language = 'dart';
  await vi.waitFor(() => expect(scrolled()).toBeGreaterThan(40));
});
