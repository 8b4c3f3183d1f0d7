import type { PhrasingContent } from 'mdast';
import type { Point, Position } from 'unist';

/** Letters and signs that mean nothing but themselves inside a line. */
const SIGNS = `A-Za-z0-9 ,;:.?'"%()=+#$–—‘’“”→/-`;
const TEXT = String.raw`[\n${SIGNS}]+`;
/** Bold text that begins and ends with a letter is bold in any place. */
const BOLD = `[A-Za-z0-9](?:[${SIGNS}]*[A-Za-z0-9])?`;
const CODE = String.raw`[^\s\x60](?:[^\n\x60]*[^\s\x60])?`;
const LABEL = String.raw`[^\s\[\]](?:[^\n\[\]]*[^\s\[\]])?`;
const ADDRESS = String.raw`[\w:/.#?=%,+-]+`;
const PART = new RegExp(
  [
    `(?<text>${TEXT})`,
    String.raw`\x60(?<code>${CODE})\x60(?!\x60)`,
    String.raw`\*\*(?<bold>${BOLD})\*\*(?!\*)`,
    String.raw`\[(?<label>${LABEL})\]\((?<url>${ADDRESS})\)`,
  ].join('|'),
  'y',
);
const BARE_LINK = /www\.|https?:/i;

const PLAIN_LINE = /^(?!import\b|export\b)(?:[A-Za-z`[]|\*\*\w)/;

/** `true` for a line that begins no block and no program, and has no blanks at its end, which would be lost. */
export const isPlainLine = (line: string | undefined): boolean =>
  line !== undefined && PLAIN_LINE.test(line) && !/\s$/.test(line);

/**
 * The nodes of a paragraph that holds only text, code, bold text, and links without anything to escape, exactly as the parser
 * makes them, and `undefined` for any other. Every line must be plain, see {@link isPlainLine}. `start` is the place of the paragraph.
 */
export const plainParagraph = (paragraph: string, start: Point): PhrasingContent[] | undefined => {
  const nodes: PhrasingContent[] = [];
  let at = start;
  let index = 0;
  while (index < paragraph.length) {
    PART.lastIndex = index;
    const { 0: whole, groups } = PART.exec(paragraph) ?? {};
    const node = whole && groups && plainNode(whole, groups, at);
    if (!node) return undefined;
    nodes.push(node);
    index += whole.length;
    at = node.position.end;
  }
  return nodes;
};

type Groups = Readonly<Record<string, string | undefined>>;
type PlacedNode = PhrasingContent & { position: Position };

const plainNode = (whole: string, groups: Groups, start: Point): PlacedNode | undefined => {
  const { text, code, bold, label, url } = groups;
  const position = { start, end: pointAfter(start, whole) };
  if (text !== undefined) return BARE_LINK.test(text) ? undefined : { type: 'text', value: text, position };
  if (code !== undefined) return { type: 'inlineCode', value: code, position };
  if (bold !== undefined) {
    const children = plainParagraph(bold, pointAfter(start, '**'));
    return children && { type: 'strong', children, position };
  }
  if (label === undefined || url === undefined) return undefined;
  const children = plainParagraph(label, pointAfter(start, '['));
  // A link holds no other link, because a label has no brackets.
  return children && ({ type: 'link', title: null, url, children, position } as PlacedNode);
};

const pointAfter = ({ line, column, offset = 0 }: Point, text: string): Point => {
  const lastBreak = text.lastIndexOf('\n');
  if (lastBreak === -1) return { line, column: column + text.length, offset: offset + text.length };
  const breaks = text.split('\n').length - 1;
  return { line: line + breaks, column: text.length - lastBreak, offset: offset + text.length };
};
