import type { VFileMessage } from 'vfile-message';
import { closingSign } from '#scripts/content/problems/closing-sign.ts';
import { shortened } from '#scripts/content/problems/shortened.ts';
import { errorOffset } from './error-offset.ts';
import type { OffsetProblem } from './offset-problem.ts';
import { blanked, blankedElement } from './source-text.ts';

/** A `<` that does not begin a valid tag, and its place. */
interface UnreadableSign {
  text: string;
  /** The offset of the `<`. */
  open: number;
  /** The offset at which the parser stopped. */
  stop: number;
  /** The beginning of the text from the `<` on. */
  rest: string;
}

const REST_CHARACTERS = 200;

/** Explains a `<` that does not begin a valid tag, but a sign, a comment, an address, a generic type or a broken tag. */
export const unreadableTag = (error: VFileMessage, text: string): OffsetProblem | undefined => {
  const stop = errorOffset(error) ?? 0;
  const open = text.lastIndexOf('<', stop);
  if (open < 0) return undefined;
  const sign = { text, open, stop, rest: text.slice(open, open + REST_CHARACTERS) };
  const isBeforeValue = error.reason.includes('before attribute value');
  return (
    htmlComment(sign) ??
    address(sign) ??
    (isBeforeValue ? unquotedValue(sign) : undefined) ??
    genericType(sign) ??
    brokenTag(sign) ??
    plainSign(sign)
  );
};

const htmlComment = ({ text, open, rest }: UnreadableSign): OffsetProblem | undefined => {
  if (!rest.startsWith('<!--')) return undefined;
  const end = text.indexOf('-->', open);
  const comment = end < 0 ? rest.slice(4).replace(/\n.*/s, '') : text.slice(open + 4, end);
  return {
    offset: open,
    message: 'A page has no HTML comments.',
    cure: `Write \`{/* ${shortened(comment)} */}\`.`,
    mended: blanked(text, open, end < 0 ? open + 4 : end + 3),
  };
};

const address = ({ text, open, rest }: UnreadableSign): OffsetProblem | undefined => {
  const found = /^<((?:https?:\/\/|mailto:|[\w.+-]+@)[^\s>]+)>?/.exec(rest)?.[1];
  if (!found) return undefined;
  return {
    offset: open,
    message: 'An address in angle brackets is read as a tag.',
    cure: `Write it bare: \`${found}\`, or \`[text](${found})\`.`,
    mended: blanked(text, open, open + 1),
  };
};

const unquotedValue = ({ text, open, stop }: UnreadableSign): OffsetProblem | undefined => {
  const attribute = /([\w-]+)\s*=\s*$/.exec(text.slice(open, stop))?.[1];
  if (!attribute) return undefined;
  const value = /^[^\s>]*/.exec(text.slice(stop))?.[0] ?? '';
  return {
    offset: stop,
    message: `The value of \`${attribute}\` is not in quotes.`,
    cure: `Write \`${attribute}="${value.replaceAll(/[“”]/g, '')}"\`.`,
    mended: blankedElement(text, open),
  };
};

const genericType = ({ text, open, rest }: UnreadableSign): OffsetProblem | undefined => {
  const signs = /^<[\w\s,.|?:[\]<>]*>/.exec(rest)?.[0] ?? '';
  const end = closingSign(signs, 0, '>');
  if (end === undefined) return undefined;
  const generic = signs.slice(0, end + 1);
  const word = /[\w.]*$/.exec(text.slice(0, open))?.[0] ?? '';
  if (!word && !/^<[A-Za-z][\w.]*\s*[,|[?]/.test(generic)) return undefined;
  return {
    offset: open,
    message: `\`${word}${generic}\` is read as a tag.`,
    cure: `Put it in backticks: \`\` \`${word}${generic}\` \`\`.`,
    mended: blanked(text, open, open + 1),
  };
};

const brokenTag = ({ text, open, stop, rest }: UnreadableSign): OffsetProblem | undefined => {
  if (!/^<[A-Za-z/]/.test(rest)) return undefined;
  return {
    offset: stop,
    message: `\`${text.charAt(stop)}\` cannot stand in a tag.`,
    cure: `Fix the tag \`${shortened(rest.slice(0, stop - open + 1))}\`. For a sign in prose write \`\\<\`.`,
    mended: blankedElement(text, open),
  };
};

const plainSign = ({ text, open, rest }: UnreadableSign): OffsetProblem => ({
  offset: open,
  message: `\`${shortened(rest.slice(0, 8).split(/\s/)[0] ?? '<')}\` is read as the beginning of a tag.`,
  cure: 'Write `\\<`, or put the text in backticks.',
  mended: blanked(text, open, open + 1),
});
