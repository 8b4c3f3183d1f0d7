import type { Plugin } from 'unified';
import type { Point } from 'unist';
import { VFileMessage } from 'vfile-message';
import type { ProblemText } from '#scripts/content/problems/problem.ts';

/**
 * The parser's time for one paragraph, heading, or cell grows with the square of its events. A link has about 15 of them, and a
 * star or a bracket at most 4.
 */
const MOST_EVENTS = 2000;
export const TOO_MANY_EVENTS = 'too-many-events';

type State = (code: number | null) => unknown;

/** Stops the parser at a mark in a paragraph that has too many of them. */
const LIMIT = {
  // Inside a run of backticks, no code begins.
  previous: (code: number | null) => code !== '`'.charCodeAt(0),
  tokenize(
    this: { events: readonly unknown[]; now: () => Point },
    _: unknown,
    _ok: State,
    next: State,
  ): State {
    return (code) => {
      if (this.events.length > MOST_EVENTS)
        throw new VFileMessage('Too many marks', { place: this.now(), ruleId: TOO_MANY_EVENTS });
      return next(code);
    };
  },
};
const LIMITED = Object.fromEntries(Array.from('!*<[]_`{~', (mark) => [mark.charCodeAt(0), LIMIT]));

/** A plugin of the parser that limits the marks of a paragraph. */
export const limitInline: Plugin = function () {
  const { micromarkExtensions } = this.data() as { micromarkExtensions?: object[] }; // the parser's type is not exported
  micromarkExtensions?.push({ text: LIMITED });
};

/** At each closing brace, the parser may read all that follows an opening one again. */
const MOST_BRACES = 500;
const lastBrace = (text: string) => [...text.matchAll(/\}/g)][MOST_BRACES]?.index;

/** This matches the marks of lists and quotes at the start of a line, up to the last one. */
const MARKS = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/gm;
/** The parser takes time with the cube of the depth: seconds for 400 lists in each other. A list in ten others has 40 characters. */
const MOST_CHARACTERS = 100;
const deepMarks = (text: string) => {
  const marks = [...text.matchAll(MARKS)].find(([{ length }]) => length > MOST_CHARACTERS);
  return marks && marks.index + marks[0].length - 1;
};

/**
 * The time for a quote whose later lines have no mark grows with the square of their number, and that for an open bracket with
 * the square of the words behind it. Each row of a table counts for itself.
 */
const MOST_LINES = 1000;
const MOST_IN_BLOCK = 20_000;
const longBlock = (text: string) => {
  let [offset, lines, length] = [0, 0, 0];
  for (const line of text.split('\n')) {
    const isApart = /^\s*(?:\||$)/.test(line);
    lines = isApart ? 0 : lines + 1;
    length = (isApart ? 0 : length) + line.length;
    if (lines > MOST_LINES || length > MOST_IN_BLOCK) return offset;
    offset += line.length + 1;
  }
  return undefined;
};

/** The parser compares each footnote with all others. */
const MOST_FOOTNOTES = 300;
const lastFootnote = (text: string) => [...text.matchAll(/^[ \t>]*\[\^/gm)][MOST_FOOTNOTES]?.index;

/** What would take the parser too long: how to find it in a text without code, a message, and a hint. */
const LIMITS: readonly (readonly [(text: string) => number | undefined, message: string, hint: string])[] = [
  [
    deepMarks,
    'This list or quote is nested too deeply.',
    'Write the inner ones as sections, or as lists of their own.',
  ],
  [
    lastBrace,
    `The page has more than ${MOST_BRACES} braces outside of code.`,
    'Put code in backticks, or make two pages of it.',
  ],
  [
    lastFootnote,
    `The page has more than ${MOST_FOOTNOTES} footnotes.`,
    'Write them into the text, or make two pages of it.',
  ],
  [
    longBlock,
    `There are more than ${MOST_LINES} lines or ${MOST_IN_BLOCK.toLocaleString('en')} characters without a blank line here.`,
    'Put a blank line between paragraphs, or make it a code block.',
  ],
];

/** The first problem of a text that the parser would take too long for. */
export const parserLimit = (text: string): (ProblemText & { offset: number }) | undefined => {
  for (const [find, message, hint] of LIMITS) {
    // Code is only looked for where there seems to be something.
    const offset = find(text) === undefined ? undefined : find(withoutCode(text));
    if (offset !== undefined) return { offset, message, hint };
  }
  return undefined;
};

/** The text with spaces for fenced code, inline code and escaped characters. MDX interprets all remaining characters. */
export const withoutCode = (text: string): string =>
  text
    .replaceAll(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ *\2[`~]*[ \t]*$|(?![\s\S]))/gm, blanks)
    .replaceAll(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blanks)
    .replaceAll(/\\[<{]/g, blanks);

const blanks = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
