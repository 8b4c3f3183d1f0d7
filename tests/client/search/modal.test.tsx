import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSearch, dialog, openSearch, pressKey } from './open-search.tsx';
import { standIn } from './stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

const tabFromView = vi.hoisted(() => vi.fn());
vi.mock('#client/tab-from-view.ts', () => ({ tabFromView }));

/** What has the focus when the dialog opens. The browser gives the focus back to it. */
let focused: string[] = [];

beforeEach(() => {
  localStorage.clear();
  tabFromView.mockReset();
  focused = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  standIn(() => ({}));
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    focused.push(document.activeElement?.id || 'nothing');
    showModal.call(this);
  });
});
afterEach(() => {
  closeSearch();
  vi.restoreAllMocks();
});

test('the focus returns to where it was', () => {
  openSearch();
  expect(focused).toEqual(['before']);
  pressKey('Escape');
  expect(tabFromView).not.toHaveBeenCalled();
});

test('if nothing had the focus, nothing gets it, and Tab leads on from what the reader sees', () => {
  openSearch({ hadNoFocus: true });
  expect(focused).toEqual(['nothing']);
  expect(tabFromView).not.toHaveBeenCalled();
  pressKey('Escape');
  expect(tabFromView).toHaveBeenCalledOnce();
});

test('the dialog has a name, and its keys do nothing else in the browser', () => {
  openSearch();
  expect(dialog().getAttribute('aria-label')).toBe('Search');
  expect(pressKey('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(pressKey('k').defaultPrevented).toBe(false);
  expect(pressKey('Escape').defaultPrevented).toBe(true);
});

test('on a Mac, Ctrl+K in the field belongs to the system, and Cmd+K to the dialog', () => {
  document.documentElement.classList.add('mac');
  openSearch();
  expect(pressKey('k', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(pressKey('k', { metaKey: true }).defaultPrevented).toBe(true);
  document.documentElement.classList.remove('mac');
});

test('a dialog that is removed is closed before, so that the focus returns', () => {
  openSearch();
  const opened = dialog();
  closeSearch();
  expect(opened.open).toBe(false);
});
