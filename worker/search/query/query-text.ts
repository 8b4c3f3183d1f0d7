import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { wordsOf } from '#worker/search/terms/words.ts';

/** What a method is called with: `Payload<T>()`. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[\p{L}\p{N}, ]{1,20}>/gu;
/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;

/** What readers write around the words that they search for. Everything here is about Nitric, and all of it is documentation. */
const SURROUNDINGS: readonly RegExp[] = [
  /^\s*(?:error|warning|fatal):\s+/i,
  /^\s*(?:can\s+nitric|does\s+nitric\s+(?:support|have))\s+/i,
  /(?<=\S)(?<!\b(?:api|sdk))\s+(?:docs|documentation)\W*$/i,
  /\s+(?:in|with|using|for)\s+nitric\W*$/i,
  /\s+(?:in|from|for|to|with)\s+(?:my|our)\s+(?:app|application|code|project)\W*$/i,
];

/** The text of a query without what says nothing, and with versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  SURROUNDINGS.reduce(without, query)
    .replace(TYPE_ARGUMENTS, '')
    .replace(VERSION_NUMBER, 'v$1$2')
    .replace(CALL, '.');

/** A text keeps what would leave nothing to search for. */
const without = (text: string, surrounding: RegExp): string => {
  const rest = text.replace(surrounding, '');
  return rest === text || wordsOf(rest).every(({ whole }) => STOP_WORDS.has(whole)) ? text : rest;
};
