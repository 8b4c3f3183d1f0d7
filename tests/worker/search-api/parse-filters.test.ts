import { expect, test } from 'vitest';
import { filterGroups, preferredLibrary, searchFilters } from '#worker/search-api/parse-filters.ts';

const parse = (filters: string) => searchFilters(filterGroups(filters));

test.each([
  ['', {}],
  ['library:go', { library: ['go'] }],
  ['library:go OR library:python', { library: ['go', 'python'] }],
  ['library:go AND version:v1', { library: ['go'], version: ['v1'] }],
  [
    '(library:go OR library:python) AND section:Reference',
    { library: ['go', 'python'], section: ['Reference'] },
  ],
  ['library:go OR library:dart AND library:dart OR library:jvm', { library: ['dart'] }],
  ['library:go AND library:dart', { library: [] }],
  ['section:"Building blocks"', { section: ['Building blocks'] }],
  ["section:'Building blocks' AND library:go", { section: ['Building blocks'], library: ['go'] }],
])('%j is the filter %j', (filters, expected) => expect(parse(filters)).toEqual(expected));

test.each([
  ['library', '"library" does not filter by one of the facets library, section, version.'],
  ['lang:en', '"lang:en" does not filter by one of the facets library, section, version.'],
  ['__proto__:x', '"__proto__:x" does not filter by one of the facets library, section, version.'],
  ['library:-go', '"library:-go" excludes a value, which this index does not support.'],
  ['library:go OR section:Reference', 'A filter must not join different facets by OR.'],
  [
    'NOT library:go',
    'filters must be terms such as library:go, joined by AND and OR; "NOT library:go" is not a term.',
  ],
  ['library:go AND', 'filters must be terms such as library:go, joined by AND and OR; "" is not a term.'],
  [
    '(library:go AND section:a) OR section:b',
    'filters must be terms such as library:go, joined by AND and OR; "( library:go" is not a term.',
  ],
])('%j is rejected', (filters, message) => expect(() => parse(filters)).toThrow(message));

test.each([
  [[['library:python']], 'python'],
  [[['section:Guides'], ['library:cobol', 'library:go<score=2>']], 'go'],
  [[['library:cobol']], undefined],
  [[], undefined],
])('of the optional filters %j, the preferred library is %s', (groups, library) =>
  expect(preferredLibrary(groups)).toBe(library),
);
