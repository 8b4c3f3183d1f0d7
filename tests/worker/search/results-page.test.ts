import { describe, expect, test } from 'vitest';
import { answerWith, RECORD } from '#tests/worker/search-api/record.ts';
import { buildSearchView, parseSearchAddress, searchHref } from '#worker/search/results-page.ts';
import type { SearchQuery } from '#worker/search/search-engine.ts';

describe('search address', () => {
  const parse = (query: string) => parseSearchAddress(new URLSearchParams(query));

  test.each([
    ['', { text: '', filters: {}, page: 1 }],
    ['q=+bucket+', { text: 'bucket', filters: {}, page: 1 }],
    [`q=${'x'.repeat(70)}`, { text: 'x'.repeat(64), filters: {}, page: 1 }],
    ['q=a&library=go&section=&page=3', { text: 'a', filters: { library: 'go' }, page: 3 }],
    ['q=a&section=Building+blocks', { text: 'a', filters: { section: 'Building blocks' }, page: 1 }],
    ['q=a&page=0', { text: 'a', filters: {}, page: 1 }],
    ['q=a&page=1.5', { text: 'a', filters: {}, page: 1 }],
    ['q=a&page=x', { text: 'a', filters: {}, page: 1 }],
    ['q=a&page=1e9', { text: 'a', filters: {}, page: 50 }],
  ])('%j is read as %j', (query, address) => expect(parse(query)).toEqual(address));

  test('a cut splits no character', () => {
    const lengths = [62, 63].map((count) => parse(`q=${'x'.repeat(count)}😀😀`).text.length);
    expect(lengths).toEqual([64, 63]);
  });

  test.each(['q=a', 'q=a+%26+b&library=go&section=Building+blocks&page=2'])(
    '%j is written as it is read',
    (query) => expect(searchHref(parse(query))).toBe(`/docs/search?${query}`),
  );
});

describe('search view', () => {
  test('the values of a facet are those that the other filters leave, the most frequent first', async () => {
    const queries: SearchQuery[] = [];
    const view = await buildSearchView(
      { text: 'on', filters: { library: 'python' }, page: 1 },
      async (query) => {
        queries.push(query);
        return answerWith([RECORD]);
      },
    );
    expect(queries.map(({ filters, hitsPerPage }) => [filters, hitsPerPage])).toEqual([
      [{ library: ['python'] }, 20],
      [{}, 0],
    ]);
    expect(view.facets).toEqual({
      library: [
        { value: 'go', count: 3 },
        { value: 'nodejs', count: 3 },
        { value: 'python', count: 1 },
      ],
      section: [{ value: 'Reference', count: 7 }],
    });
  });

  test('a choice that finds nothing is among the values, because a reader has to see it', async () => {
    const view = await buildSearchView(
      { text: 'on', filters: { library: 'jvm' }, page: 1 },
      async ({ filters }) => answerWith(filters.library ? [] : [RECORD]),
    );
    expect(view.facets.library.at(-1)).toEqual({ value: 'jvm', count: 0 });
  });

  test('a page after the last one is the last one', async () => {
    const view = await buildSearchView({ text: 'on', filters: {}, page: 9 }, async ({ page }) =>
      answerWith(page > 2 ? [] : [RECORD], { total: 41 }),
    );
    expect([view.address.page, view.pages, view.answer.hits]).toEqual([3, 3, [RECORD]]);
  });
});
