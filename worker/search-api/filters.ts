import { SEARCH_FACETS, type SearchFacet } from '#client/contracts/search.ts';
import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';
import type { SearchFilters } from '#worker/search/search-engine.ts';
import { badRequest } from './read-fields.ts';

/** Terms (`facet:value`) of which one must hold. All groups must hold. */
type Groups = readonly (readonly string[])[];

/** A term whose value has no spaces, or is quoted. */
const TERM = /^[^\s()"']+$|^\w+:(["']).*\1$/;

/**
 * Parses the provider's language for filters: `library:go AND (section:Guides OR section:"Building blocks")`. As there, OR
 * binds tighter than AND. Throws 400 for the rest of the language, such as NOT.
 */
export const filterGroups = (filters: string): Groups =>
  filters.trim() === ''
    ? []
    : filters
        .trim()
        .split(/\s+AND\s+/)
        .map(termsOf);

const termsOf = (group: string): string[] => {
  const terms = group.replace(/^\((.*)\)$/, '$1').split(/\s+OR\s+/);
  const wrong = terms.find((term) => !TERM.test(term));
  if (wrong === undefined) return terms;
  throw badRequest(
    `filters must be terms such as library:go, joined by AND and OR; "${wrong}" is not a term.`,
  );
};

/**
 * Turns groups of terms into filters. Throws 400 for an unknown facet, for a group about more than one facet, and for a value
 * to leave out (`library:-go`).
 */
export const searchFilters = (groups: Groups): SearchFilters => {
  const filters: Partial<Record<SearchFacet, string[]>> = {};
  for (const terms of groups.map((group) => group.map(parseTerm))) {
    const [facet, another] = new Set(terms.map((term) => term.facet));
    if (another) throw badRequest('A filter must not join different facets by OR.');
    if (!facet) continue;
    const values = terms.map(({ value }) => value);
    filters[facet] = filters[facet]?.filter((value) => values.includes(value)) ?? values;
  }
  return filters;
};

const parseTerm = (term: string): { facet: SearchFacet; value: string } => {
  const [name, value] = splitTerm(term);
  const facet = SEARCH_FACETS.find((known) => known === name);
  if (!facet) throw badRequest(`"${term}" does not filter by one of the facets ${SEARCH_FACETS.join(', ')}.`);
  if (value.startsWith('-'))
    throw badRequest(`"${term}" excludes a value, which this index does not support.`);
  return { facet, value };
};

const splitTerm = (term: string): [name: string, value: string] => {
  const [name = '', ...rest] = term.split(':');
  return [rest.length > 0 ? name : '', rest.join(':').replace(/^(["'])(.*)\1$/, '$2')];
};

/** The library of the first optional filter that names one, such as `library:go` or `library:go<score=2>`. */
export const preferredLibrary = (groups: Groups): SdkSlug | undefined =>
  groups
    .flat()
    .map(splitTerm)
    .map(([name, value]) => (name === 'library' ? (value.split('<', 1)[0] ?? '') : ''))
    .find(isSdkSlug);
