import { expect, type Page, type Route } from '@playwright/test';
import { HIERARCHY_LEVELS } from '#client/contracts/search.ts';

/** What a test says about a hit. Everything else follows from it. */
export interface FakeHit {
  url: string;
  /** The part of the site, the page's title, and the headings down to the hit. Marks are part of them. */
  titles: readonly string[];
  content?: string;
  kind?: 'page' | 'section' | 'symbol';
  version?: string;
  symbol?: { signature: string; language: string; sample?: string };
}

export interface FakeResult {
  hits?: readonly FakeHit[];
  total?: number;
  facets?: Record<string, Record<string, number>>;
  suggestions?: readonly string[];
  queryID?: string;
}

/** A request as the provider's client sends it. */
export interface SearchCall {
  url: string;
  params: Record<string, unknown> & { query: string };
}

const plain = (marked: string) => marked.replaceAll(/<\/?mark>/g, '');

const hitOf = ({ url, titles, content, kind = 'section', version, symbol }: FakeHit) => {
  const levels = HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null] as const);
  const marked = {
    hierarchy: Object.fromEntries(levels.flatMap(([level, value]) => (value ? [[level, { value }]] : []))),
    ...(content && { content: { value: content } }),
  };
  return {
    objectID: url,
    url,
    type: content ? 'content' : `lvl${titles.length - 1}`,
    hierarchy: Object.fromEntries(levels.map(([level, value]) => [level, value && plain(value)])),
    content: content ? plain(content) : null,
    kind,
    version,
    symbol,
    _highlightResult: marked,
    _snippetResult: marked,
  };
};

/** The provider's answer to one query. */
export const searchBody = ({
  hits = [],
  total,
  facets = {},
  suggestions = [],
  queryID,
}: FakeResult): string =>
  JSON.stringify({
    results: [
      { hits: hits.map(hitOf), nbHits: total ?? hits.length, facets, userData: [{ suggestions }], queryID },
    ],
  });

const SEARCH_CALL = '**/docs/api/search/1/indexes/*/queries*';
const OUTCOME_CALL = '**/docs/api/search/outcome';

export interface FakeSearch {
  /** The searches so far, without the empty query, which only loads the index. */
  calls: SearchCall[];
  /** The counted outcomes so far, such as `left storage`. */
  outcomes: string[];
}

/** Answers searches as `answer` says. It may also answer the route itself, and then returns nothing. */
export const fakeSearch = async (
  page: Page,
  answer: (query: string, route: Route) => FakeResult | undefined | Promise<FakeResult | undefined>,
): Promise<FakeSearch> => {
  const calls: SearchCall[] = [];
  const outcomes: string[] = [];
  await page.route(OUTCOME_CALL, async (route) => {
    const { query, outcome } = JSON.parse(route.request().postData() ?? '{}');
    outcomes.push(`${outcome} ${query}`);
    await route.fulfill({ status: 204 });
  });
  await page.route(SEARCH_CALL, async (route) => {
    const { requests } = JSON.parse(route.request().postData() ?? '{}');
    const params = requests[0];
    if (params.query !== '') calls.push({ url: route.request().url(), params });
    const result = params.query === '' ? {} : await answer(params.query, route);
    if (result) await route.fulfill({ contentType: 'application/json', body: searchBody(result) });
  });
  return { calls, outcomes };
};

export const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The field of the top bar. */
export const barField = (page: Page) => page.locator('#search-input');
/** The field of the dialog. */
export const queryField = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
export const options = (page: Page) => searchDialog(page).getByRole('option');
export const activeOption = (page: Page) => searchDialog(page).getByRole('option', { selected: true });
export const searchStatus = (page: Page) => searchDialog(page).locator('form');

/** Opens the dialog with its shortcut and waits until it can be typed into. */
export const openSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(queryField(page)).toBeFocused();
};

export const STORAGE_HITS: readonly FakeHit[] = [
  {
    url: '/docs/storage#overview',
    titles: ['Building blocks', '<mark>Storage</mark>'],
    content: 'Buckets store files and serve them to your users with signed links',
    kind: 'page',
  },
  {
    url: '/docs/storage#upload-links',
    titles: ['Building blocks', '<mark>Storage</mark>', 'Upload and download links'],
    content: 'A client can upload straight to <mark>storage</mark> with a signed link that expires',
  },
  ...['Permissions', 'Events', 'Limits', 'Local development', 'Next steps'].map((heading) => ({
    url: `/docs/storage#${heading.toLowerCase().replace(' ', '-')}`,
    titles: ['Building blocks', '<mark>Storage</mark>', heading],
  })),
  {
    url: '/docs/reference/nodejs/storage#bucket',
    titles: ['Node.js reference', '<mark>Storage</mark>', 'bucket'],
    kind: 'symbol',
    version: 'v1',
    content: 'Declares a bucket for <mark>storage</mark>',
  },
  {
    url: '/docs/reference/nodejs/v0/storage#bucket',
    titles: ['Node.js reference v0', '<mark>Storage</mark>', 'bucket'],
    kind: 'symbol',
    version: 'v0',
  },
];
export const FACETS = {
  library: { nodejs: 6, python: 4, go: 4 },
  section: { 'Building blocks': 7, Reference: 12, Guides: 1 },
};
