import type { VFileMessage } from 'vfile-message';
import { closingSign } from '#scripts/content/problems/closing-sign.ts';
import { shortened } from '#scripts/content/problems/shortened.ts';
import { errorOffset } from './error-offset.ts';
import type { OffsetProblem } from './offset-problem.ts';
import { blanked, openingBrace, withoutCode } from './source-text.ts';

/** Explains a mistake in braces, or a line that MDX reads as `import` or `export`. */
export const expressionProblem = (error: VFileMessage, text: string): OffsetProblem | undefined => {
  const end = errorOffset(error) ?? text.length;
  if (error.source === 'micromark-extension-mdxjs-esm') return moduleProblem(text, end);
  const signs = withoutCode(text);
  if (error.ruleId === 'unexpected-eof') return unclosedBrace(signs, text, end);

  // The parser stops inside the braces or at their end, so the search for the opening brace goes backward.
  const open = signs.charAt(end) === '{' ? end : openingBrace(signs, end);
  if (open === undefined) return undefined;
  const close = closingSign(signs, open, '}') ?? end;
  const inner = text.slice(open + 1, close);
  const attribute = /([\w-]+)\s*=\s*$/.exec(text.slice(0, open))?.[1];
  if (attribute) return valueProblem(text, { attribute, open, close, inner });

  if (error.ruleId === 'non-spread' || error.ruleId === 'spread-extra')
    return {
      offset: open,
      message: `\`{${shortened(inner)}}\` is not a property.`,
      cure: 'Write each property by itself: `name="value"`.',
      mended: blanked(text, open, close + 1),
    };
  const id = /^#([\w-]+)$/.exec(inner)?.[1];
  return {
    offset: open,
    message: `\`{${shortened(inner)}}\` is read as an expression.`,
    cure: id ? `Write \`[#${id}]\`.` : `Write \`\\{${shortened(inner)}\\}\`, or put it in backticks.`,
    mended: blanked(blanked(text, open, open + 1), close, close + 1),
  };
};

interface Value {
  attribute: string;
  open: number;
  close: number;
  inner: string;
}

/** Explains a value in braces that is not a literal, such as `type={Record<string, T>}`. The fix puts it in quotes. */
const valueProblem = (text: string, { attribute, open, close, inner }: Value): OffsetProblem => {
  const isEmpty = inner.trim() === '';
  return {
    offset: open,
    message: isEmpty
      ? `The value of \`${attribute}\` is empty.`
      : `The value of \`${attribute}\` is not a literal: \`{${shortened(inner)}}\`.`,
    cure: isEmpty
      ? `Write \`${attribute}="…"\`.`
      : `Write \`${attribute}="${shortened(inner).replaceAll('"', "'")}"\`.`,
    mended: isEmpty
      ? blanked(text, text.lastIndexOf(attribute, open), close + 1)
      : `${text.slice(0, open)}"${inner.replaceAll('"', "'")}"${text.slice(close + 1)}`,
  };
};

const unclosedBrace = (signs: string, text: string, end: number): OffsetProblem | undefined => {
  for (let open = signs.indexOf('{'); open >= 0 && open < end; open = signs.indexOf('{', open + 1)) {
    const close = closingSign(signs.slice(0, end), open, '}');
    if (close === undefined)
      return {
        offset: open,
        message: '`{` begins an expression that is never closed.',
        cure: 'Write `\\{`, or put the text in backticks.',
        mended: blanked(text, open, open + 1),
      };
    open = close;
  }
  return undefined;
};

/** Explains a paragraph that begins with the word `import` or `export`. */
const moduleProblem = (text: string, end: number): OffsetProblem | undefined => {
  const start = lastModuleWord(text, end);
  if (start === undefined) return undefined;
  const word = text.slice(start, start + 'import'.length);
  return {
    offset: start,
    message: `A line that begins with \`${word}\` is read as code.`,
    cure: 'A page cannot import or export: remove the line. In prose, begin the line with another word.',
    mended: blanked(text, start, start + word.length),
  };
};

const lastModuleWord = (text: string, end: number): number | undefined =>
  [...text.slice(0, end + 'import'.length).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index;
