import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabFromView } from '#client/tab-from-view.ts';
import { find, showPage } from './dom.ts';

const TOPS: Record<string, number> = { header: 0, above: 40, icon: 90, box: 95, first: 100, next: 200 };
const focused: string[] = [];
const note = ({ target }: Event) => focused.push((target as Element).id || 'page');

beforeEach(() => {
  focused.length = 0;
  showPage(
    '<p id="header"></p><div class="main"><p id="above"></p><svg id="icon"></svg><pre id="box" tabindex="0"></pre><h2 id="first"></h2><p id="next"></p></div>',
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, TOPS[this.id] ?? 0, 10, 10);
  });
  document.addEventListener('focusin', note);
});
afterEach(() => {
  document.removeEventListener('focusin', note);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the next Tab leads on from the first element below the top bar, which is as it was', () => {
  vi.stubGlobal('scrollY', 300);
  tabFromView();
  expect(focused).toEqual(['first']);
  expect(document.activeElement).toBe(document.body);
  expect(find('#first').hasAttribute('tabindex')).toBe(false);
});

test('at the top of a page, it leads to the beginning', () => {
  vi.stubGlobal('scrollY', 0);
  tabFromView();
  expect(focused.filter((id) => id !== 'page')).toEqual([]);
  expect(document.body.hasAttribute('tabindex')).toBe(false);
});

test('nothing happens if no element begins in the window', () => {
  vi.stubGlobal('scrollY', 300);
  showPage('<div class="main"><p id="above"></p></div>');
  tabFromView();
  expect(focused).toEqual([]);
});
