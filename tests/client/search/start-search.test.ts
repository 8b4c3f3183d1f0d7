import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { startSearch } from '#client/search/start-search.ts';
import { find, press, showPage } from '#tests/client/dom.ts';

const openDialog = vi.fn();
const reloadStalePage = vi.fn();
const loads = vi.fn(async () => {});
vi.mock('#client/search/open-dialog.tsx', () => ({
  openDialog: (options: object) => openDialog(options),
}));
vi.mock('#client/islands/hydrate.tsx', () => ({}));
vi.mock('#client/load-styles.ts', () => ({ loadStyles: () => loads() }));
vi.mock('#client/reload-stale-page.ts', () => ({ reloadStalePage: () => reloadStalePage() }));

let start: typeof startSearch;
const field = () => find<HTMLInputElement>('#search-input');
const opened = () => openDialog.mock.calls.map(([{ returnTo }]) => returnTo?.id ?? null);

const settled = () => new Promise((resolve) => setTimeout(resolve));
const leaves = () => vi.spyOn(location, 'assign').mockImplementation(() => {});
/** The dialog loads until this says how it ends. */
const holdLoad = () => {
  let end: { resolve: () => void; reject: (error: Error) => void } | undefined;
  loads.mockReturnValue(
    new Promise((resolve, reject) => {
      end = { resolve, reject };
    }),
  );
  return {
    arrive: () => end?.resolve(),
    fail: () => end?.reject(new TypeError('Failed to fetch')),
  };
};

// The first import takes longer than a test waits.
beforeAll(() => import('#client/search/open-dialog.tsx'));
beforeEach(async () => {
  openDialog.mockReset();
  reloadStalePage.mockReset();
  loads.mockReset().mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Each page has its own listeners.
  const body = document.createElement('body');
  document.body.replaceWith(body);
  showPage(
    '<button id="other"></button><form class="search-control"><input id="search-input"></form><a id="link" class="search-link" href="/docs/search">Search</a>',
  );
  ({ startSearch: start } = await import('#client/search/start-search.ts'));
});
afterEach(() => vi.restoreAllMocks());

test('a click on the field or on the link opens the dialog, and focus alone does not', async () => {
  start();
  field().focus();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledOnce());
  await settled();
  expect(opened()).toEqual([]);
  field().click();
  await vi.waitFor(() => expect(opened()).toEqual(['search-input']));
  find('#link').click();
  await vi.waitFor(() => expect(opened()).toEqual(['search-input', 'link']));
});

test('the dialog does not open over another one', async () => {
  start();
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  field().click();
  await vi.waitFor(() => expect(loads).toHaveBeenCalled());
  await settled();
  expect(opened()).toEqual([]);
});

test('Escape while the dialog loads keeps it closed, and the next press opens it', async () => {
  start();
  const { arrive } = holdLoad();
  field().click();
  press(field(), 'Escape');
  arrive();
  await settled();
  expect(opened()).toEqual([]);
  field().click();
  press(field(), 'Escape');
  field().click();
  await vi.waitFor(() => expect(opened()).toEqual(['search-input']));
});

test('after a shortcut, the focus returns to where it was, and after a later click to the field', async () => {
  start();
  Object.assign(field(), { cameFrom: find('#other') });
  field().click();
  await vi.waitFor(() => expect(opened()).toEqual(['other']));
  Object.assign(field(), { cameFrom: document.body });
  field().click();
  await vi.waitFor(() => expect(opened()).toEqual(['other', null]));
  field().click();
  await vi.waitFor(() => expect(opened()).toEqual(['other', null, 'search-input']));
});

test.each(['.search-control', '.search-link'])(
  'a pointer that comes to %s loads the dialog, once',
  (place) => {
    start();
    for (const _ of [1, 2]) find(place).dispatchEvent(new Event('pointerenter'));
    expect(loads).toHaveBeenCalledOnce();
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
  await vi.waitFor(() => expect(openDialog).toHaveBeenCalledOnce());
});

test('a reader who passes with Tab before the script was there passes on', async () => {
  field().focus();
  start(new KeyboardEvent('keydown'));
  press(field(), 'Tab');
  await settled();
  expect(opened()).toEqual([]);
});

test('if the dialog cannot load, a stale page may reload, and the next press tries again', async () => {
  loads.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  start();
  field().click();
  await vi.waitFor(() => expect(reloadStalePage).toHaveBeenCalledOnce());
  expect(opened()).toEqual([]);
  field().click();
  await vi.waitFor(() => expect(opened()).toEqual(['search-input']));
  expect(reloadStalePage).toHaveBeenCalledOnce();
});

test('keys that follow while the dialog loads do not load it again', async () => {
  const { fail } = holdLoad();
  start();
  for (const _ of 'sql') field().dispatchEvent(new InputEvent('input'));
  expect(loads).toHaveBeenCalledOnce();
  fail();
  await vi.waitFor(() => expect(reloadStalePage).toHaveBeenCalledOnce());
});

test.each([
  ['the link', () => find('#link').click()],
  [
    'in a window without room for the field, a shortcut',
    () => {
      find('form').style.display = 'none';
      Object.assign(field(), { cameFrom: null });
      field().click();
    },
  ],
])('if the dialog cannot load, %s leads to the search page, which is of the new release', async (_, use) => {
  const assign = leaves();
  loads.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  start();
  use();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(new URL('/docs/search', location.href).href));
  expect(reloadStalePage).not.toHaveBeenCalled();
});

test('if the dialog does not come within 10 seconds, the link leads to the search page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const assign = leaves();
  holdLoad();
  start();
  find('#link').click();
  await vi.advanceTimersByTimeAsync(9999);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/docs\/search$/));
});

test('Escape while the dialog loads also keeps the reader on the page, if it does not come', async () => {
  const assign = leaves();
  const { fail } = holdLoad();
  start();
  find('#link').click();
  press(find('#link'), 'Escape');
  fail();
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  await settled();
  expect(assign).not.toHaveBeenCalled();
});

test('a link that is pressed with Ctrl opens another tab', async () => {
  start();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  find('#link').dispatchEvent(click);
  await settled();
  expect(opened()).toEqual([]);
});
