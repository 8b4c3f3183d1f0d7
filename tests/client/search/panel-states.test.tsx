import { expect, test, vi } from 'vitest';
import { find } from '#tests/client/dom.ts';
import {
  announced,
  answered,
  asNewReader,
  button,
  closed,
  dialog,
  openSearch,
  options,
  pressKey,
  queryField,
  search,
  searchStatus,
  type,
} from '#tests/client/search/open-search.tsx';
import { STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { type Reply, standIn } from '#tests/client/search/stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

// Requests that stay without an answer are sent again after a test, so tests that compare all requests stand in other files.

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('a search is loading, stalled after 300 ms, and then idle, also while the reader types on', async () => {
  const releases: (() => void)[] = [];
  standIn(async () => {
    await new Promise<void>((resolve) => releases.push(resolve));
    return { hits: STORAGE_HITS };
  });
  openSearch();
  await answered();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    // React renders in a task of its own.
    await new Promise((resolve) => setImmediate(resolve));
  };
  type('storage');
  await pass(299);
  expect(searchStatus()).toBe('loading');
  await pass(1);
  expect([searchStatus(), announced()]).toEqual(['stalled', 'Searching…']);
  releases[0]?.();
  await vi.waitFor(() => expect([searchStatus(), options().length]).toEqual(['idle', 7]));
  type('sql');
  await pass(200);
  type('sqlx');
  await pass(99);
  expect(searchStatus()).toBe('loading');
  await pass(1);
  expect(searchStatus()).toBe('stalled');
});

test.each<[string, Reply]>([
  ['RetryError: The search cannot be reached.', { status: 500, body: '' }],
  ['RetryError: The search cannot be reached.', 'unreachable'],
  ['ApiError: The search refused the request.', { status: 400, body: '{"message":"No.","status":400}' }],
  [
    'DeserializationError: The search returned something other than JSON.',
    { status: 200, body: '{"results":[' },
  ],
  ['TypeError: The search returned JSON of an unexpected form.', { status: 200, body: '{"results":[{}]}' }],
])(
  '%s is on the console, the panel says that nothing could be fetched, and a retry helps',
  async (reason, reply) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const current = { reply };
    standIn(() => current.reply);
    openSearch();
    await search('storage');
    expect([searchStatus(), announced()]).toEqual(['error', 'Unable to fetch results']);
    expect(texts('.search-message > :is(h2, p)')).toEqual([
      'Unable to fetch results',
      'You might want to check your network connection.',
    ]);
    expect(log.mock.calls.map(([text]) => text)).toEqual([reason]);
    current.reply = { hits: STORAGE_HITS };
    button('Try again').focus();
    button('Try again').click();
    await vi.waitFor(() => expect(options()).toHaveLength(7));
    expect(searchStatus()).toBe('idle');
    expect(document.activeElement).toBe(queryField());
  },
);

test('a retry is awaited, and screen readers hear it when it fails, too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const current: { reply: Reply } = { reply: 'unreachable' };
  standIn(() => current.reply);
  openSearch();
  await search('storage');
  current.reply = 'silent';
  button('Try again').click();
  await vi.waitFor(() => expect([searchStatus(), announced()]).toEqual(['stalled', 'Searching…']));
  current.reply = 'unreachable';
  await search('storages');
  const said: (string | null)[] = [];
  new MutationObserver(() => said.push(announced())).observe(find('.search-frame > [role=status]'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  button('Try again').click();
  await vi.waitFor(() => expect(said).toEqual(['', 'Unable to fetch results']));
});

test('until the first answer, the panel says nothing about recent searches', async () => {
  standIn(() => 'silent');
  openSearch({ text: 'storage' });
  await vi.waitFor(() => expect(searchStatus()).toBe('stalled'));
  expect(find('.search-panel').textContent).toBe('');
  openSearch();
  await answered();
  expect(find('.search-note').textContent).toBe('No recent searches');
});

test('after an error, Enter searches again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const current: { reply: Reply } = { reply: 'unreachable' };
  standIn(() => current.reply);
  openSearch();
  await search('storage');
  expect(document.querySelector('.search-filters')).toBeNull();
  current.reply = { hits: STORAGE_HITS };
  find<HTMLFormElement>('.search-query').requestSubmit();
  await vi.waitFor(() => expect(options()).toHaveLength(7));
});

