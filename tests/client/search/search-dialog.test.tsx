import { describe, expect, test, vi } from 'vitest';
import { showChoice } from '#client/choices.ts';
import { preferredLibrary } from '#client/search/answers.ts';
import { find, press } from '#tests/client/dom.ts';
import {
  activeHref,
  answered,
  asNewReader,
  button,
  closed,
  dialog,
  openSearch,
  pressKey,
  queryField,
  search,
  searchFor,
  stopTime,
  texts,
  type,
} from './open-search.tsx';
import { STORAGE_HITS, SYMBOL } from './search-answers.ts';

vi.mock('#client/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

describe('the focus', () => {
  test('moves with Tab from the last stop to the first, back with Shift+Tab, and the browser does all other steps', async () => {
    await searchFor('storage');
    const last = find('.search-all');
    last.focus();
    expect(press(last, 'Tab').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(queryField());
    expect(pressKey('Tab').defaultPrevented).toBe(false);
    expect(activeHref()).toBe('/docs/storage');
    expect(press(queryField(), 'Tab', { shiftKey: true }).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(last);
  });

  test('stops at a panel that scrolls while it holds no stop', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
    await openSearch();
    await answered();
    const panel = find('.search-panel');
    pressKey('Tab');
    expect(panel.tabIndex).toBe(0);
    panel.focus();
    expect(press(panel, 'Tab').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(queryField());
    await search('storage');
    pressKey('Tab');
    expect(panel.hasAttribute('tabindex')).toBe(false);
  });

  test('passes a button that the window has no room for', async () => {
    await openSearch();
    for (const name of ['Close', 'Clear the query']) button(name).checkVisibility = () => false;
    expect(press(queryField(), 'Tab').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(queryField());
  });
});

describe('the page of a hit', () => {
  const prefetched = () =>
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

  test('is fetched ahead once the hit has been the active one for 200 ms', async () => {
    await searchFor('storage', () => ({
      hits: [{ url: '/docs/faq#a', titles: ['A', 'FAQ'] }, ...STORAGE_HITS],
    }));
    const pass = stopTime();
    pressKey('ArrowDown');
    await pass(199);
    expect(prefetched()).toEqual([]);
    await pass(1);
    expect(prefetched()).toEqual(['/docs/storage']);
    // Another section of the same page needs nothing more, and neither does the page itself.
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) pressKey(key);
    await pass(1000);
    expect(prefetched()).toEqual(['/docs/storage']);
  });

  test('is not fetched if a reader only passes the hit', async () => {
    await searchFor('storage');
    const pass = stopTime();
    pressKey('ArrowUp');
    await pass(199);
    pressKey('ArrowUp');
    await pass(200);
    expect(prefetched()).toEqual(['/docs/reference/nodejs/storage']);
  });

  test('is not fetched from the start screen, or if data is expensive', async () => {
    await openSearch();
    await answered();
    const pass = stopTime();
    pressKey('ArrowDown');
    await pass(1000);
    vi.useRealTimers();
    await search('storage');
    vi.stubGlobal('navigator', { connection: { saveData: true }, sendBeacon: () => true });
    stopTime();
    pressKey('ArrowDown');
    await pass(1000);
    expect(prefetched()).toEqual([]);
  });
});

test('the symbol that a query names is answered at once, with its sample or else its signature to copy', async () => {
  await searchFor('bucket.on', ({ params }) =>
    params.query === 'bucket.on'
      ? { hits: [SYMBOL, { ...SYMBOL, url: '/docs/reference/nodejs/sql#database' }, ...STORAGE_HITS] }
      : { hits: [{ ...SYMBOL, symbol: { signature: 'on()', language: 'go' } }] },
  );
  expect(texts('.hit-answer .signature')).toEqual(['on(type: string): void']);
  const sample = find('.hit-answer figure.code pre');
  expect([sample.tabIndex, sample.getAttribute('translate')]).toEqual([0, 'no']);
  expect(sample.textContent).toBe("bucket('images').on('write')");
  await search('bucket.off');
  expect(texts('.hit-answer pre')).toEqual(['on()']);
});

test.each([
  ['/docs/reference/go/storage', null, 'go'],
  ['/docs/reference/jvm/v0', null, 'jvm'],
  ['/docs/guides/python', null, 'python'],
  ['/docs/guides/terraform', null, null],
  ['/docs/storage', null, null],
  ['/docs/reference/go/storage', 'dart', 'dart'],
])('the search on %s after the choice of %s prefers %s', async (pathname, chosen, library) => {
  showChoice('language', chosen);
  expect(preferredLibrary(pathname)).toBe(library);
  if (chosen) {
    const { calls } = await searchFor('storage');
    expect(calls[0]?.params.optionalFilters).toEqual([`library:${chosen}`]);
  }
  showChoice('language', null);
});

describe('the field', () => {
  const attribute = (name: string) => queryField().getAttribute(name);

  test('has a name, and says which lists it controls, and whether there are any', async () => {
    await searchFor('storage', ({ params }) => (params.query === 'zzz' ? {} : { hits: STORAGE_HITS }));
    expect(find('form.search-query').getAttribute('role')).toBe('search');
    expect(['type', 'aria-label', 'aria-labelledby', 'aria-autocomplete'].map(attribute)).toEqual([
      'text',
      'Search the documentation',
      null,
      'list',
    ]);
    const lists = [...document.querySelectorAll('[role=listbox]')];
    expect(lists).toHaveLength(3);
    expect(attribute('aria-expanded')).toBe('true');
    expect(attribute('aria-controls')).toBe(lists.map(({ id }) => id).join(' '));
    for (const list of lists) {
      const section = list.closest('section');
      expect(list.getAttribute('aria-labelledby')).toBe(section?.querySelector('h2')?.id);
      const options = [...(section?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
      expect(list.getAttribute('aria-owns')).toBe(options.map(({ id }) => id).join(' '));
      expect(options.map(({ tabIndex }) => tabIndex)).toEqual(options.map(() => -1));
    }
    await search('zzz');
    expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual(['false', null]);
  });

  test('is never submitted, neither by Enter before the answer nor by a button of a keyboard', async () => {
    await openSearch();
    type('storage');
    expect(pressKey('Enter').defaultPrevented).toBe(true);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('form.search-query').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await closed();
  });

  test('leaves the active option as it was when a reader returns to it, or clicks it', async () => {
    await searchFor('storage');
    pressKey('ArrowDown');
    const active = activeHref();
    find('.search-close').focus();
    queryField().focus();
    queryField().click();
    await answered();
    expect(activeHref()).toBe(active);
  });

  test('has its query selected by the shortcut, and emptied by its button', async () => {
    await openSearch(undefined, { text: 'storage' });
    await answered();
    // With Caps Lock, the key is `K`. With Shift, it belongs to the browser.
    for (const key of ['k', 'K']) {
      queryField().setSelectionRange(7, 7);
      expect(pressKey(key, { ctrlKey: true, shiftKey: true }).defaultPrevented).toBe(false);
      expect(queryField().selectionStart).toBe(7);
      expect(pressKey(key, { ctrlKey: true }).defaultPrevented).toBe(true);
      expect([queryField().selectionStart, queryField().selectionEnd]).toEqual([0, 7]);
    }
    button('Clear the query').click();
    expect(queryField().value).toBe('');
    await vi.waitFor(() => expect(dialog().textContent).toContain('No recent searches'));
  });
});

test('a press beside the dialog or on its button closes it', async () => {
  await openSearch();
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  dialog().dispatchEvent(press);
  // A press would move the focus after the dialog gave it back.
  expect(press.defaultPrevented).toBe(true);
  await closed();
  await openSearch();
  queryField().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  expect(dialog().open).toBe(true);
  button('Close').click();
  await closed();
});
