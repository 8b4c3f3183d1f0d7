import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadStalePage } from '#client/islands/stale-page.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { refuseStorage } from '#tests/client/refusing-storage.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  showPage(
    '<input type="hidden" value="x"><input type="radio" checked value="yes"><textarea>given</textarea>',
  );
});
afterEach(() => vi.restoreAllMocks());

test('reloads once in a session', () => {
  reloadStalePage();
  reloadStalePage();
  expect(reload).toHaveBeenCalledOnce();
});

test('never while a field holds text that a reader typed', () => {
  find<HTMLTextAreaElement>('textarea').value = 'typed';
  reloadStalePage();
  expect(reload).not.toHaveBeenCalled();
});

test('never where a reload cannot be remembered', () => {
  const allow = refuseStorage('sessionStorage', 'setItem');
  reloadStalePage();
  allow();
  expect(reload).not.toHaveBeenCalled();
});
