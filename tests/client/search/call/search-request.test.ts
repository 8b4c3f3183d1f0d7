import { expect, test, vi } from 'vitest';
import { searchParams } from '#client/search/call/search-request.ts';

test.each([
  [true, 'content:5'],
  [false, 'content:10'],
])('if the screen is narrow (%s), a snippet is %s', (matches, snippet) => {
  const asked = vi.fn(() => ({ matches }));
  vi.stubGlobal('matchMedia', asked);
  const params = searchParams({ query: 'x', filters: {}, preferredLibrary: null }, false);
  expect(params.attributesToSnippet).toContain(snippet);
  expect(asked).toHaveBeenCalledWith('(max-width: 768px)');
});

test('filters, the chosen library, and insights become parameters', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const question = { query: 'x', filters: { section: 'Guides', library: 'go' }, preferredLibrary: 'python' };
  expect(searchParams(question, true)).toMatchObject({
    facetFilters: ['library:go', 'section:Guides'],
    optionalFilters: ['library:python'],
    clickAnalytics: true,
  });
});
