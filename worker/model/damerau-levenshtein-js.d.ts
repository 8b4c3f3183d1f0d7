declare module 'damerau-levenshtein-js' {
  /** The number of edits that turn `a` into `b`: letters to insert, remove or replace, and neighbors to swap. */
  export const distance: (a: string, b: string) => number;
}
