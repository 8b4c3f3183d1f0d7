/** The arguments of a method: `Payload<T>()`. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[\p{L}\p{N}, ]{1,20}>/gu;
/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;
/** Other signs of a member: `Bucket::on`, `Bucket#on`. */
const MEMBER = /(?<=\p{L})(?:::|#)(?=\p{L})/gu;

/** The package for Node.js as it is often written. */
const PACKAGE = /(?<![\w@/])nitric\/sdk\b/gi;
/** The statement around what is imported: `from nitric.resources import api`, `import { api } from '@nitric/sdk'`. */
const IMPORT = /^\s*from\s+nitric[\w.]*\s+import\s+|^\s*import\s+(\{[^}]*\})\s+from\s+['"].*$/i;

/** `can't`, `I'd`, `what's`. Without them, `I'd` would be `id`. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’](?:d|ll|m|re|s|ve)\b/giu, ''],
];

/** The text of a query with names and versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  withoutContractions(query)
    .replace(IMPORT, '$1')
    .replace(PACKAGE, '@nitric/sdk')
    .replace(TYPE_ARGUMENTS, '')
    .replace(VERSION_NUMBER, 'v$1$2')
    .replace(CALL, '.')
    .replace(MEMBER, '.');

const withoutContractions = (query: string): string =>
  CONTRACTIONS.reduce((text, [contraction, words]) => text.replace(contraction, words), query);
