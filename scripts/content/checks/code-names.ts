import type { ConfigurationFile } from '#content/configuration.ts';
import { GRANTS } from '#scripts/content/symbols/symbols-of.ts';

type NameKind =
  /** A line that starts with `nitric`. */
  | 'command'
  | 'flag'
  | 'variable'
  /** An argument of a call that grants permissions. */
  | 'permission'
  /** A quoted word, which may be a permission. */
  | 'quoted'
  | 'key'
  /** Words joined by hyphens, which may be a key or a value. */
  | 'hyphenated'
  /** The value of a key in a configuration file. */
  | 'value'
  /** A name that is followed by parentheses. */
  | 'call'
  /** The last name of a dotted path. */
  | 'member'
  /** A name of several words that stands alone, such as `NewApi`. */
  | 'word';

export interface CodeName {
  kind: NameKind;
  /** The name that must be known. For a command it is the whole line. */
  name: string;
  /** The dotted path that ends in the name, without arguments. */
  path?: string;
  /** The configuration file that a key is in. Without it, the key may be in any file. */
  file?: ConfigurationFile;
  /** The path of the key that has a value. */
  key?: string;
  /** A code block of the page has the name, too. Its own checks find what is wrong there. */
  inSample?: true;
}

/**
 * The names in a text in code style. These forms have names. Everything else, such as a path, a value, or a single word, has
 * none.
 * - Commands and flags: `nitric up --ci`, `--ci`, `-s dev`
 * - Variables with an underscore, a dollar sign, or a value, or that start with `NITRIC`: `DB_URL`, `$HANDLER`, `DEBUG=1`
 * - Quoted words, and the arguments of `allow`: `"read"`, `.allow('read')`
 * - Words joined by hyphens: `batch-services`
 * - Dotted keys with a hyphen or a placeholder: `cdn.zone-name`, `apis.<name>.port`
 * - Calls and dotted paths: `.allow()`, `ctx.req.json()`, `bucket.on`. A path that ends like a file or a domain has no name.
 * - Names of several words: `NewApi`, `oidcRule`, `lease_id`
 */
export const namesIn = (text: string): CodeName[] => {
  const code = text.trim();
  for (const form of FORMS) {
    const names = form(code);
    if (names) return names;
  }
  return [];
};

/** Returns `undefined` if the code has another form. */
type Form = (code: string) => CodeName[] | undefined;

const command: Form = (code) =>
  /^nitric +[a-z-]/.test(code) ? [{ kind: 'command', name: code }] : undefined;

const flag: Form = (code) => {
  const [, name] = /^(--[a-z][a-z-]+|-[a-zA-Z])(?:[ =].*)?$/.exec(code) ?? [];
  return name === undefined ? undefined : [{ kind: 'flag', name }];
};

const variable: Form = (code) => {
  const [, dollar, name = '', value] = /^(\$\{?)?([A-Z][A-Z0-9_]*[A-Z0-9])\}?(=.*)?$/.exec(code) ?? [];
  if (name === '' || (!/_|^NITRIC./.test(name) && !dollar && value === undefined)) return undefined;
  return [{ kind: 'variable', name }];
};

