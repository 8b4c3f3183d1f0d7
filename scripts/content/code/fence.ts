import type { Code } from 'mdast';
import { ownValue } from '#content/own-value.ts';
import { didYouMean, type Positioned, type Report } from '#scripts/content/problems/problem.ts';
import type { SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { Library } from '#scripts/content/symbols/site-symbols.ts';
import type { LanguageName } from './languages.ts';

/** A finished code block with the options of its fence. */
export interface CodeSample extends FenceMeta {
  language: LanguageName;
  /** The library that the sample uses. Languages without a library, such as shell languages, have none. */
  library?: Library;
  /** The symbols that the sample links to. */
  symbols: readonly LinkedSymbol[];
  /** The lines with their token classes, joined by line breaks. */
  html: string;
  lineCount: number;
  /** The number of lines after the first that are hidden: the imports of a symbol's sample, or of one with `fold`. */
  folded: number;
  hasFocus: boolean;
}

/** A symbol with the address of its entry, or of the sibling that the sample names. */
export interface LinkedSymbol {
  symbol: SymbolMember;
  href: string;
}

export interface FenceMeta {
  title?: string;
  /** The value of the block's tab, for a group that is not by language. */
  tab?: string;
  /** The numbers of the highlighted lines, counted from 1, as in the other sets. */
  highlight: ReadonlySet<number>;
  ins: ReadonlySet<number>;
  del: ReadonlySet<number>;
  focus: ReadonlySet<number>;
  /** `true` for a deliberate fragment, which does not have to parse. */
  fragment: boolean;
  /** `true` for a block that begins with its imports folded. */
  fold: boolean;
}

/** The code that a block with `ins` and `del` represents: after the change, and before it if lines are deleted. */
interface SampleSides {
  after: string;
  before?: string;
}

/** Lines of the other side are blank, so positions and offsets stay the same. */
export const sampleSides = (code: string, { ins, del }: Pick<FenceMeta, 'ins' | 'del'>): SampleSides => {
  if (del.size === 0) return { after: code };
  return { after: withoutLines(code, del), before: withoutLines(code, ins) };
};

const withoutLines = (code: string, numbers: ReadonlySet<number>): string =>
  code
    .split('\n')
    .map((line, index) => (numbers.has(index + 1) ? ' '.repeat(line.length) : line))
    .join('\n');

/**
 * The position of a line and a column of a code block in its file, both counted from 1. On a page, the code begins below the fence and
 * is indented as far as the fence. In a data file, it begins at its origin. Derived code has the lines that it is derived from.
 */
export const positionInSample = (
  { data, position }: Code,
  { line, column }: { line: number; column: number },
): Positioned => {
  const { origin, derivedFrom } = data ?? {};
  const below = (derivedFrom?.[line - 1] ?? line) - 1;
  if (origin)
    return { data: { origin: { ...origin, line: origin.line + below, column: origin.column - 1 + column } } };
  return position && { line: position.start.line + 1 + below, column: position.start.column - 1 + column };
};

/** The pages whose deleted lines are code of version 0. */
export const UPGRADE_PAGES: readonly string[] = ['/support/upgrade'];

const WORDS = [
  'title="…"',
  'tab="…"',
  '{3,5-7}',
  'ins={9}',
  'del={10}',
  'focus={3}',
  'fragment',
  'fold',
] as const;
const nameIn = (word: string): string => word.replace(/\W.*/, '');
const NAMES = WORDS.map(nameIn).filter(Boolean);

const WORD =
  /(?:(?<name>[^\s={}"']+)=)?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<lines>[^}]*)\})|(?<bare>\S+)/g;

const LINES = /^\s*\d+(?:\s*-\s*\d+)?(?:\s*,\s*\d+(?:\s*-\s*\d+)?)*\s*$/;

/** The line numbers in `3,5-7`, or `undefined` if the text has another form or names lines outside the block. */
const lineNumbers = (text: string, lineCount: number): Set<number> | undefined => {
  if (!LINES.test(text)) return undefined;
  const numbers = new Set<number>();
  for (const range of text.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (from < 1 || to < from || to > lineCount) return undefined;
    for (let line = from; line <= to; line += 1) numbers.add(line);
  }
  return numbers;
};

/** Reads the options after a fence's language and reports unknown ones. */
export const readFenceMeta = (node: Code, report: Report): FenceMeta => {
  const lineCount = node.value.split('\n').length;
  const lines = {
    highlight: new Set<number>(),
    ins: new Set<number>(),
    del: new Set<number>(),
    focus: new Set<number>(),
  };
  const texts: { title?: string; tab?: string } = {};
  const flags = { fragment: false, fold: false };
  const seen = new Set<string>();

  for (const { 0: word, groups = {} } of (node.meta ?? '').matchAll(WORD)) {
    const { name, double, single, lines: range, bare } = groups;
    const text = double ?? single;
    const kind = bare ?? name ?? '{…}';
    if (seen.has(kind))
      report(
        node,
        `\`${kind}\` appears twice after the code block's language.`,
        range === undefined ? 'Keep one of the two.' : 'Put all lines into one of the two: `{3,5-7}`.',
      );
    seen.add(kind);
    if (bare === 'fragment' || bare === 'fold') flags[bare] = true;
    else if (text && (name === 'title' || name === 'tab')) texts[name] = text;
    else if (
      range !== undefined &&
      (name === undefined || name === 'ins' || name === 'del' || name === 'focus')
    ) {
      const numbers = lineNumbers(range, lineCount);
      if (numbers) lines[name ?? 'highlight'] = numbers;
      else
        report(
          node,
          `\`${word}\` names no lines of this block, which has ${lineCount}.`,
          'Write line numbers from 1 and ranges: `{3,5-7}`.',
        );
    } else report(node, `\`${word}\` means nothing after a code block's language.`, wordHint(name ?? word));
  }
  return { ...texts, ...lines, ...flags };
};

/** The names that other documentation tools use for these options. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  filename: 'title',
  file: 'title',
  name: 'title',
  label: 'tab',
};

const wordHint = (word: string): string => {
  const name = /^[a-z]+/i.exec(word)?.[0] ?? '';
  const meant = ownValue(OTHER_NAMES, name.toLowerCase()) ?? name;
  const form = name && WORDS.find((known) => nameIn(known) === meant);
  if (form) return `Write \`${form}\`.`;
  return name
    ? didYouMean(name, NAMES)
    : `Remove it. The options are: ${WORDS.map((known) => `\`${known}\``).join(', ')}.`;
};
