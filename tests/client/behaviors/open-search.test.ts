import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSearch, startSearch } from '#client/behaviors/open-search.ts';
import { startSearchDialog } from '#client/search/search-dialog.ts';
import { find, press, showPage } from '#tests/client/dom.ts';
import { DIALOG, dialog, pressKey, queryField } from '#tests/client/search/open-search.tsx';

const showSearch = vi.fn();
const reloadStalePage = vi.fn();
const sheet = vi.fn(async () => {});
vi.mock('#client/search/show-search.tsx', () => ({
  showSearch: () => showSearch(),
}));
vi.mock('#client/load-styles.ts', () => ({ loadStyles: () => sheet() }));
vi.mock('#client/reload-stale-page.ts', () => ({ reloadStalePage: () => reloadStalePage() }));

const field = () => find<HTMLInputElement>('#search-input');
const selection = () => {
  const { value, selectionStart, selectionEnd } = queryField();
  return [value, selectionStart, selectionEnd];
};

// The first import takes longer than a test waits.
beforeAll(() => import('#client/search/show-search.tsx'));
beforeEach(() => {
  showSearch.mockReset();
  reloadStalePage.mockReset();
  sheet.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Each page has its own listeners.
  const body = document.createElement('body');
  document.body.replaceWith(body);
  showPage(
    `<button id="other"></button><form class="search-control"><input id="search-input"></form><a id="link" class="search-link" href="/docs/search">Search</a>${DIALOG}`,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a click on the field or on the link opens the dialog within the event, which gives the focus back, and focus alone does not', () => {
  const returnsTo: (string | undefined)[] = [];
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    returnsTo.push(document.activeElement?.id);
    showModal.call(this);
  });
  startSearch();
  startSearchDialog();
  field().focus();
  expect(dialog().open).toBe(false);
  for (const id of ['search-input', 'link']) {
    find(`#${id}`).click();
    expect(document.activeElement).toBe(queryField());
    pressKey('Escape');
    expect(dialog().open).toBe(false);
    expect(returnsTo.at(-1)).toBe(id);
  }
});

test('the dialog opens with the text and the caret of the field, and a shortcut selects the text', () => {
  startSearch();
  field().value = 'stor';
  field().setSelectionRange(1, 3);
  field().dispatchEvent(new InputEvent('input', { isComposing: true }));
  expect(dialog().open).toBe(false);
  field().dispatchEvent(new InputEvent('input'));
  expect(selection()).toEqual(['stor', 1, 3]);
  dialog().close();
  openSearch(find('#other'), true);
  expect(selection()).toEqual(['stor', 0, 4]);
});

test('the dialog does not open over another one', () => {
  startSearch();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  field().click();
  expect(dialog().open).toBe(false);
});

test.each([
  ['typed before the script was there opens the dialog', 's', true],
  ['passes with Tab passes on', '', false],
])('a reader who %s', (_, text, isOpen) => {
  field().focus();
  field().value = text;
  startSearch();
  expect(dialog().open).toBe(isOpen);
});

test('a link that is pressed with Ctrl opens another tab', () => {
  startSearch();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('#link').dispatchEvent(click);
  expect(dialog().open).toBe(false);
});

test('the search follows in the dialog, also if that was open before its script', async () => {
  openSearch(null);
  startSearchDialog();
  await vi.waitFor(() => expect(showSearch).toHaveBeenCalledOnce());
  pressKey('Escape');
  openSearch(null);
  await vi.waitFor(() => expect(showSearch).toHaveBeenCalledTimes(2));
});

test.each(['.search-control', '.search-link'])(
  'a pointer that comes to %s loads the search, once',
  (selector) => {
    startSearchDialog();
    for (const _ of [1, 2]) find(selector).dispatchEvent(new Event('pointerenter'));
    expect(sheet).toHaveBeenCalledOnce();
  },
);

test('without its styles, the search is shown', async () => {
  sheet.mockRejectedValue(new Error('No answer.'));
  startSearchDialog();
  openSearch(null);
  await vi.waitFor(() => expect(showSearch).toHaveBeenCalledOnce());
});

test('if the search cannot start, Enter is left to the form, and a stale page may reload', async () => {
  showSearch.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  startSearchDialog();
  openSearch(null);
  const submit = new SubmitEvent('submit', { cancelable: true });
  find('.search-query').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  await vi.waitFor(() => expect(reloadStalePage).toHaveBeenCalledOnce());
  expect(console.error).toHaveBeenCalledOnce();
});

test('Escape in the field after the dialog has closed clears it, and any other key does not', () => {
  startSearchDialog();
  for (const [key, left] of [
    ['Escape', ''],
    ['a', 'storage'],
  ] as const) {
    field().value = 'storage';
    openSearch(field());
    pressKey('Escape');
    press(field(), key);
    expect(field().value).toBe(left);
    press(field(), 'Escape');
  }
});
