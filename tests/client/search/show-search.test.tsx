import { expect, test, vi } from 'vitest';
import { createFrame } from '#client/search/dialog-frame.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { asNewReader, closed, DIALOG, dialog, pressKey, search } from './open-search.tsx';
import { type SearchCall, standIn } from './stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();
let calls: SearchCall[];

/** Opens the dialog as a fresh page does, with the settings that the Worker wrote into the form. */
const show = async (settings = '') => {
  calls = standIn(() => ({ hits: [] }));
  vi.resetModules();
  showPage(`<form ${settings}><input id="search-input"></form>${DIALOG}`);
  const field = find<HTMLInputElement>('#search-input');
  const { frame, open } = createFrame(dialog(), field);
  const { showSearch } = await import('#client/search/show-search.tsx');
  const again = () => {
    open(null);
    showSearch({ frame, field, isEntered: false });
  };
  again();
  return again;
};

test("this site's index is loaded while the reader still types, and once for all openings", async () => {
  const again = await show();
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

test('React takes over what the Worker rendered below the field, and the field keeps its text', async () => {
  const errors = vi.spyOn(console, 'error');
  const body = DIALOG.slice(DIALOG.indexOf('<div class="search-body">'));
  expect(body).toContain('<kbd>Esc</kbd>');
  const again = await show();
  pressKey('Escape');
  await closed();
  const hints = find('.search-hints');
  find<HTMLInputElement>('#search-input').value = 'bucket';
  again();
  expect(find<HTMLInputElement>('[role=combobox]').value).toBe('bucket');
  expect(document.querySelectorAll('.search-hints')).toHaveLength(1);
  expect(hints.textContent).toBe('Esc to close');
  expect(errors).not.toHaveBeenCalled();
});
