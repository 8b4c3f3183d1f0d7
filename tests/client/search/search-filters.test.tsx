import { expect, test, vi } from 'vitest';
import { find } from '#tests/client/dom.ts';
import { answered, asNewReader, button, openSearch, search } from '#tests/client/search/open-search.tsx';
import { FACETS, STORAGE_HITS } from '#tests/client/search/search-answers.ts';
import { standIn } from '#tests/client/search/stand-in.ts';

vi.mock('algoliasearch/lite', async () => (await import('#tests/client/search/stand-in.ts')).browserClient());

asNewReader();

test('filters limit the results to a library and a section, and keep their values', async () => {
  const calls = standIn(({ params }) =>
    params.query === 'none'
      ? {}
      : {
          hits: STORAGE_HITS,
          facets: { ...FACETS, ...(String(params.facetFilters) && { library: { python: 4 } }) },
        },
  );
  openSearch();
  await search('storage');
  const select = (name: string) => find<HTMLSelectElement>(`[aria-label=${name}]`);
  const choose = async (name: string, value: string) => {
    select(name).value = value;
    select(name).dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(select(name).value).toBe(value));
    await answered();
  };
  const labels = () => [...select('Library').options].map(({ textContent }) => textContent);
  expect(labels()).toEqual(['All libraries', 'Node.js', 'Python', 'Go']);
  await choose('Library', 'python');
  await choose('Section', 'Guides');
  expect(labels()).toEqual(['All libraries', 'Node.js', 'Python', 'Go']);
  expect(calls.map(({ params }) => params.facetFilters)).toEqual([
    [],
    ['library:python'],
    ['library:python', 'section:Guides'],
  ]);
  expect(find('.search-all').getAttribute('href')).toBe(
    '/docs/search?q=storage&library=python&section=Guides',
  );
  await choose('Library', '');
  expect(find('.search-all').getAttribute('href')).toBe('/docs/search?q=storage&section=Guides');
  await search('none');
  button('Clear the filters').click();
  await vi.waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ query: 'none', facetFilters: [] }));
});
