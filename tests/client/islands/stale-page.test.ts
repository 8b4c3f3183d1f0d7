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

test('a stale page reloads only once in a session', () => {
  reloadStalePage();
  reloadStalePage();
  expect(reload).toHaveBeenCalledOnce();
});

test('a stale page never reloads while a field contains typed text', () => {
  find<HTMLTextAreaElement>('textarea').value = 'typed';
  reloadStalePage();
  expect(reload).not.toHaveBeenCalled();
});

test('a stale page never reloads if the reload cannot be stored', () => {
  const allow = refuseStorage('sessionStorage', 'setItem');
  reloadStalePage();
  allow();
  expect(reload).not.toHaveBeenCalled();
});
