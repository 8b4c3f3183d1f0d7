import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, liveRegion } from '#client/behaviors/shell/announce.ts';
import { find, showPage } from '#tests/client/dom.ts';

const regions = () => document.querySelectorAll('body > [role=status]').length;

beforeEach(() => {
  vi.useFakeTimers();
  showPage('');
});
afterEach(() => {
  vi.useRealTimers();
});

test('a text can be announced before the page is idle, and its region is kept', () => {
  announce('Copied!');
  expect(regions()).toBe(1);
  expect(find('[role=status]').className).toBe('sr-only');
  expect(find('[role=status]').textContent).toBe('');
  vi.advanceTimersByTime(50);
  expect(find('[role=status]').textContent).toBe('Copied!');
  liveRegion();
  expect(regions()).toBe(1);
  expect(find('[role=status]').textContent).toBe('Copied!');
});

test('the same text is announced again', () => {
  liveRegion();
  for (const _ of [1, 2]) {
    announce('Copied!');
    expect(find('[role=status]').textContent).toBe('');
    vi.advanceTimersByTime(50);
    expect(find('[role=status]').textContent).toBe('Copied!');
  }
});
