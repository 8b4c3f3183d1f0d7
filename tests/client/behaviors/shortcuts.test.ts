import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startShortcuts } from '#client/behaviors/shortcuts.ts';
import { SHORTCUTS } from '#client/contracts/shortcuts.ts';
import { storeSingleKeys } from '#client/storage.ts';
import { find, press, showPage } from '#tests/client/dom.ts';

const clicked = vi.fn<(className: string) => void>();
const openSearch = vi.fn<(from: Element | null, isReplaced: boolean) => void>();
vi.mock('#client/behaviors/open-search.ts', () => ({
  openSearch: (...given: [Element, boolean]) => openSearch(...given),
}));

beforeAll(startShortcuts);
beforeEach(() => {
  localStorage.clear();
  clicked.mockClear();
  openSearch.mockClear();
  showPage(`<form class="search-control"><input id="search-input"></form><a class="search-link"></a>
    <p tabindex="0"></p><input id="text"><textarea></textarea><select></select><div contenteditable><b></b></div>
    <input id="radio" type="radio"><a class="previous"></a><a class="next"></a><button class="keyboard-help"></button>`);
  for (const element of document.querySelectorAll<HTMLElement>('a, button')) {
    element.addEventListener('click', () => clicked(element.className));
  }
});

test.each([
  ['Ctrl', 'k', 'p', { ctrlKey: true }],
  ['Cmd', 'k', 'p', { metaKey: true }],
  ['Ctrl', 'k', '#text', { ctrlKey: true }],
  // With Caps Lock.
  ['Ctrl', 'K', 'p', { ctrlKey: true }],
])('%s+%s opens the search, pressed in %s', (_, key, from, more) => {
  find('p').focus();
  expect(press(find(from), key, more).defaultPrevented).toBe(true);
  expect(openSearch).toHaveBeenCalledExactlyOnceWith(find('p'), true);
});

test('Ctrl+Shift+K belongs to the browser, and on a Mac, Ctrl+K in a text field to the system', () => {
  expect(press(find('p'), 'K', { ctrlKey: true, shiftKey: true }).defaultPrevented).toBe(false);
  document.documentElement.classList.add('mac');
  expect(press(find('textarea'), 'k', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(press(find('p'), 'k', { ctrlKey: true }).defaultPrevented).toBe(true);
  expect(press(find('textarea'), 'k', { metaKey: true }).defaultPrevented).toBe(true);
  document.documentElement.classList.remove('mac');
});

test.each([
  ['?', 'keyboard-help'],
  ['p', 'previous'],
  ['n', 'next'],
])('%s clicks the element with the class %s', (key, className) => {
  expect(press(find('p'), key).defaultPrevented).toBe(true);
  press(find('#radio'), key);
  expect(clicked.mock.calls).toEqual([[className], [className]]);
});

test.each([
  ['#text', {}],
  ['textarea', {}],
  ['[contenteditable] b', {}],
  ['p', { ctrlKey: true }],
  ['p', { metaKey: true }],
  ['p', { altKey: true }],
])('in %s with %j, single keys are only typed, or belong to the browser', (field, more) => {
  for (const key of ['/', '?', 'p', 'n']) expect(press(find(field), key, more).defaultPrevented).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test('in a list of options, letters choose an option, and other keys work', () => {
  for (const key of ['p', 'n']) expect(press(find('select'), key).defaultPrevented).toBe(false);
  press(find('select'), '?');
  expect(clicked.mock.calls).toEqual([['keyboard-help']]);
  press(find('select'), '/');
  expect(openSearch).toHaveBeenCalledOnce();
});

test('single keys can be turned off and on, and Ctrl+K always works', () => {
  storeSingleKeys(false);
  expect({ ...localStorage }).toEqual({ 'single-key-shortcuts': 'off' });
  for (const key of ['/', '?', 'p', 'n']) expect(press(find('p'), key).defaultPrevented).toBe(false);
  expect(press(find('p'), 'k', { ctrlKey: true }).defaultPrevented).toBe(true);
  storeSingleKeys(true);
  expect(localStorage.length).toBe(0);
  expect(press(find('p'), '/').defaultPrevented).toBe(true);
});

test('shortcuts do nothing under an open dialog or in an inert background', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(press(find('p'), 'n').defaultPrevented).toBe(false);
  find('dialog').remove();
  find('.search-control').setAttribute('inert', '');
  expect(press(find('p'), '/').defaultPrevented).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test.each(SHORTCUTS.filter(({ target }) => target))(
  '$key, which the help lists, works',
  ({ key, target = '' }) => {
    press(find('p'), key);
    const [activated] = clicked.mock.calls.flat();
    expect(find(target)).toBe(find(activated ? `.${activated}` : '#search-input'));
    expect(openSearch).toHaveBeenCalledTimes(activated ? 0 : 1);
  },
);
