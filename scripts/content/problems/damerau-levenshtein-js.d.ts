declare module 'damerau-levenshtein-js' {
  /** The number of letters to insert, remove, replace or swap with their neighbor that turns `a` into `b`. */
  export const distance: (a: string, b: string) => number;
}