const quoted: Form = (code) => {
  const [, , name] = /^(["'])([a-z]+)\1$/.exec(code) ?? [];
  return name === undefined ? undefined : [{ kind: 'quoted', name }];
};

const KEY = /^[a-z][\w-]*(?:\[\])?(?:\.(?:<[a-z-]+>|[a-z][\w-]*)(?:\[\])?)+$/;
const key: Form = (code) =>
  KEY.test(code) && /[-<]/.test(code) && !FILE.test(code) ? [{ kind: 'key', name: code }] : undefined;

const hyphenated: Form = (code) =>
  /^[a-z]+(?:-[a-z]+)+$/.test(code) ? [{ kind: 'hyphenated', name: code }] : undefined;

const path: Form = (code) => {
  const found = readPath(code);
  const last = found?.segments.at(-1);
  if (!found || !last) return undefined;
  const { segments, startsWithDot } = found;
  const pathTo = (index: number) =>
    segments
      .slice(0, index + 1)
      .map(({ name }) => name)
      .join('.');
  const names = segments.flatMap(({ name, argument }, index): CodeName[] =>
    argument === undefined
      ? []
      : [{ kind: 'call', name, path: pathTo(index) }, ...(GRANTS.test(name) ? permissionsIn(argument) : [])],
  );
  if (last.argument !== undefined) return names;
  const written = pathTo(segments.length);
  if (segments.length > 1 && !FILE.test(written))
    return [...names, { kind: 'member', name: last.name, path: written }];
  return !startsWithDot && SEVERAL_WORDS.test(written) ? [{ kind: 'word', name: written }] : names;
};

const FORMS: readonly Form[] = [command, flag, variable, quoted, key, hyphenated, path];

/** The quoted permissions and the constants in the arguments of a call. */
const permissionsIn = (argument: string): CodeName[] =>
  argument.split(',').flatMap((part): CodeName[] => {
    const text = part.trim();
    const [word] = quoted(text) ?? [];
    if (word) return [{ ...word, kind: 'permission' }];
    return /^[\w.]+$/.test(text) ? (path(text) ?? []) : [];
  });

const SEVERAL_WORDS = /^(?:(?=.*[a-z])[A-Za-z][a-z0-9]*(?:[A-Z][a-zA-Z0-9]*)+|[a-z]+(?:_[a-z0-9]+)+)$/;

/** The endings of the files and domains that pages name. */
const FILE =
  /\.(?:com|csproj|css|csv|dart|dev|dockerfile|env|go|gradle|html|io|jar|jpg|js|json|jsonl|kts|lock|md|mdx|mjs|mod|mts|net|org|out|pdf|pem|png|prisma|proto|py|sh|sql|sum|tf|tfstate|tfvars|toml|ts|tsx|txt|xml|yaml|yml|zip)$/;

interface Segment {
  name: string;
  /** The text between the parentheses of a call. A segment that is not called has none. */
  argument?: string;
}

interface CodePath {
  /** `true` for the end of a longer path: `.allow()`. */
  startsWithDot: boolean;
  segments: Segment[];
}

/** Words before a path that do not belong to it. */
const PREFIX = /^(?:(?:await|new|return|yield|const|async)\s+|[@*&])+/;
const NAME = /^[A-Za-z_][\w$]*/;
const TYPE_ARGUMENTS = /^(?:<[\w\s,.[\]<>?]*>|\[[\w\s,.]+\])(?=\(|$)/;
/** The text that may follow a call: a type, as in a declaration, or the body of a lambda. */
const RESULT = /^(?::\s|\s(?:\(|\*?[a-zA-Z[])|\s?\{|\s=>)/;
/** Words of languages that are followed by parentheses. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'func',
  'function',
  'fun',
  'if',
  'for',
  'while',
  'switch',
  'import',
]);

/** Reads a dotted path with calls, such as `ctx.req.json()` or `.allow('read')`. Returns `undefined` for any other code. */
const readPath = (code: string): CodePath | undefined => {
  let rest = code.replace(PREFIX, '');
  const startsWithDot = rest.startsWith('.');
  if (startsWithDot) rest = rest.slice(1);
  const segments: Segment[] = [];
  for (;;) {
    const [name] = NAME.exec(rest) ?? [];
    if (name === undefined) return undefined;
    rest = rest.slice(name.length).replace(TYPE_ARGUMENTS, '');
    const end = rest.startsWith('(') ? closingParenthesis(rest) : undefined;
    if (end === undefined) segments.push({ name });
    else {
      if (segments.length === 0 && !startsWithDot && KEYWORDS.has(name)) return undefined;
      segments.push({ name, argument: rest.slice(1, end) });
      rest = rest.slice(end + 1);
      if (RESULT.test(rest)) return { startsWithDot, segments };
    }
    if (rest === '') return { startsWithDot, segments };
    const [dot] = /^[?!]?\.|^!$/.exec(rest) ?? [];
    if (dot === undefined) return undefined;
    rest = rest.slice(dot.length);
    if (rest === '') return { startsWithDot, segments };
  }
};

/** The offset of the parenthesis that closes the one at the start. Those in quotes are counted, too. */
const closingParenthesis = (text: string): number | undefined => {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charAt(index) === '(') depth += 1;
    else if (text.charAt(index) === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
};
