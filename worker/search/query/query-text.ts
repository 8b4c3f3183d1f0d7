import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';
import { SITE_NAME } from './site-name.ts';
import { LIBRARY_DOCS, SURROUNDINGS } from './surroundings.ts';

/** The arguments of a method: `Payload<T>()`. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[\p{L}\p{N}, ]{1,20}>/gu;
/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;
/** Other signs of a member: `Bucket::on`, `Bucket#on`. */
const MEMBER = /(?<=\p{L})(?:::|#)(?=\p{L})/gu;
const LONG_SITE_NAME = /\bnitric\s+framework\b/gi;

/** `can't`, `I'd`, `what's`. Without them, `I'd` would be `id`. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’](?:d|ll|m|re|s|ve)\b/giu, ''],
];

/** The text of a query without meaningless words, and with versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  SURROUNDINGS.reduce(
    without,
    withoutContractions(query).replace(LONG_SITE_NAME, SITE_NAME).replace(LIBRARY_DOCS, '$1 sdk'),
  )
    .replace(TYPE_ARGUMENTS, '')
    .replace(VERSION_NUMBER, 'v$1$2')
    .replace(CALL, '.')
    .replace(MEMBER, '.');

const withoutContractions = (query: string): string =>
  CONTRACTIONS.reduce((text, [contraction, words]) => text.replace(contraction, words), query);

const saysNothing = ({ whole }: Word): boolean => STOP_WORDS.has(whole) || whole === SITE_NAME;

/** A text keeps what would leave nothing to search for. */
const without = (text: string, surrounding: RegExp): string => {
  const rest = text.replace(surrounding, '');
  return rest === text || wordsOf(rest).every(saysNothing) ? text : rest;
};
