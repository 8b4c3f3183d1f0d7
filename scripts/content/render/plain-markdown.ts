import type { RootContent } from 'mdast';

/**
 * The Markdown of a paragraph's or a cell's content if nothing in it needs an escape, and otherwise `undefined`. Most content
 * is like this, and looking at each character in its context takes more time than all the rest of a page.
 */
export const plainMarkdown = (nodes: readonly RootContent[]): string | undefined => {
  const texts = nodes.map(plainNode);
  const whole = texts.join('');
  return texts.includes(undefined) || !PLAIN_LINES.test(whole) || BARE_LINK.test(whole) ? undefined : whole;
};

/** The start of a line may make a list or a heading, and blanks at its ends would be lost. */
const PLAIN_LINES = /^[A-Za-z`*[](?:.*\S)?(?:\n[A-Za-z`*[](?:.*\S)?)*$/;
/** The text of a link that has no brackets. */
const BARE_LINK = /www\.|[ps]:\/|@/i;

const PLAIN_TEXT = /^[A-Za-z0-9 \n,;:.?'"%()=+#$^–—’“”→/-]*$/;
/** Bold text that begins and ends with a letter is bold in any place. */
const PLAIN_BOLD = /^[A-Za-z0-9](?:[A-Za-z0-9 ,;:.'"–—’“”/-]*[A-Za-z0-9])?$/;
const PLAIN_CODE = /^[^\s`|](?:[^\n`|]*[^\s`|])?$/;
const PLAIN_ADDRESS = /^[\w:/.#?=%,{}+-]+$/;

const plainNode = (node: RootContent): string | undefined => {
  switch (node.type) {
    case 'text':
      return PLAIN_TEXT.test(node.value) ? node.value : undefined;
    case 'inlineCode':
      return PLAIN_CODE.test(node.value) ? `\`${node.value}\`` : undefined;
    case 'strong': {
      const [only, ...others] = node.children;
      if (only?.type !== 'text' || others.length > 0 || !PLAIN_BOLD.test(only.value)) return undefined;
      return `**${only.value}**`;
    }
    case 'link': {
      const texts = node.children.map(plainNode);
      if (node.title || !PLAIN_ADDRESS.test(node.url) || texts.includes(undefined)) return undefined;
      return `[${texts.join('')}](${node.url})`;
    }
    default:
      return undefined;
  }
};
