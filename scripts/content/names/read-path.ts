import { closingSign } from '#scripts/content/problems/closing-sign.ts';

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
export const readPath = (code: string): CodePath | undefined => {
  let rest = code.replace(PREFIX, '');
  const startsWithDot = rest.startsWith('.');
  if (startsWithDot) rest = rest.slice(1);
  const segments: Segment[] = [];
  for (;;) {
    const [name] = NAME.exec(rest) ?? [];
    if (name === undefined) return undefined;
    rest = rest.slice(name.length).replace(TYPE_ARGUMENTS, '');
    const end = rest.startsWith('(') ? closingSign(rest, 0, ')') : undefined;
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
