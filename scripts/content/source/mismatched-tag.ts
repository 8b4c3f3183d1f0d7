import type { VFileMessage } from 'vfile-message';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { errorOffset } from './error-offset.ts';
import type { OffsetProblem } from './offset-problem.ts';
import { blankedElement, blankedTag, offsetAt, tagsOf, withoutCode } from './source-text.ts';

const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'br',
  'wbr',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'col',
  'area',
  'embed',
]);

const BOTH_TAGS_APART = 'Put both tags on lines of their own, with blank lines between them and the text.';

const SIGN_IN_PROSE = 'For a sign in prose write `\\<`.';

// The parser gives the names only in its messages. A test pins the wording of each message.
const OPENED = /for `<([^>`]*)>` \((\d+):(\d+)-/;
const CLOSED = /closing tag `<\/([^>`]*)>`/;

/** Explains a tag that is never closed, or that is closed by a tag with another name. */
export const mismatchedTag = (
  error: VFileMessage,
  text: string,
  vocabulary: Vocabulary,
): OffsetProblem | undefined => {
  const [, name = '', line = '1', column = '1'] = OPENED.exec(error.reason) ?? [];
  const closed = CLOSED.exec(error.reason)?.[1];
  const stop = errorOffset(error) ?? 0;
  if (error.reason.startsWith('Expected the closing tag'))
    return tagAcrossParagraphs(text, closed ?? '', stop);
  if (!name) return undefined;
  const open = offsetAt(text, Number(line), Number(column));
  const withoutOpening = blankedTag(text, open);

  if (closed !== undefined && !isOpen(closed, withoutCode(text).slice(0, stop)))
    return {
      offset: stop,
      message: `\`</${closed}>\` closes \`<${name}>\` of line ${line}.`,
      cure: `Write \`</${name}>\`.`,
      mended: blankedTag(withoutOpening, stop),
    };
  const block = /before the end of `(\w+)`/.exec(error.reason)?.[1];
  const word = /\w*$/.exec(text.slice(0, open))?.[0] ?? '';
  if ((word && !vocabulary.isHtmlElement(name)) || /^[A-Z]\d?$/.test(name))
    return {
      offset: open,
      message: `\`${word}<${name}>\` is read as a tag.`,
      cure: `Put it in backticks: \`\` \`${word}<${name}>\` \`\`.`,
      mended: withoutOpening,
    };
  const isClosedLater = closed === undefined && !VOID_ELEMENTS.has(name);
  const mended = isClosedLater ? blankedElement(text, open) : withoutOpening;
  if (/^[A-Z]/.test(name) && !vocabulary.definitionOf(name))
    return {
      offset: open,
      message: `\`<${name}>\` is not a component.`,
      cure: `${vocabulary.unknownTagCure(name)} ${SIGN_IN_PROSE}`,
      mended,
    };
  return {
    offset: open,
    message: `\`<${name}>\` is not closed${block ? ` before its ${BLOCK_NAMES[block] ?? block} ends` : ''}.`,
    cure:
      isClosedLater && block === 'paragraph' && text.includes(`</${name}>`, stop)
        ? BOTH_TAGS_APART
        : unclosedCure(name, block, vocabulary),
    mended,
  };
};

const unclosedCure = (name: string, block: string | undefined, vocabulary: Vocabulary): string => {
  const definition = vocabulary.definitionOf(name);
  if (definition && VOID_ELEMENTS.has(name)) return `Write \`<${name} />\`.`;
  if (/^[a-z]/.test(name) && !definition)
    return vocabulary.isHtmlElement(name)
      ? vocabulary.unknownTagCure(name)
      : `${vocabulary.unknownTagCure(name)} ${SIGN_IN_PROSE}`;
  if (definition?.content === 'none') return `Write \`<${name} … />\`.`;
  const place = block && INDENTED.has(block) ? `, as far to the right as \`<${name}>\`` : '';
  return `Write \`</${name}>\`${place}.`;
};

/** Blocks whose lines begin with something else. */
const INDENTED: ReadonlySet<string> = new Set(['listItem', 'blockquote', 'blockQuote']);

const BLOCK_NAMES: Readonly<Record<string, string>> = {
  listItem: 'list item',
  blockquote: 'quote',
  blockQuote: 'quote',
  strong: 'bold text',
  emphasis: 'italic text',
  delete: 'struck text',
  tableCell: 'table cell',
};

const tagAcrossParagraphs = (text: string, name: string, stop: number): OffsetProblem => {
  const open = tagsOf(text.slice(0, stop), '<', name).at(-1);
  const mended = blankedTag(text, stop);
  return {
    offset: stop,
    message: `\`</${name}>\` is in a different paragraph from its \`<${name}>\`.`,
    cure: BOTH_TAGS_APART,
    mended: open === undefined ? mended : blankedTag(mended, open),
  };
};

/** `true` if more tags of this name are opened than closed. */
const isOpen = (name: string, text: string): boolean =>
  tagsOf(text, '<', name).length > tagsOf(text, '</', name).length;
