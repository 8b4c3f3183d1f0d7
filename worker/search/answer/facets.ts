import { SEARCH_FACETS, type SearchFacet } from '#client/contracts/search.ts';
import type { Section } from '#worker/search/index/section.ts';
import type { SearchAnswer, SearchFilters } from '#worker/search/search-engine.ts';

/** `true` if a section has one of the values of every filter. */
export const passes = ({ facts: { place } }: Section, filters: SearchFilters): boolean =>
  SEARCH_FACETS.every((facet) => filters[facet]?.includes(place[facet] ?? '') ?? true);

/** The number of sections for each value of each facet. */
export const facetsOf = (sections: readonly Section[]): SearchAnswer['facets'] => {
  const facets: Record<SearchFacet, Record<string, number>> = { library: {}, section: {}, version: {} };
  for (const { place } of sections.map(({ facts }) => facts))
    for (const facet of SEARCH_FACETS) {
      const value = place[facet];
      if (value !== undefined) facets[facet][value] = (facets[facet][value] ?? 0) + 1;
    }
  return facets;
};
