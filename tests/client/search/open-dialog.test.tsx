import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, showPage } from '#tests/client/dom.ts';
import { activeHref, closed, dialog, hrefs, options, pressKey, queryField, search } from './open-search.tsx';
import { STORAGE_HITS } from './search-answers.ts';
import { type SearchCall, standIn } from './stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

const HOSTED = { appId: 'APP', apiKey: 'search-key', indexName: 'nitric', insights: true };
const beacons: { url: string; body: string }[] = [];
let calls: SearchCall[];

/** Opens the dialog as a fresh page does. `hosted` are the settings that the Worker wrote into the form. */
const open = async (hosted?: object, text = '') => {
  vi.resetModules();
  showPage(
    '<form data-new-issue="https://github.com/o/r/issues/new"><input id="search-input"></form><button id="before"></button>',
  );
  if (hosted) find('form').setAttribute('data-hosted-search', JSON.stringify(hosted));
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

beforeEach(() => {
  localStorage.clear();
  beacons.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    beacons.push({ url: String(url), body: String(body) });
    return true;
  });
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  calls = standIn(() => ({ hits: STORAGE_HITS, queryID: 'q1' }));
});

// An open dialog has timers, which must not outlive the test's document.
afterEach(async () => {
  document.querySelector('dialog')?.close();
  await closed();
});

test('the dialog opens with the text and the caret of the field, and opens again', async () => {
  const again = await open(undefined, 'stor');
  expect(queryField().value).toBe('stor');
  expect(document.activeElement).toBe(queryField());
  expect([queryField().selectionStart, queryField().selectionEnd]).toEqual([1, 3]);
  pressKey('Escape');
  await closed();
  again();
  expect(dialog().open).toBe(true);
});

test("this site's index is loaded while the reader still types, and once for all openings", async () => {
  const again = await open();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.params).toMatchObject({ indexName: 'docs', query: '' });
  pressKey('Escape');
  await closed();
  again();
  await search('storage');
  expect(calls.map(({ params }) => params.query)).toEqual(['', 'storage']);
});

test('a hosted index gets the search, with its key and its name, and its hits are shown', async () => {
  await open(HOSTED);
  await search('storage');
  expect(calls.map(({ address }) => address)).toEqual(['https://app-dsn.algolia.net/1/indexes/*/queries']);
  expect(calls[0]?.keys).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'search-key',
  });
  expect(calls[0]?.params).toMatchObject({
    indexName: 'nitric',
    query: 'storage',
    hitsPerPage: 20,
    clickAnalytics: true,
  });
  expect(hrefs()).toHaveLength(7);
  expect(activeHref()).toBe('/docs/storage');
});

test('a hosted index that wants to know learns which hit of which answer was chosen', async () => {
  await open(HOSTED);
  await search('storage');
  await vi.waitFor(async () => {
    options()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(beacons.some(({ url }) => url.startsWith('https://insights.algolia.io/'))).toBe(true);
  });
  const { events } = JSON.parse(beacons.find(({ url }) => url.includes('insights'))?.body ?? '');
  expect(events).toEqual([
    {
      eventType: 'click',
      eventName: 'Hit chosen',
      index: 'nitric',
      userToken: 'anonymous',
      queryID: 'q1',
      objectIDs: ['/docs/storage#upload-links'],
      positions: [2],
    },
  ]);
});

test('without insights, a choice is only counted by this site', async () => {
  await open({ ...HOSTED, insights: false });
  await search('storage');
  pressKey('Enter');
  await closed();
  expect(calls[0]?.params).not.toHaveProperty('clickAnalytics');
  expect(beacons.map(({ url }) => url)).toEqual(['/docs/api/search/outcome']);
});
