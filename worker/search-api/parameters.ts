import * as v from 'valibot';
import { SEARCH_FACETS } from '#client/contracts/search.ts';
import { AUTOCOMPLETE_INPUT_CHARACTERS, SEARCH_PAGE_HITS, SEARCH_SNIPPET_WORDS } from '#content/limits.ts';

const LIST_ITEMS = 50;

/** A text that is not too long. */
const text = (characters: number) =>
  v.pipe(v.string('must be a string'), v.maxLength(characters, `may have at most ${characters} characters`));

/** A number, or its digits in a URL-encoded text. A number outside the range becomes the nearest one inside. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)),
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.transform((number) => Math.min(most, Math.max(least, number))),
  );

const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
  ],
  'must be true or false',
);

/** URL-encoded parameters write a list as JSON, or as items with commas between them. */
const unfolded = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? itemsOf(value) : value)),
);

const itemsOf = (list: string): unknown => {
  if (!list.startsWith('[')) return list === '' ? [] : list.split(',').map((item) => item.trim());
  try {
    return JSON.parse(list);
  } catch {
    return undefined; // The schema then reports that this is not a list.
  }
};

const NOT_A_LIST = 'must be a list of strings';
const TOO_LONG = `may have at most ${LIST_ITEMS} items`;
const texts = v.array(v.string(NOT_A_LIST), NOT_A_LIST);

const list = v.pipe(unfolded, texts, v.maxLength(LIST_ITEMS, TOO_LONG));

/** A list whose items are texts or lists of texts. A text becomes a list of one. */
const nestedList = v.pipe(
  unfolded,
  v.array(
    v.union(
      [
        texts,
        v.pipe(
          v.string(),
          v.transform((item) => [item]),
        ),
      ],
      NOT_A_LIST,
    ),
    NOT_A_LIST,
  ),
  v.maxLength(LIST_ITEMS, TOO_LONG),
);

/** The largest number of hits in an answer. */
const MOST_HITS_PER_PAGE = 100;
const HIGHEST_PAGE = 1_000;
const MOST_FACET_HITS = 100;
const MOST_SNIPPET_WORDS = 100;
/** A tag is repeated for each match, so that a long one would make a short request's answer huge. */
const TAG_CHARACTERS = 64;

/** `content:5` stands for five words of the content. */
const snippets = v.pipe(
  list,
  v.transform((items) =>
    items.map((item) => {
      const [attribute = '', words = SEARCH_SNIPPET_WORDS.wide] = item.split(':');
      return { attribute, words: Math.min(MOST_SNIPPET_WORDS, Math.max(1, Math.trunc(Number(words)) || 1)) };
    }),
  ),
);

/** The parameters of a query that this index heeds. All others are ignored. */
export const queryParameters = v.object({
  query: v.optional(text(AUTOCOMPLETE_INPUT_CHARACTERS), ''),
  page: v.optional(whole(0, HIGHEST_PAGE), 0),
  hitsPerPage: v.optional(whole(0, MOST_HITS_PER_PAGE), SEARCH_PAGE_HITS),
  filters: v.optional(text(AUTOCOMPLETE_INPUT_CHARACTERS), ''),
  facetFilters: v.optional(nestedList, []),
  optionalFilters: v.optional(nestedList, []),
  facets: v.optional(list, []),
  attributesToRetrieve: v.optional(list, ['*']),
  attributesToHighlight: v.optional(list, ['hierarchy', 'content']),
  attributesToSnippet: v.optional(snippets, ['content']),
  highlightPreTag: v.optional(text(TAG_CHARACTERS), '<em>'),
  highlightPostTag: v.optional(text(TAG_CHARACTERS), '</em>'),
  snippetEllipsisText: v.optional(text(TAG_CHARACTERS), '…'),
  clickAnalytics: v.optional(flag, false),
});
export type QueryParameters = v.InferOutput<typeof queryParameters>;

/** The parameters of a search for the values of a facet, besides those of its query. */
export const facetParameters = v.object({
  facet: v.picklist(SEARCH_FACETS, `must be one of ${SEARCH_FACETS.join(', ')}`),
  facetQuery: v.optional(text(AUTOCOMPLETE_INPUT_CHARACTERS), ''),
  maxFacetHits: v.optional(whole(1, MOST_FACET_HITS), 10),
});
