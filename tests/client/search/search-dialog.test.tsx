import { beforeEach, describe, expect, test, vi } from 'vitest';
import { find, press } from '#tests/client/dom.ts';
import {
  activeHref,
  answered,
  asNewReader,
  button,
  closed,
  openSearch,
  pressKey,
  queryField,
  search,
  type,
} from '#tests/client/search/open-search.tsx';
import { STORAGE_HITS, SYMBOL } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

test('Tab moves from the last stop to the first, Shift+Tab moves back, and the browser does all other steps', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('storage');
  const last = find('.search-all');
  last.focus();
  expect(press(last, 'Tab').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(queryField());
  expect(pressKey('Tab').defaultPrevented).toBe(false);
  expect(activeHref()).toBe('/docs/storage');
  expect(press(queryField(), 'Tab', { shiftKey: true }).defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(last);
});

test('a panel that scrolls is a stop while it holds none', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  const scrollHeight = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  openSearch();
  await answered();
  const panel = find('.search-panel');
  expect(panel.tabIndex).toBe(0);
  panel.focus();
  expect(press(panel, 'Tab').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(queryField());
  await search('storage');
  expect(panel.hasAttribute('tabindex')).toBe(false);
  scrollHeight.mockRestore();
});

test('a button that the window has no room for is no stop', () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  button('Close').checkVisibility = () => false;
  expect(press(queryField(), 'Tab').defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(queryField());
});

const prefetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

test('the page of a hit is fetched ahead once it has been the active one for 200 ms', async () => {
  standIn(() => ({ hits: [{ url: '/docs/faq#a', titles: ['A', 'FAQ'] }, ...STORAGE_HITS] }));
  openSearch();
  await search('storage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowDown');
  vi.advanceTimersByTime(199);
  expect(prefetched()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(prefetched()).toEqual(['/docs/storage']);
  // Another section of the same page needs nothing more, and neither does the page itself.
  pressKey('ArrowDown');
  pressKey('ArrowUp');
  pressKey('ArrowUp');
  vi.advanceTimersByTime(1000);
  expect(prefetched()).toEqual(['/docs/storage']);
});

test('the page of a hit that a reader only passes is not fetched', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await search('storage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowUp');
  vi.advanceTimersByTime(199);
  pressKey('ArrowUp');
  vi.advanceTimersByTime(200);
  expect(prefetched()).toEqual(['/docs/reference/nodejs/storage']);
});

test('nothing is fetched ahead from the start screen, or if data is expensive', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch();
  await answered();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowDown');
  vi.advanceTimersByTime(1000);
  expect(prefetched()).toEqual([]);
  vi.useRealTimers();
  await search('storage');
  vi.stubGlobal('navigator', { connection: { saveData: true }, sendBeacon: () => true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pressKey('ArrowDown');
  vi.advanceTimersByTime(1000);
  vi.unstubAllGlobals();
  expect(prefetched()).toEqual([]);
});

test('the symbol that a query names is answered at once, and the chosen library comes first', async () => {
  document.documentElement.dataset.sdk = 'python';
  const writeText = vi.fn(async () => {});
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, sendBeacon: () => true });
  const calls = standIn(() => ({
    hits: [SYMBOL, { ...SYMBOL, url: '/docs/reference/nodejs/sql#database' }, ...STORAGE_HITS],
  }));
  openSearch();
  await search('bucket.on');
  expect(calls[0]?.params.optionalFilters).toEqual(['library:python']);
  expect(find('.search-answer > code').textContent).toBe('on(type: string): void');
  expect(document.querySelectorAll('.search-answer')).toHaveLength(1);
  expect(find('.search-answer pre').tabIndex).toBe(0);
  expect(find('.search-answer pre').getAttribute('translate')).toBe('no');
  expect(find('.search-answer pre').getAttribute('role')).toBe('group');
  expect(find('.search-answer pre').getAttribute('aria-label')).toBe('Sample');
  button('Copy sample').click();
  await vi.waitFor(() => button('Copied!'));
  expect(writeText).toHaveBeenCalledWith("bucket('images').on('write')");
  const url = '/docs/reference/go/storage#bucket-on';
  standIn(() => ({ hits: [{ ...SYMBOL, url, symbol: { signature: 'on()', language: 'go' } }] }));
  await search('bucket.off');
  button('Copy signature').click();
  await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith('on()'));
});

test("the button says 'Copied!' for exactly a second", async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} }, sendBeacon: () => true });
  standIn(() => ({ hits: [SYMBOL, ...STORAGE_HITS] }));
  openSearch();
  await search('bucket.on');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    // React renders in a task of its own.
    await new Promise((resolve) => setImmediate(resolve));
  };
  button('Copy sample').click();
  for (const milliseconds of [0, 999]) {
    await pass(milliseconds);
    expect(find('.search-answer [role=status]').textContent).toBe('Copied!');
    button('Copied!');
  }
  await pass(1);
  expect(find('.search-answer [role=status]').textContent).toBe('');
  button('Copy sample');
});

describe('the field', () => {
  const attribute = (name: string) => queryField().getAttribute(name);

  beforeEach(() => void standIn(({ params }) => (params.query === 'zzz' ? {} : { hits: STORAGE_HITS })));

  test('the field has a name, and says which lists it controls, and whether there are any', async () => {
    openSearch();
    await search('storage');
    expect(find('form.search-query').getAttribute('role')).toBe('search');
    expect(['type', 'aria-label', 'aria-labelledby', 'aria-autocomplete'].map(attribute)).toEqual([
      'text',
      'Search the documentation',
      null,
      'list',
    ]);
    const lists = [...document.querySelectorAll('[role=listbox]')].map(({ id }) => id);
    expect(lists).toHaveLength(3);
    expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual(['true', lists.join(' ')]);
    await search('zzz');
    expect([attribute('aria-expanded'), attribute('aria-controls')]).toEqual(['false', null]);
  });

  test('each list has the name of its heading, and owns its options, which are no stops of the Tab key', async () => {
    openSearch();
    await search('storage');
    for (const list of document.querySelectorAll('[role=listbox]')) {
      const section = list.closest('section');
      expect(list.getAttribute('aria-labelledby')).toBe(section?.querySelector('h2')?.id);
      const options = [...(section?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
      expect(list.getAttribute('aria-owns')).toBe(options.map(({ id }) => id).join(' '));
      expect(options.map(({ tabIndex }) => tabIndex)).toEqual(options.map(() => -1));
      expect(section?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  test('the form is never submitted, neither by Enter before the answer nor by a button of a keyboard', async () => {
    openSearch();
    type('storage');
    expect(pressKey('Enter').defaultPrevented).toBe(true);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    find('form.search-query').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await closed();
  });

  test('a reader who returns to the field, or clicks it, finds the active option as it was', async () => {
    openSearch();
    await search('storage');
    pressKey('ArrowDown');
    const active = activeHref();
    find('.search-close').focus();
    queryField().focus();
    queryField().click();
    await answered();
    expect(activeHref()).toBe(active);
  });
});
