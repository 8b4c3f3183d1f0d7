// These numbers were found with the tuning half of the relevance set, like those in `ranking/weights.ts`.

/** The closeness of a term of the index to a word of the query, if it is not the word itself. */
export const CLOSENESS = {
  /** `deploying` for `deploy`. */
  form: 0.8,
  /** A term that differs by a typing mistake. The factor applies once for each mistake. */
  mistake: 0.87,
  synonym: 0.75,
  /** A synonym of words that headings of this site have too. */
  synonymOfKnown: 0.4,
  /** The words inside of a name: `get`, `upload`, `url`. */
  parts: 0.8,
  /** The end of a path, without the names that the reader gives: `request.pathparams` for `ctx.Request.PathParams`. */
  pathEnd: 0.9,
  /** The last name of a path that no heading has: `pathparams` for `req.PathParams`. */
  member: 0.55,
  /** Words without stop words: `connect` for `on connect`. */
  telling: 0.5,
  /** `keyvalue` for `key value`. */
  joined: 1,
  /** `time zone` for `timezone`. */
  divided: 0.9,
};

/** The share of the score that remains outside the scope of a query, or outside the library that the reader prefers. */
export const SCOPE_FIT = {
  /** A section whose heading has the library's name. */
  inHeading: 0.8,
  otherLibrary: 0.4,
  noLibrary: 0.62,
  notPreferred: 0.7,
  /** A library without a current version. */
  legacy: 0.5,
  otherVersion: 0.3,
  noVersion: 0.6,
  otherCloud: 0.6,
  /** A page that is not about one cloud. */
  noCloud: 0.9,
};
