import { expect, test, vi } from 'vitest';
import { openSearch } from '#client/behaviors/open-search.ts';
import { startSearchDialog } from '#client/search/search-dialog.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { asNewReader, closed, DIALOG, pressKey, search } from './open-search.tsx';
import { type SearchCall, standIn } from './stand-in.ts';

vi.mock('#client/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();
let calls: SearchCall[];

/** Opens the dialog as a fresh page does, with the settings that the Worker wrote into the form. */
const show = async (settings = '') => {
  calls = standIn(() => ({ hits: [] }));
  vi.resetModules();
  showPage(`<form ${settings}><input id="search-input"></form>${DIALOG}`);
  startSearchDialog();
  const again = async () => {
    openSearch(null);
    await vi.waitFor(() => find('.search-panel'));
  };
  await again();
  return again;
};

test("this site's index is loaded while the reader still types, and once for all openings", async () => {
  const again = await show();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  pressKey('Escape');
  await closed();
  await again();
  await search('storage');
  expect(calls.map(({ params }) => [params.indexName, params.query])).toEqual([
    ['docs', ''],
    ['docs', 'storage'],
  ]);
});

test('a hosted index gets the search, with its key and its name', async () => {
  const hosted = { appId: 'APP', apiKey: 'search-key', indexName: 'nitric', insights: true };
  await show(`data-hosted-search='${JSON.stringify(hosted)}'`);
  await search('storage');
  expect(calls).toMatchObject([
    {
      address: 'https://app-dsn.algolia.net/1/indexes/*/queries',
      keys: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-key' },
      params: { indexName: 'nitric', query: 'storage', hitsPerPage: 20, clickAnalytics: true },
    },
  ]);
});

test('the search begins anew at each opening, with the text of the field', async () => {
  const errors = vi.spyOn(console, 'error');
  const again = await show();
  pressKey('Escape');
  await closed();
  expect(find('.search-body').textContent).toBe('Esc to close');
  find<HTMLInputElement>('#search-input').value = 'bucket';
  await again();
  expect(find<HTMLInputElement>('[role=combobox]').value).toBe('bucket');
  expect(document.querySelectorAll('.search-hints')).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
});
