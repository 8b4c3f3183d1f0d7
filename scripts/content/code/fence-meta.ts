import type { Code } from 'mdast';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { FenceMeta } from './code-sample.ts';

const WORDS = ['title="…"', 'tab="…"', '{3,5-7}', 'ins={9}', 'del={10}', 'focus={3}', 'fragment'] as const;
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
  let fragment = false;
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
    if (bare === 'fragment') fragment = true;
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
    } else report(node, `\`${word}\` means nothing after a code block's language.`, wordCure(name ?? word));
  }
  return { ...texts, ...lines, fragment };
};

/** The names that other documentation tools use for these options. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  filename: 'title',
  file: 'title',
  name: 'title',
  label: 'tab',
};

const wordCure = (word: string): string => {
  const name = /^[a-z]+/i.exec(word)?.[0] ?? '';
  const meant = OTHER_NAMES[name.toLowerCase()] ?? name;
  const form = name && WORDS.find((known) => nameIn(known) === meant);
  if (form) return `Write \`${form}\`.`;
  return name
    ? didYouMean(name, NAMES)
    : `Remove it. The options are: ${WORDS.map((known) => `\`${known}\``).join(', ')}.`;
};
