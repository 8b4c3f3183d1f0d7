import { distance } from 'damerau-levenshtein-js';

/** The number of edits that turn one text into another: letters to insert, remove, or replace, and neighbors to swap. */
export const letterEdits = (a: string, b: string): number => distance(a, b);
