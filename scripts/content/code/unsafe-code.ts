import { type Problem, pointAt } from '#scripts/content/problems/problem.ts';

/** Matches the data that a client sent, in the handlers of all libraries. */
const REQUEST = /\bctx\.(?:[rR]eq|[rR]equest)\b/;

const SECRET = /\b(\w+)\s*(?::=|=)[^\n]*?\b(?:secret|Secret|NewSecret)\(/g;
const PROTECTED = /security|oidc|jwt/i;

/** A call that finds a resource by its name, and the name. */
const BY_NAME =
  /\b(?:bucket|topic|queue|secret|kv|collection|Bucket|Topic|Queue|Secret|Collection|New\w+Client)\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)?)\)/g;

const USED_BUCKET = /\b(?:bucket|NewBucket)\(["']([^"'\n]+)["']\)\s*\.\s*[aA]llow\b/g;

const PYTHON_LISTENER = /@\w+\.on\(["'](?:write|delete)["']/g;
const PYTHON_WORKAROUND = 'del BucketRef.__del__';

const DECLARATION = /\b(?:api|bucket|kv|queue|secret|topic)\(["']/;
const USE = /=>|\bfunction\b|\bdef\b|\bexport\b/;
const LOG = /^(?:console\.log|print)\(/gm;

interface UnsafeKind {
  /** The offset of the first code of this kind, or -1. */
  find: (code: string) => number;
  /** `true` if version 0 of the libraries has the limit too. */
  inOldVersions: boolean;
  message: string;
  hint: string;
}

const KINDS: readonly UnsafeKind[] = [
  {
    find: (code) =>
      PROTECTED.test(code)
        ? -1
        : firstOffset(code, SECRET, ([, name = '']) =>
            firstOffset(code, new RegExp(`\\b${name}\\.[pP]ut\\(.*`, 'g'), sentWith(code)),
          ),
    inOldVersions: true,
    message: 'A route that anyone can call writes what it receives into a secret.',
    hint: 'Write the secret in a schedule, or give the API security.',
  },
  {
    find: (code) =>
      firstOffset(code, BY_NAME, (call) => (isListed(call[1] ?? '', code) ? -1 : sentWith(code)(call))),
    inOldVersions: true,
    message: 'The client chooses the name of the resource, so it can use any of them.',
    hint: 'Compare the name with a list of allowed ones first.',
  },
  {
    find: (code) => {
      const [first, ...others] = code.matchAll(USED_BUCKET);
      return others.find(([, name]) => name !== first?.[1])?.index ?? -1;
    },
    inOldVersions: false,
    message: 'The service uses two buckets, which fails on Google Cloud.',
    hint: 'Use one bucket with two prefixes, or a second service.',
  },
  {
    find: (code) => (code.includes(PYTHON_WORKAROUND) ? -1 : code.search(PYTHON_LISTENER)),
    inOldVersions: false,
    message: 'This service stops when the second event of the bucket arrives.',
    hint: `Write \`${PYTHON_WORKAROUND}\` above, as in the notes of the Python storage reference.`,
  },
];

/** In a whole file, which is not about one symbol. */
const IN_FILES: UnsafeKind = {
  find: (code) => (DECLARATION.test(code) && !USE.test(code) ? code.search(LOG) : -1),
  inOldVersions: true,
  message: 'The service has no handler, and only prints what it declares.',
  hint: 'Use the resources in a handler, or export them.',
};

/**
 * Finds what readers should not paste, one position of each kind. `isFile` is `false` for the sample of a symbol. The code is
 * read with patterns, so values are followed only to the last line above that sets them.
 */
export const unsafeCode = (
  code: string,
  { version, isFile }: { version: string | undefined; isFile: boolean },
): Omit<Problem, 'file'>[] =>
  [...KINDS, ...(isFile ? [IN_FILES] : [])].flatMap(({ find, inOldVersions, message, hint }) => {
    const offset = version === 'v0' && !inOldVersions ? -1 : find(code);
    return offset < 0 ? [] : { ...pointAt(code, offset), message, hint };
  });

const firstOffset = (code: string, pattern: RegExp, offsetOf: (match: RegExpExecArray) => number): number => {
  for (const match of code.matchAll(pattern)) {
    const offset = offsetOf(match);
    if (offset >= 0) return offset;
  }
  return -1;
};

/** The offset of a call if a client sent its arguments, or a variable in them. */
const sentWith =
  (code: string) =>
  ({ 0: call, index }: RegExpExecArray): number => {
    const lastValue = (name: string): string => {
      const assignment = new RegExp(`(?<![\\w.])${name}\\b[^=\\n]{0,60}(?::=|=)(?!=)(.*)`, 'g');
      return [...code.slice(0, index).matchAll(assignment)].at(-1)?.[1] ?? '';
    };
    const isSent = REQUEST.test(call) || variablesIn(call).some((name) => REQUEST.test(lastValue(name)));
    return isSent ? index : -1;
  };

const variablesIn = (call: string): string[] =>
  call
    .slice(call.indexOf('('))
    .replaceAll(/(["'])[^"'{$\n]*\1/g, '')
    .match(/(?<![\w.])[a-z_]\w*/gi) ?? [];

/** `true` if the code looks the name up in a list, or in a table of its own. */
const isListed = (name: string, code: string): boolean => {
  const word = /\w+(?=\W*$)/.exec(name)?.[0];
  return (
    word !== undefined &&
    new RegExp(
      `\\b(?:includes|has|[cC]ontains(?:Key)?)\\(.*\\b${word}\\b|\\b${word} (?:not )?in\\b|\\w\\[${word}\\]`,
    ).test(code)
  );
};
