import { distance } from 'damerau-levenshtein-js';

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The number of edits that turn one text into another: letters to insert, remove, or replace, and neighbors to swap. */
export const letterEdits = (a: string, b: string): number => distance(a, b);

/** The SHA-256 of a text or of bytes, in lower-case hex. */
export const sha256 = async (data: string | ArrayBuffer): Promise<string> => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
};
