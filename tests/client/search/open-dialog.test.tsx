import { afterEach, expect, test, vi } from 'vitest';
import { find, showPage } from '#tests/client/dom.ts';
import { asNewReader, closed, dialog, pressKey, queryField, search } from './open-search.tsx';
import { type SearchCall, standIn } from './stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();
let calls: SearchCall[];

/** Opens the dialog as a fresh page does, with the settings that the Worker wrote into the form. */
const open = async (settings = '', text = '') => {
  calls = standIn(() => ({ hits: [] }));
  vi.resetModules();
  showPage(`<form ${settings}><input id="search-input"></form><button id="before"></button>`);
  const field = find<HTMLInputElement>('#search-input');
  field.value = text;
  field.setSelectionRange(1, 3);
  const [react, { openDialog }] = await Promise.all([
    import('react-dom/client'),
    import('#client/search/open-dialog.tsx'),
  ]);
  const opening = { react, field, returnTo: find('#before') };
  openDialog(opening);
  return () => openDialog(opening);
};

// An open dialog has timers, which must not outlive the test's document.
afterEach(async () => {
  document.querySelector('dialog')?.close();
  await closed();
});

test('the dialog opens with the text and the caret of the field, and opens again', async () => {
  const again = await open('', 'stor');
  expect(document.activeElement).toBe(queryField());
  const { value, selectionStart, selectionEnd } = queryField();
  expect([value, selectionStart, selectionEnd]).toEqual(['stor', 1, 3]);
  pressKey('Escape');
  await closed();
  again();
  expect(dialog().open).toBe(true);
});

test("this site's index is loaded while the reader still types, and once for all openings", async () => {
  const again = await open();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  pressKey('Escape');
  await closed();
  again();
  await search('storage');
  expect(calls.map(({ params }) => [params.indexName, params.query])).toEqual([
    ['docs', ''],
    ['docs', 'storage'],
  ]);
});

test('a hosted index gets the search, with its key and its name', async () => {
  const hosted = { appId: 'APP', apiKey: 'search-key', indexName: 'nitric', insights: true };
  await open(`data-hosted-search='${JSON.stringify(hosted)}'`);
  await search('storage');
  expect(calls).toMatchObject([
    {
      address: 'https://app-dsn.algolia.net/1/indexes/*/queries',
      keys: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'search-key' },
      params: { indexName: 'nitric', query: 'storage', hitsPerPage: 20, clickAnalytics: true },
    },
  ]);
});
