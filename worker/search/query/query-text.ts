import { LIBRARY_NAMES } from '#content/library-names.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';
import { SITE_NAME } from './site-name.ts';

/** The arguments of a method: `Payload<T>()`. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[\p{L}\p{N}, ]{1,20}>/gu;
/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;

/** `can't`, `I'd`, `what's`. Without them, `I'd` would be `id`. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’](?:d|ll|m|re|s|ve)\b/giu, ''],
];

/** The documentation of a library is its reference: `python docs`. */
const LIBRARY_DOCS = new RegExp(
  `^\\s*((?:nitric\\s+)?(?:c#|${Object.values(LIBRARY_NAMES).flat().join('|')}))\\s+(?:docs|documentation)\\W*$`,
  'i',
);

/** The words that readers write around those they search for. Everything here is documentation about Nitric. */
const SURROUNDINGS: readonly RegExp[] = [
  // `Error: no stack found`, but `Error: timeout` needs both words.
  /^\s*(?:[Ee]rror|ERROR|[Ww]arning|[Ff]atal):\s+(?![a-z]+\s*$)/,
  // `from nitric.resources import api`, `import { api } from '@nitric/sdk'`
  /^\s*from\s+nitric[\w.]*\s+import\s+/i,
  /(?<=^\s*import\s+\{.*)\s+from\s+['"][^'"]*['"]\W*$/i,
  /^\s*import\s+(?=\{)/i,
  // `does nitric support cron`
  /^\s*(?:can\s+nitric|does\s+nitric\s+(?:support|have))\s+/i,
  // `storage docs`, but `api docs` are the references.
  /(?<=\S)(?<!\b(?:api|sdk))\s+(?:docs?|documentation)\W*$/i,
  // `storage nitric.io`, `buckets 2026`
  /\s+(?:site:)?(?:docs\.)?nitric\.io\W*$/i,
  /\s+20[2-9]\d\W*$/,
  // `storage for beginners`, `cron sample code`, `dequeue signature`
  /\s+for\s+(?:beginners|dummies)\W*$/i,
  /\s+(?:(?:sample|example)\s+code|code\s+(?:examples?|samples?|snippets?)|snippets?)\W*$/i,
  // `websockets problem`, but `report an issue` and `github issues` need the word.
  /(?<!\b(?:an?|create|file|github|known|open|report|the))\s+(?:issues?|problems?)\W*$/i,
  /\s+(?:signature|return\s+(?:type|value))\W*$/i,
  // `support page`
  /(?<=\b(?:examples?|faqs?|guides?|overview|reference|support|tutorials?))\s+page\W*$/i,
  // `buckets in nitric`, but `build with nitric` needs the name.
  /(?<!\b(?:alternatives?|begin|build|start|started))\s+(?:in|with|using|for)\s+nitric\W*$/i,
  // `cors in my app`
  /\s+(?:in|from|for|to|with)\s+(?:my|our)\s+(?:app|application|code|project)\W*$/i,
];

/** The text of a query without meaningless words, and with versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  SURROUNDINGS.reduce(without, withoutContractions(query).replace(LIBRARY_DOCS, '$1 sdk'))
    .replace(TYPE_ARGUMENTS, '')
    .replace(VERSION_NUMBER, 'v$1$2')
    .replace(CALL, '.');

const withoutContractions = (query: string): string =>
  CONTRACTIONS.reduce((text, [contraction, words]) => text.replace(contraction, words), query);

const saysNothing = ({ whole }: Word): boolean => STOP_WORDS.has(whole) || whole === SITE_NAME;

/** A text keeps what would leave nothing to search for. */
const without = (text: string, surrounding: RegExp): string => {
  const rest = text.replace(surrounding, '');
  return rest === text || wordsOf(rest).every(saysNothing) ? text : rest;
};
