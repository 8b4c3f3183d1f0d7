import { isUtf8 } from 'node:buffer';
import { type Problem, pointAt } from '#scripts/content/problems/problem.ts';

type TextProblem = Omit<Problem, 'file'>;

export interface DecodedSource {
  text: string;
  problem?: TextProblem | undefined;
}

/**
 * Besides tabs and line breaks, no control character can be in a text: feeds and browsers refuse most of them. Invisible
 * characters come along with copied text, break code, and change the order of letters.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this looks for control characters.
  /[\0-\x08\x0b-\x1f\x7f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;

/**
 * The text of an author's file, with `\n` as its line break, and the first byte that cannot be in a text. The text is empty if
 * nothing can be said about the file.
 */
export const decodeSource = (bytes: Buffer): DecodedSource => {
  const text = withLineFeeds(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const unreadable = isUtf16(bytes) ? IN_UTF16 : gitConflict(text);
  if (unreadable) return { text: '', problem: unreadable };
  return { text, problem: isUtf8(bytes) ? controlProblem(text) : encodingProblem(text) };
};

const IN_UTF16: TextProblem = {
  line: 1,
  column: 1,
  message: 'The file is in UTF-16.',
  hint: 'Save it as UTF-8.',
};

/** `true` for a text in UTF-16 that begins with its mark or with a Latin letter. */
const isUtf16 = (bytes: Buffer): boolean => /^(?:fffe|feff|00|..00)/.test(bytes.toString('hex', 0, 2));

/** Line breaks of Windows, or those of a file that only has carriage returns, as line feeds. */
const withLineFeeds = (text: string): string =>
  text.includes('\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\r', '\n');

const controlProblem = (text: string): TextProblem | undefined => {
  const offset = text.search(INVISIBLE);
  if (offset < 0) return undefined;
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...pointAt(text, offset),
    message: `There is an invisible character here (U+${code}).`,
    hint: 'Remove it: delete the letters on both sides and type them again.',
  };
};

const encodingProblem = (text: string): TextProblem => ({
  ...pointAt(text, text.indexOf('\uFFFD')),
  message: 'The file is not UTF-8 here.',
  hint: 'Save it as UTF-8, and retype the characters that look wrong.',
});

/** The first position where git left two versions of a text. Neither can be read before an author has chosen. */
const gitConflict = (text: string): Omit<Problem, 'file'> | undefined => {
  const offset = text.search(/^<{7} /m);
  const rest = text.slice(offset);
  if (offset < 0 || !/^={7}\r?$/m.test(rest) || !/^>{7} /m.test(rest)) return undefined;
  return {
    ...pointAt(text, offset),
    message: 'Git left a merge conflict here.',
    hint: 'Keep one of the two versions, and remove the lines that begin with `<<<<<<<`, `=======`, and `>>>>>>>`.',
  };
};
