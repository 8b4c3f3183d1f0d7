import { expect, test, vi } from 'vitest';
import { find } from '#tests/client/dom.ts';
import { STORAGE_HITS, SYMBOL } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';
import { asNewReader, button, openSearch, search } from './open-search.tsx';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

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