test('after an error, the next key searches again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  standIn(({ params }) => (params.query === 's' ? 'unreachable' : { hits: STORAGE_HITS }));
  openSearch();
  await search('s');
  expect(searchStatus()).toBe('error');
  type('sq');
  await vi.waitFor(() => expect(searchStatus()).toBe('idle'));
  expect(options()).toHaveLength(7);
});

test('without a result, the panel names the query, offers three others, and leads to a new issue', async () => {
  standIn(({ params }) =>
    params.query === 'storag?'
      ? { suggestions: ['storage', 'schedules', 'secrets', 'sql'] }
      : { hits: STORAGE_HITS, total: 1 },
  );
  const { outcomes } = openSearch();
  await search('storag?');
  expect(announced()).toBe('No results for "storag?"');
  expect(texts('.search-hints > span')).toEqual(['Esc to close']);
  expect(texts('.search-message :is(h2, p)')).toEqual([
    'No results for "storag?"',
    'Try searching for',
    'Believe this query should return results? Let us know. (opens in a new tab)',
    'Good places to start',
  ]);
  expect([...document.querySelectorAll('.search-ways a')].map((link) => link.getAttribute('href'))).toEqual([
    '/docs/getting-started/quickstart',
    '/docs/concepts/introduction',
    '/docs/guides',
    '/docs/reference',
    '/docs/reference/cli',
  ]);
  expect(texts('.search-suggestions button')).toEqual(['storage', 'schedules', 'secrets']);
  expect(texts('.search-message > button')).toEqual([]);
  const issue = new URL(find('.search-message a').getAttribute('href') ?? '');
  expect(issue.origin + issue.pathname).toBe('https://github.com/nitrictech/docs/issues/new');
  expect(issue.searchParams.get('title')).toBe('Search: no results for "storag?"');
  button('storage').click();
  await vi.waitFor(() => expect(options()).toHaveLength(7));
  expect(announced()).toBe('1 result');
  expect(texts('.search-hints > span')).toEqual(['↵ to open', '↑ ↓ to move', 'Esc to close']);
  expect(find('.search-all').textContent).toBe('See 1 result');
  expect(queryField().value).toBe('storage');
  expect(document.activeElement).toBe(queryField());
  pressKey('Escape');
  expect(outcomes).toEqual(['left storage']);
});

test('a query without a result counts once, when the reader has paused for a second', async () => {
  standIn(() => ({}));
  const { outcomes } = openSearch();
  await search('zz');
  await search('zzz');
  expect(outcomes).toEqual([]);
  await vi.waitFor(() => expect(outcomes).toEqual(['empty zzz']));
  pressKey('Escape');
  expect(outcomes).toEqual(['empty zzz']);
});

test('a query without a result counts if the reader leaves at once', async () => {
  standIn(() => ({}));
  const { outcomes } = openSearch();
  await search('zzz');
  pressKey('Escape');
  expect(outcomes).toEqual(['empty zzz']);
});

test('the shortcut selects the query of an open search, and the button clears it', async () => {
  standIn(() => ({ hits: STORAGE_HITS }));
  openSearch({ text: 'storage' });
  await answered();
  expect(options()).toHaveLength(7);
  // With Caps Lock, the key is `K`. With Shift, it belongs to the browser.
  for (const key of ['k', 'K']) {
    queryField().setSelectionRange(7, 7);
    pressKey(key, { ctrlKey: true, shiftKey: true });
    expect(queryField().selectionStart).toBe(7);
    pressKey(key, { ctrlKey: true });
    expect([queryField().selectionStart, queryField().selectionEnd]).toEqual([0, 7]);
  }
  button('Clear the query').click();
  await vi.waitFor(() => expect(queryField().value).toBe(''));
  expect(dialog().textContent).toContain('No recent searches');
  expect(document.querySelectorAll('.search-row button')).toHaveLength(0);
});

test('a press beside the dialog or on its button closes it', async () => {
  standIn(() => ({}));
  openSearch();
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  dialog().dispatchEvent(press);
  // A press would move the focus after the dialog gave it back.
  expect(press.defaultPrevented).toBe(true);
  await closed();
  openSearch();
  queryField().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  expect(dialog().open).toBe(true);
  button('Close').click();
  await closed();
});
