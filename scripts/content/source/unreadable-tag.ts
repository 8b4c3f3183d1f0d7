import type { VFileMessage } from 'vfile-message';
import { shortened } from '#scripts/content/problems/shortened.ts';
import { errorOffset } from './error-offset.ts';
import type { OffsetProblem } from './offset-problem.ts';
import { blanked, blankedElement } from './source-text.ts';

/** Explains a `<` that does not begin a valid tag, but a sign, a comment, an address, a generic type or a broken tag. */
export const unreadableTag = (error: VFileMessage, text: string): OffsetProblem | undefined => {
  const stop = errorOffset(error) ?? 0;
  const open = text.lastIndexOf('<', stop);
  if (open < 0) return undefined;
  const rest = text.slice(open, open + 200);
  const sign = { offset: open, mended: blanked(text, open, open + 1) };

  if (rest.startsWith('<!--')) {
    const end = text.indexOf('-->', open);
    const comment = end < 0 ? (rest.split('\n')[0] ?? rest) : text.slice(open + 4, end).trim();
    return {
      offset: open,
      message: 'A page has no HTML comments.',
      cure: `Write \`{/* ${shortened(comment)} */}\`.`,
      mended: blanked(text, open, end < 0 ? open + 4 : end + 3),
    };
  }
  const address = /^<((?:https?:\/\/|mailto:|[\w.+-]+@)[^\s>]+)>?/.exec(rest)?.[1];
  if (address)
    return {
      ...sign,
      message: 'An address in angle brackets is read as a tag.',
      cure: `Write it bare: \`${address}\`, or \`[text](${address})\`.`,
    };
  const attribute = /before attribute value/.test(error.reason)
    ? /([\w-]+)\s*=\s*$/.exec(text.slice(open, stop))?.[1]
    : undefined;
  if (attribute) {
    const value = /^[^\s>]*/.exec(text.slice(stop))?.[0] ?? '';
    return {
      offset: stop,
      message: `The value of \`${attribute}\` stands without quotes.`,
      cure: `Write \`${attribute}="${value}"\`.`,
      mended: blankedElement(text, open),
    };
  }
  const generic = /^<[\w\s,.|?:[\]<>]*>/.exec(rest)?.[0];
  const word = /[\w.]*$/.exec(text.slice(0, open))?.[0] ?? '';
  if (generic && (word || /^<[A-Za-z][\w.]*\s*[,|[?]/.test(generic)))
    return {
      ...sign,
      message: `\`${word}${generic}\` is read as a tag.`,
      cure: `Put it in backticks: \`\` \`${word}${generic}\` \`\`.`,
    };
  if (/^<[A-Za-z/]/.test(rest))
    return {
      offset: stop,
      message: `\`${text.charAt(stop)}\` cannot stand in a tag.`,
      cure: `Mend the tag \`${shortened(rest.slice(0, stop - open + 1))}\`. For a sign in prose write \`\\<\`.`,
      mended: blankedElement(text, open),
    };
  return {
    ...sign,
    message: `\`${shortened(rest.slice(0, 8).split(/\s/)[0] ?? '<')}\` is read as the beginning of a tag.`,
    cure: 'Write `\\<`, or put the text in backticks.',
  };
};
