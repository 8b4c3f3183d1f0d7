import { type Document, type ErrorCode, visit, type YAMLParseError } from 'yaml';
import { type ProblemText, shortened } from './problem.ts';

interface YamlProblem {
  reason: string;
  /** Absent if the advice depends on the file. */
  hint?: string;
}

/** The problems of authors, in plain words. The parser's own messages use the terms of the YAML specification. */
const PROBLEMS: Partial<Record<ErrorCode, YamlProblem>> = {
  BLOCK_AS_IMPLICIT_KEY: { reason: 'The line has a second `: `, or is indented too far.' },
  BAD_INDENT: { reason: 'The line is not indented like its neighbors.' },
  DUPLICATE_KEY: { reason: 'This key appears a second time.', hint: 'Remove one of the two lines.' },
  MULTILINE_IMPLICIT_KEY: {
    reason: 'The line has no key.',
    hint: 'Write `key: value`, with a space after the colon.',
  },
  MULTIPLE_DOCS: {
    reason: 'The document ends above this line.',
    hint: 'Remove the line with `...` or `---`.',
  },
  TAB_AS_INDENT: { reason: 'A tab indents the line.', hint: 'Replace the tab with spaces.' },
  UNEXPECTED_TOKEN: {
    reason: 'This does not belong to what comes before it.',
    hint: 'Indent the line like its neighbors, and put the whole value in quotes or none of it.',
  },
};

const MISSING_QUOTE = /^Missing closing (["'])quote/;

/** A sentence that says what is wrong. */
export const yamlReason = ({ code, message }: YAMLParseError): string => {
  const problem = PROBLEMS[code];
  if (problem && !message.startsWith('Flow ')) return problem.reason;
  const quote = MISSING_QUOTE.exec(message)?.[1];
  if (quote) return `A text that begins with \`${quote}\` does not end with it.`;
  const [sentence = ''] = message.split('\n');
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
};

/** A sentence that says what to write instead, unless the advice depends on the file. */
export const yamlHint = ({ code }: YAMLParseError): string | undefined => PROBLEMS[code]?.hint;

/** The position of a problem. For a missing quote, it is the start of the text, not the end of the file. */
export const yamlOffset = ({ message, pos: [offset] }: YAMLParseError, document: Document): number => {
  let found = offset;
  if (MISSING_QUOTE.test(message))
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (type?.startsWith('QUOTE') && range && range[1] === offset) found = range[0];
      },
    });
  return found;
};

interface CutText extends ProblemText {
  /** The offset after the text. */
  offset: number;
}

/** Matches what YAML reads as a comment although it looks like part of the text before it. Real comments have a space after `#`. */
const CUT_OFF = /^[ \t]+(#[^\s#].*)/;

/** The texts that end before a `#`, because the rest of their line is a comment: `title: Issue #12`. */
export const cutTexts = (document: Document, source: string): CutText[] => {
  const found: CutText[] = [];
  visit(document, {
    Scalar: (_, { type, value, comment, range }) => {
      if (type !== 'PLAIN' || typeof value !== 'string' || !comment || !range) return;
      const [, cutOff] = CUT_OFF.exec(source.slice(range[1])) ?? [];
      if (cutOff === undefined) return;
      found.push({
        offset: range[1],
        message: `The text \`${shortened(value)}\` ends before \`${shortened(cutOff)}\`, which is a comment.`,
        hint: 'Put the text in quotes, or a space after the `#` of a comment.',
      });
    },
  });
  return found;
};
