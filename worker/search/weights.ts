import type { IndexField } from './index-format.ts';

/** All weights of the ranking. They were found with the tuning half of the relevance set; `npm run bench` and a test measure them. */
export const WEIGHTS = {
  /** How much a match in each field says about what a section is about. */
  field: {
    title: 1,
    names: 0.85,
    aliases: 0.85,
    parents: 0.55,
    text: 0.43,
    code: 0.38,
  } satisfies Record<IndexField, number>,

  /**
   * The share of the needed words that a section must exceed to be a hit, if the index doesn't know some of them. A query about
   * another subject thus finds next to nothing.
   */
  least: 1 / 3,

  /** The gains that raise a section's score. */
  gain: {
    /** The importance of words that a section may lack. */
    optional: 0.2,
    /** A heading that the query covers, and that covers the query. */
    heading: 0.8,
    /** A heading that is the query. */
    equal: 1.2,
    /** How much a match in search words, and one in a title above, counts as one in the heading. */
    alias: 0.8,
    parent: 0.6,
    /** How much an anchor counts as a heading. */
    anchor: 0.85,
    /** A page's title that is the query. */
    equalTitle: 1.4,
    /** A heading that says several words together with the titles above it. */
    titles: 0.4,
    /** The distance of a section that says a whole query to the start of its page. */
    ahead: 1.01,
    /** A section with all words. */
    all: 1.3,
    /** The weaker of two matches if both the reader's words and a synonym match. */
    second: 0.3,
    /** A heading with a name as it is written in the query: of several words, and of one. */
    exactName: 1.12,
    sameCase: 1.03,
    /** A symbol with the last name of an expression: `Bucket.file` for `photos.file()`. */
    member: 1.7,
    /** Neighbors in the query that are neighbors in the text. */
    phrase: 0.3,
    /** All of them, in a query of three words or more that say something, such as an error message. */
    verbatim: 0.3,
    /** Rare words, in fields that say much. */
    frequency: 0.06,
  },

  /** How likely sections are the right ones before their words are compared. */
  prior: {
    /** The start of a page. */
    start: 1.12,
    /** The first page, which leads to all others. */
    home: 0.7 / 1.12,
    block: 1.14,
    guide: 0.92,
    /** A resource on one cloud. */
    cloud: 0.75,
    /** A reference, unless the query has a word that is written like code. */
    reference: 0.72,
    old: 0.72,
  },

  /** The closeness of a term of the index to a word of the query, if it is not the word itself. */
  closeness: {
    /** `deploying` for `deploy`. */
    form: 0.8,
    /** A term that differs by a typing mistake. The factor applies once for each mistake. */
    mistake: 0.87,
    synonym: 0.75,
    /** A synonym of words that headings of this site have too. */
    synonymOfKnown: 0.4,
    /** The words inside of a name: `get`, `upload`, `url`. */
    parts: 0.8,
    /** Those of them that say something. */
    specificParts: 0.4,
  },

  /** The share of the score that remains outside the scope of a query, or outside the library that the reader prefers. */
  scope: {
    /** The distance between libraries. */
    step: 0.002,
    otherLibrary: 0.4,
    noLibrary: 0.62,
    notPreferred: 0.6,
    /** A library without a current version. */
    legacy: 0.5,
    otherVersion: 0.3,
    noVersion: 0.6,
    otherCloud: 0.6,
    /** A page that is not about one cloud. */
    noCloud: 0.9,
  },
};
