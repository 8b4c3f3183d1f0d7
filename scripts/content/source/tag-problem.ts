import type { VFileMessage } from 'vfile-message';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { errorOffset } from './error-offset.ts';
import { mismatchedTag } from './mismatched-tag.ts';
import type { OffsetProblem } from './offset-problem.ts';
import { blanked, blankedTag, endOfTag, tagsOf, withoutCode } from './source-text.ts';
import { unreadableTag } from './unreadable-tag.ts';

/** Explains a mistake in text that MDX reads as a tag. */
export const tagProblem = (
  error: VFileMessage,
  text: string,
  vocabulary: Vocabulary,
): OffsetProblem | undefined => {
  switch (error.ruleId) {
    case 'unexpected-character':
      return unreadableTag(error, text);
    case 'unexpected-eof':
      return endlessTag(text, errorOffset(error) ?? text.length);
    case 'unexpected-closing-slash':
      return strayClosingTag(text, errorOffset(error) ?? 0);
    case 'end-tag-mismatch':
      return mismatchedTag(error, text, vocabulary);
    default:
      return undefined;
  }
};

/** Explains a tag that has no `>`, or a value that has no closing quote. */
const endlessTag = (text: string, end: number): OffsetProblem | undefined => {
  const signs = withoutCode(text);
  for (const { index, 0: start } of signs.matchAll(/<\/?[A-Za-z][\w.]*/g)) {
    if (index >= end || endOfTag(signs.slice(0, end), index) !== undefined) continue;
    const quote = /["']/.exec(text.slice(index, end))?.[0];
    return {
      offset: index,
      message: quote
        ? `A value in the tag \`${start}\` has no closing \`${quote}\`.`
        : `The tag \`${start}\` has no \`>\`.`,
      cure: `Close the tag on its line: \`${start}${start.startsWith('</') ? '' : ' …'}>\`. For a sign in prose write \`\\<\`.`,
      mended: start.startsWith('</')
        ? withoutClosed(text, index, start.slice(2))
        : withoutElement(text, index, start.slice(1)),
    };
  }
  return undefined;
};

/** The text without the `<` of a tag that has no end, and without the next closing tag of its name. */
const withoutElement = (text: string, index: number, name: string): string => {
  const mended = blanked(text, index, index + 1);
  const closing = `</${name}>`;
  const close = text.indexOf(closing, index);
  return close < 0 ? mended : blanked(mended, close, close + closing.length);
};

/** The text without a closing tag that has no end, and without the tag that it closes. */
const withoutClosed = (text: string, index: number, name: string): string => {
  const open = tagsOf(text.slice(0, index), '<', name).at(-1);
  const mended = blanked(text, index, index + name.length + 2);
  return open === undefined ? mended : blankedTag(mended, open);
};

const strayClosingTag = (text: string, stop: number): OffsetProblem => {
  const open = text.lastIndexOf('<', stop);
  const end = endOfTag(text, open) ?? stop + 1;
  const tag = text.slice(open, end);
  return {
    offset: open,
    message: `\`${tag}\` closes a tag that is not open.`,
    cure: tag === '</br>' ? 'Write `<br />`.' : `Remove it, or write \`${tag.replace('/', '')}\` before it.`,
    mended: blanked(text, open, end),
  };
};
