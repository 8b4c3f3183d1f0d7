import { LIBRARY_NAMES } from '#content/library-names.ts';

/** What a terminal writes around a message. */
const OF_MESSAGES: readonly RegExp[] = [
  // `2026-11-02T10:11:12Z`
  /^\s*\[?\d{4}-\d\d-\d\d[T ][\d:.,]+Z?\]?\s+/,
  // `[error]`, `ERROR`, and `Uncaught`
  /^\s*(?:\[(?:ERROR|FATAL|WARN|error|fatal|warn)\]|(?:ERROR|FATAL|WARN)(?=\s)|Uncaught(?=\s+\w*Error\b))\s*/,
  // `Error: no stack found`, but `Error: timeout` needs both words.
  /^\s*(?:[Ee]rror|ERROR|[Ww]arning|[Ff]atal):\s+(?![a-z]+\s*$)/,
  // `(services/api.ts:12:3)`
  /\s+\(?(?:at\s+)?[\w./\\-]+\.(?:cs|dart|go|java|js|kt|py|ts):\d+(?::\d+)?\)?\W*$/,
];

/** Words in front of what a reader searches for. */
const IN_FRONT: readonly RegExp[] = [
  // `from nitric.resources import api`, `import { api } from '@nitric/sdk'`
  /^\s*from\s+nitric[\w.]*\s+import\s+/i,
  /(?<=^\s*import\s+\{.*)\s+from\s+['"][^'"]*['"]\W*$/i,
  /^\s*import\s+(?=\{)/i,
  /^\s*await\s+/,
  // `does nitric support cron`
  /^\s*(?:can\s+nitric|does\s+nitric\s+(?:support|have))\s+/i,
  // `documentation for cron`
  /^\s*(?:docs?|documentation)\s+(?:(?:about|for|of|on)\s+)?/i,
  // `does anyone know how to deploy`
  /^[^:.?]{0,40}?\bhow\s?to\s+/i,
  /^\s*(?:(?:the\s+)?ability|instructions|looking|(?:what\s+is\s+)?the\s+(?:best|right)\s+way)\s+to\s+/i,
  /^\s*(?:(?:i\s+)?wanna|how\s+does\s+one|understanding)\s+/i,
  // `how to set AWS_REGION`
  /^\s*(?:change|configure|set|use)\s+(?=[A-Z][A-Z\d]*_)/,
];

/** Words behind it. Everything here is documentation about Nitric. */
const BEHIND: readonly RegExp[] = [
  // `storage docs`, but `api docs` are the references.
  /(?<=\S)(?<!\b(?:api|sdk))\s+(?:docs?|documentation)\W*$/i,
  // `storage nitric.io`, `buckets 2026`
  /\s+(?:site:)?(?:docs\.)?nitric\.io\W*$/i,
  /\s+20[2-9]\d\W*$/,
  // `storage for beginners`, `cron sample code`, `dequeue signature`
  /\s+(?:for\s+(?:beginners|dummies)|from\s+scratch|in\s+detail|(?:explained\s+)?simply|cheat\s?sheet)\W*$/i,
  /\s+(?:(?:sample|example)\s+code|code\s+(?:examples?|samples?|snippets?)|snippets?|with\s+code)\W*$/i,
  /\s+(?:signature|return\s+(?:type|value))\W*$/i,
  // `AWS_REGION environment variable`
  /(?<=\b[A-Z][A-Z\d]*_[A-Z\d_]+)\s+env(?:ironment)?\s+var(?:iable)?\W*$/,
  // `websockets problem`, but `report an issue` and `github issues` need the word.
  /(?<!\b(?:an?|create|file|github|known|open|report|the))\s+(?:issues?|problems?)\W*$/i,
  // `support page`
  /(?<=\b(?:examples?|faqs?|guides?|overview|reference|support|tutorials?))\s+page\W*$/i,
  // `buckets in nitric`, but `build with nitric` needs the name.
  /(?<!\b(?:alternatives?|begin|build|start|started))\s+(?:for|in|inside|on|using|with|[-|–])\s+nitric\W*$/i,
  // `cors in my app`
  /\s+(?:in|from|for|to|with)\s+(?:my|our)\s+(?:app|application|code|project)\W*$/i,
];

/** The words that readers write around those they search for. */
export const SURROUNDINGS: readonly RegExp[] = [...OF_MESSAGES, ...IN_FRONT, ...BEHIND];

/** The documentation of a library is its reference: `python docs`. */
export const LIBRARY_DOCS = new RegExp(
  `^\\s*((?:nitric\\s+)?(?:c#|${Object.values(LIBRARY_NAMES).flat().join('|')}))\\s+(?:docs?|documentation)\\W*$`,
  'i',
);
