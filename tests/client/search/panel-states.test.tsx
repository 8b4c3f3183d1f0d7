import { describe, expect, test, vi } from 'vitest';
import { find } from '#tests/client/dom.ts';
import {
  activeHref,
  announced,
  answered,
  asNewReader,
  button,
  closed,
  dialog,
  hrefs,
  openSearch,
  options,
  pressKey,
  queryField,
  search,
  searchFor,
  searchStatus,
  stopTime,
  texts,
  titlesIn,
  type,
} from './open-search.tsx';
import { STORAGE_HITS } from './search-answers.ts';
import { heldReply, type Reply } from './stand-in.ts';

vi.mock('#client/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

// Requests that stay without an answer are sent again after a test, so tests that compare all requests stand in other files.

const found = () => vi.waitFor(() => expect(options()).toHaveLength(7));

test('a search is loading, stalled after 300 ms, and then idle, also while the reader types on', async () => {
  const late = heldReply({ hits: STORAGE_HITS });
  await openSearch(({ params }) => (params.query === 'storage' ? late.reply : 'silent'));
  await answered();
  const pass = stopTime();
  type('storage');
  await pass(299);
  expect(searchStatus()).toBe('loading');
  await pass(1);
  expect([searchStatus(), announced()]).toEqual(['stalled', 'Searching…']);
  late.release();
  await vi.waitFor(() => expect([searchStatus(), options().length]).toEqual(['idle', 7]));
  type('sql');
  await pass(200);
  type('sqlx');
  await pass(99);
  expect(searchStatus()).toBe('loading');
  await pass(1);
  expect(searchStatus()).toBe('stalled');
});

describe('after a failure', () => {
  /** Searches without success. What `reply` says can change. */
  const fail = async (reply: Reply = 'unreachable') => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const current = { reply };
    await searchFor('storage', () => current.reply);
    expect([searchStatus(), announced()]).toEqual(['error', 'Unable to fetch results']);
    return { current, reasons: log.mock.calls.map(([, error]) => error.name) };
  };

  test.each<[string, Reply]>([
    ['RetryError', { status: 500, body: '' }],
    ['RetryError', 'unreachable'],
    ['ApiError', { status: 400, body: '{"message":"No.","status":400}' }],
    ['DeserializationError', { status: 200, body: '{"results":[' }],
    ['TypeError', { status: 200, body: '{"results":[{}]}' }],
    ['TypeError', { status: 200, body: '{"results":[{"hits":[{}]}]}' }],
  ])(
    '%s is on the console, the panel says that nothing could be fetched, and a retry helps',
    async (reason, reply) => {
      const { current, reasons } = await fail(reply);
      expect(reasons).toEqual([reason]);
      expect(texts('.search-message > :is(h2, p)')).toEqual([
        'Unable to fetch results',
        'You might want to check your network connection.',
      ]);
      expect(document.querySelector('.search-filters')).toBeNull();
      current.reply = { hits: STORAGE_HITS };
      button('Try again').focus();
      button('Try again').click();
      await found();
      expect(searchStatus()).toBe('idle');
      expect(document.activeElement).toBe(queryField());
    },
  );

  test.each([
    ['Enter', () => find<HTMLFormElement>('.search-query').requestSubmit()],
    ['the next key', () => type('sq')],
  ])('%s searches again', async (_, retry) => {
    const { current } = await fail();
    current.reply = { hits: STORAGE_HITS };
    retry();
    await found();
    expect(searchStatus()).toBe('idle');
  });

  test('a retry is awaited, and screen readers hear it when it fails, too', async () => {
    const { current } = await fail();
    current.reply = 'silent';
    button('Try again').click();
    await vi.waitFor(() => expect([searchStatus(), announced()]).toEqual(['stalled', 'Searching…']));
    current.reply = 'unreachable';
    await search('storages');
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(announced())).observe(find('.search-body > [role=status]'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    button('Try again').click();
    await vi.waitFor(() => expect(said).toEqual(['', 'Unable to fetch results']));
  });
});

describe('without a result', () => {
  test('the panel names the query, offers three others, and leads to a new issue', async () => {
    const { outcomes } = await searchFor('storag?', ({ params }) =>
      params.query === 'storag?'
        ? { suggestions: ['storage', 'schedules', 'secrets', 'sql'] }
        : { hits: STORAGE_HITS, total: 1 },
    );
    expect(announced()).toBe('No results for "storag?"');
    expect(texts('.search-hints > span')).toEqual(['Esc to close']);
    expect(texts('.search-message :is(h2, p)')).toEqual([
      'No results for "storag?"',
      'Try searching for',
      'Believe this query should return results? Let us know. (opens in a new tab)',
      'Good places to start',
    ]);
    expect(texts('.search-ways a')).toHaveLength(5);
    expect(texts('.search-suggestions button')).toEqual(['storage', 'schedules', 'secrets']);
    expect(texts('.search-message > button')).toEqual([]);
    const issue = new URL(find('.search-message a').getAttribute('href') ?? '');
    expect(issue.origin + issue.pathname).toBe('https://github.com/nitrictech/docs/issues/new');
    expect(issue.searchParams.get('title')).toBe('Search: no results for "storag?"');
    button('storage').click();
    await found();
    expect(announced()).toBe('1 result');
    expect(texts('.search-hints > span')).toEqual(['↵ to open', '↑ ↓ to move', 'Esc to close']);
    expect(find('.search-all').textContent).toBe('See 1 result');
    expect(queryField().value).toBe('storage');
    expect(document.activeElement).toBe(queryField());
    pressKey('Escape');
    expect(outcomes).toEqual(['left storage']);
  });

  test('and without suggestions, the panel suggests what is near, and then the subjects', async () => {
    await searchFor('storrage', () => ({}));
    expect(texts('.search-suggestions button')).toEqual(['Key Value Stores', 'Storage', 'APIs']);
  });

  test('a query counts once, when the reader has paused for a second, or leaves', async () => {
    const { outcomes } = await searchFor('zz', () => ({}));
    await search('zzz');
    expect(outcomes).toEqual([]);
    await vi.waitFor(() => expect(outcomes).toEqual(['empty zzz']));
    pressKey('Escape');
    expect(outcomes).toEqual(['empty zzz']);
    const other = await searchFor('zzz', () => ({}));
    pressKey('Escape');
    expect(other.outcomes).toEqual(['empty zzz']);
  });
});

describe('the start screen', () => {
  const names = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name} ${index}`);
  const store = (key: string, titles: readonly string[]) =>
    localStorage.setItem(
      key,
      JSON.stringify(
        titles.map((title) => ({ address: `/${title.replace(' ', '-')}`, title, trail: [], kind: 'page' })),
      ),
    );
  const openStart = async () => {
    const opened = await openSearch();
    await answered();
    return opened;
  };

  test('says nothing about recent searches until the first answer', async () => {
    await openSearch(() => 'silent', { text: 'storage' });
    await vi.waitFor(() => expect(searchStatus()).toBe('stalled'));
    expect(find('.search-panel').textContent).toBe('');
  });

  test('says that there is no history, and offers the ten building blocks, which are not counted', async () => {
    const { opened, outcomes } = await openStart();
    expect(find('.search-note').textContent).toBe('No recent searches');
    expect(document.querySelectorAll('.search-row button')).toHaveLength(0);
    expect(hrefs()).toHaveLength(10);
    pressKey('ArrowDown');
    pressKey('Enter');
    await closed();
    expect([opened, outcomes]).toEqual([['/docs/http'], []]);
  });

  test('has a chosen hit as the first recent search, once, and Enter opens it again', async () => {
    for (const index of [1, 0, 1]) {
      await searchFor('storage');
      options()[index]?.click();
      await closed();
    }
    const { opened } = await openStart();
    expect(titlesIn('Recent')).toEqual(['Upload and download links', 'Storage']);
    expect(dialog().textContent).not.toContain('No recent searches');
    expect(activeHref()).toBe('/docs/storage#upload-links');
    pressKey('Enter');
    expect(opened).toEqual(['/docs/storage#upload-links']);
  });

  test('shows seven recent searches, and each can be removed', async () => {
    store('recent-searches', names(9, 'recent'));
    await openStart();
    expect(titlesIn('Recent')).toEqual(names(7, 'recent'));
    button('Remove “recent 0”').click();
    await vi.waitFor(() => expect(titlesIn('Recent')).toEqual(names(8, 'recent').slice(1)));
    expect(document.activeElement).toBe(queryField());
  });

  test('shows four recent searches besides favorites, of which there are ten, and both move and go', async () => {
    store('recent-searches', names(9, 'recent'));
    store('favorite-searches', names(9, 'favorite'));
    await openStart();
    expect(titlesIn('Recent')).toEqual(names(4, 'recent'));
    for (const name of names(2, 'recent')) {
      button(`Move “${name}” to favorites`).click();
      await vi.waitFor(() => expect(titlesIn('Favorites')[0]).toBe(name));
      expect(document.activeElement).toBe(queryField());
    }
    expect(titlesIn('Favorites')).toEqual(['recent 1', 'recent 0', ...names(8, 'favorite')]);
    for (const name of titlesIn('Favorites')) {
      button(`Remove “${name}”`).click();
      await vi.waitFor(() => expect(titlesIn('Favorites')).not.toContain(name));
    }
    expect(titlesIn('Recent')).toEqual(names(8, 'recent').slice(2));
  });
});
