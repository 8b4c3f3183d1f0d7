import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from '#client/behaviors/shell/announce.ts';
import { find, STATUS, showPage } from '#tests/client/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
  showPage(STATUS);
});
afterEach(() => {
  vi.useRealTimers();
});

test('the same text is announced again', () => {
  for (const _ of [1, 2]) {
    announce('Copied!');
    expect(find('[role=status]').textContent).toBe('');
    vi.advanceTimersByTime(50);
    expect(find('[role=status]').textContent).toBe('Copied!');
  }
});
