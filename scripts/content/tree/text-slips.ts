import type { Mistake } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Markdown that stays text because something is wrong with it. */
interface TextSlip {
  /** Matches in a text in which each escaped sign is blank. A line may begin with the marks of a list or a quote. */
  pattern: RegExp;
  mistakeIn: (found: string, vocabulary: Vocabulary) => Mistake;
}

/** The mistake in a callout of another tool, such as `:::note` or `[!NOTE]`. */
const calloutMistake: TextSlip['mistakeIn'] = (found, { unknownTagCure }) => {
  const word = found.replaceAll(/\W/g, '').toLowerCase();
  return {
    message: `\`${found}\` is not a callout.`,
    cure: unknownTagCure(`${word.charAt(0).toUpperCase()}${word.slice(1)}`),
  };
};

const listMistake: TextSlip['mistakeIn'] = (mark) => ({
  message: `\`${mark}\` without a space after it does not begin a list.`,
  cure: `Write \`${mark} \` before the words.`,
});

const inCode = (sign: string): string => (sign.includes('`') ? `\`\` ${sign} \`\`` : `\`${sign}\``);

export const TEXT_SLIPS: readonly TextSlip[] = [
  {
    pattern: /(?<=^[ \t>]*)#{2,6}(?=\w)/gm,
    mistakeIn: (signs) => ({
      message: `\`${signs}\` without a space after it is not a heading.`,
      cure: `Write \`${signs} Heading\`.`,
    }),
  },
  {
    pattern: /\]\[[^\]\n]*\]/g,
    mistakeIn: (found) => ({
      message: `The page defines no address for \`${found.slice(1)}\`.`,
      cure: 'Write `[text](/page)`.',
    }),
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    mistakeIn: (mark) => ({
      message: `The page has no footnote \`${mark}\`.`,
      cure: `Write \`${mark}: …\` on a line of its own, or remove the mark.`,
    }),
  },
  {
    pattern: /\][ \t]+\((?:[/#.]|https?:)/g,
    mistakeIn: () => ({
      message: 'A space separates the text of a link from its address.',
      cure: 'Write `[text](/page)`.',
    }),
  },
  {
    pattern: /\]\([^)\s]*[ \t][^)\n]*\)/g,
    mistakeIn: (found) => ({
      message: `\`${found.slice(1)}\` is not an address, because it has a space.`,
      cure: 'Write `[text](/page)`, and a title of the link in quotes.',
    }),
  },
  {
    pattern: /\]\([^)\n]*$/gm,
    mistakeIn: () => ({ message: 'The address of a link is not closed.', cure: 'Write `[text](/page)`.' }),
  },
  {
    pattern: /\[[^[\]()\n]*\((?:[/#]|https?:)[^)\n]*\)(?![^[\n]*\])/g,
    mistakeIn: (found) => ({ message: `\`${found}\` is not a link.`, cure: 'Write `[text](/page)`.' }),
  },
  {
    pattern: /(?<=\))\[(?:[/#]|https?:)[^\]\n]*\]/g,
    mistakeIn: (found) => ({ message: `\`${found}\` is not an address.`, cure: 'Write `[text](/page)`.' }),
  },
  {
    pattern: /\*\*|~~|`+/g,
    mistakeIn: (sign) => ({
      message: `${inCode(sign)} stays in the text.`,
      cure: `Put ${inCode(sign)} on both sides of the words, without a space between, or write ${inCode(sign.replaceAll(/./g, '\\$&'))}.`,
    }),
  },
  {
    pattern: /(?<=^[ \t>]*)(?:[-+*](?=[A-Za-z]\w)|\d{1,2}[.)](?=[A-Z]))/gm,
    mistakeIn: listMistake,
  },
  {
    // A lone letter may belong to an option, such as `-v`, unless it begins the text or the line above announces a list.
    pattern: /(?<=(?:^|:[ \t]*\n)[ \t>]*)[-+*](?=[A-Za-z]\b)/g,
    mistakeIn: listMistake,
  },
  {
    pattern: /(?<=^[ \t>]*)•/gm,
    mistakeIn: (mark) => ({
      message: `\`${mark}\` does not begin a list.`,
      cure: 'Write `- ` before the words.',
    }),
  },
  {
    // After a word, the number may end a sentence that continues on this line.
    pattern: /(?<=[^\w\s][ \t]*\n[ \t>]*)\d{1,2}[.)](?=[ \t])/g,
    mistakeIn: (mark) => ({
      message: `\`${mark}\` right below a line of text does not begin a list.`,
      cure: 'Put a blank line above it.',
    }),
  },
  {
    pattern: /(?<=^[ \t>]*):::[ \t]*\w+/gm,
    mistakeIn: calloutMistake,
  },
  {
    pattern: /(?<=^[ \t>]*)\[!\w+\]/gm,
    mistakeIn: calloutMistake,
  },
];
