import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { startSearch } from '#client/search/start-search.ts';
import { find, press, showPage } from '#tests/client/dom.ts';
import { DIALOG, dialog, pressKey, queryField } from './open-search.tsx';

const showSearch = vi.fn();
const reloadStalePage = vi.fn();
const sheet = vi.fn(async () => {});
vi.mock('#client/search/show-search.tsx', () => ({
  showSearch: (options: object) => showSearch(options),
}));
vi.mock('#client/load-styles.ts', () => ({ loadStyles: () => sheet() }));
vi.mock('#client/reload-stale-page.ts', () => ({ reloadStalePage: () => reloadStalePage() }));

let start: typeof startSearch;
const field = () => find<HTMLInputElement>('#search-input');
/** What the dialog gives the focus back to: the element that had it when the dialog opened. */
const returnsTo: (string | undefined)[] = [];
/** What the reader does as soon as the dialog is there. Its scripts are not. */
let whenShown = () => {};
const enter = () => find<HTMLFormElement>('.search-query').requestSubmit();
const opens = () => vi.waitFor(() => expect(dialog().open).toBe(true));

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** The styles load until this says that they are there. */
const holdSheet = () => {
  let arrive = () => {};
  sheet.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  return () => arrive();
};

// The first import takes longer than a test waits.
beforeAll(() => import('#client/search/show-search.tsx'));
beforeEach(async () => {
  showSearch.mockReset();
  reloadStalePage.mockReset();
  returnsTo.length = 0;
  whenShown = () => {};
  sheet.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Each page has its own listeners.
  const body = document.createElement('body');
  document.body.replaceWith(body);
  showPage(
    `<button id="other"></button><form class="search-control"><input id="search-input"></form><a id="link" class="search-link" href="/docs/search">Search</a>${DIALOG}`,
  );
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    returnsTo.push(document.activeElement?.id);
    showModal.call(this);
    queueMicrotask(whenShown);
  });
  ({ startSearch: start } = await import('#client/search/start-search.ts'));
});
afterEach(() => vi.restoreAllMocks());

test('a click on the field or on the link opens the dialog, which gives the focus back, and focus alone does not', async () => {
  start();
  field().focus();
  await vi.waitFor(() => expect(sheet).toHaveBeenCalledOnce());
  await settled();
  expect(dialog().open).toBe(false);
  for (const id of ['search-input', 'link']) {
    find(`#${id}`).click();
    await opens();
    expect(document.activeElement).toBe(queryField());
    pressKey('Escape');
    expect(returnsTo.at(-1)).toBe(id);
  }
});

test('the dialog opens with the text and the caret of the field before its scripts are there', async () => {
  start();
  field().value = 'stor';
  field().setSelectionRange(1, 3);
  field().dispatchEvent(new InputEvent('input'));
  await opens();
  const { value, selectionStart, selectionEnd } = queryField();
  expect([value, selectionStart, selectionEnd]).toEqual(['stor', 1, 3]);
  await vi.waitFor(() =>
    expect(showSearch).toHaveBeenCalledWith(expect.objectContaining({ isEntered: false })),
  );
});

test.each([
  ['storage', true],
  ['storages', false],
])(
  'Enter before the scripts are there belongs to its text, when the field then has %s',
  async (text, isEntered) => {
    whenShown = () => {
      queryField().value = 'storage';
      enter();
      queryField().value = text;
    };
    start();
    field().click();
    await vi.waitFor(() => expect(showSearch).toHaveBeenCalledWith(expect.objectContaining({ isEntered })));
  },
);

test('the dialog does not open over another one', async () => {
  start();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  field().click();
  await vi.waitFor(() => expect(sheet).toHaveBeenCalled());
  await settled();
  expect(dialog().open).toBe(false);
});

test('Escape before the dialog is open keeps it closed, and the next press opens it', async () => {
  start();
  const arrive = holdSheet();
  field().click();
  press(field(), 'Escape');
  arrive();
  await settled();
  expect(dialog().open).toBe(false);
  field().click();
  press(field(), 'Escape');
  field().click();
  await opens();
});

test('after a shortcut, the focus returns to where it was, and after a later click to the field', async () => {
  start();
  for (const [cameFrom, id] of [
    [find('#other'), 'other'],
    [document.body, ''],
    [undefined, 'search-input'],
  ] as const) {
    if (cameFrom) Object.assign(field(), { cameFrom });
    field().click();
    await opens();
    pressKey('Escape');
    expect(returnsTo.at(-1)).toBe(id);
  }
});

test.each(['.search-control', '.search-link'])(
  'a pointer that comes to %s loads the styles of the dialog, once',
  (selector) => {
    start();
    for (const _ of [1, 2]) find(selector).dispatchEvent(new Event('pointerenter'));
    expect(sheet).toHaveBeenCalledOnce();
  },
);

test.each([
  ['a shortcut', () => Object.assign(field(), { cameFrom: null }), undefined],
  ['a press', () => field().focus(), new PointerEvent('pointerdown')],
  [
    'typing',
    () => {
      field().focus();
      field().value = 's';
    },
    new KeyboardEvent('keydown'),
  ],
])('%s before the script was there opens the dialog', async (_, use, touch) => {
  use();
  start(touch);
  await opens();
});

test('a reader who passes with Tab before the script was there passes on', async () => {
  field().focus();
  start(new KeyboardEvent('keydown'));
  press(field(), 'Tab');
  await settled();
  expect(dialog().open).toBe(false);
});

test('without its styles, the dialog opens after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  holdSheet();
  start();
  find('#link').click();
  await vi.advanceTimersByTimeAsync(999);
  expect(dialog().open).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await opens();
});

test.each([
  ['may reload the page, if that is stale', false],
  ['sends what was entered to the search page', true],
])('a search that cannot start %s', async (_, isEntered) => {
  showSearch.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  if (isEntered) whenShown = enter;
  start();
  field().click();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect([submit.mock.calls.length, reloadStalePage.mock.calls.length]).toEqual(isEntered ? [1, 0] : [0, 1]);
});

test('a link that is pressed with Ctrl opens another tab', async () => {
  start();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('#link').dispatchEvent(click);
  await settled();
  expect(dialog().open).toBe(false);
});
