import { expect, test } from 'vitest';
import { answerWith, RECORD } from '#tests/worker/search-api/record.ts';
import { buildSearchView } from '#worker/search/page/search-view.ts';
import type { SearchQuery } from '#worker/search/search-engine.ts';

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
