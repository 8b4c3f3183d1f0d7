import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { isInternal } from '#scripts/content/addresses/docs-href.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { type MarkdownBlock, ORIGIN_PLACEHOLDER, type StoredMarkdown } from '#worker/page/stored-markdown.ts';
import { codeMarkdown } from './code-markdown.ts';
import { type MarkdownPart, markdownParts } from './markdown-parts.ts';
import { plainMarkdown } from './plain-markdown.ts';

const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The page as plain Markdown. Parts that differ between libraries are blocks with variants. Its links are whole addresses,
 * because the text leaves the site.
 */
export const pageMarkdown = (
  root: Root,
  path: PagePath,
  { title, description }: PageMeta,
): StoredMarkdown => {
  const text = (nodes: readonly RootContent[]) =>
    toMarkdown({ type: 'root', children: nodes.map((node) => finished(node, path)) }, OPTIONS);
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    { type: 'paragraph', children: [{ type: 'text', value: description }] },
  ];
  const parts = markdownParts(root.children);
  return {
    head: text(head).trimEnd(),
    blocks: parts.map((part, index) => block(part, text, index === parts.length - 1)),
  };
};

/** A part as text. Only the last block ends with a line break, as a text file does. */
const block = (
  { all, bySdk }: MarkdownPart,
  textOf: (nodes: readonly RootContent[]) => string,
  isLast: boolean,
): MarkdownBlock => {
  const text = (nodes: readonly RootContent[]) => (isLast ? textOf(nodes) : textOf(nodes).replace(/\n$/, ''));
  if (bySdk.size === 0) return text(all);
  return {
    all: text(all),
    bySdk: Object.fromEntries([...bySdk].map(([sdk, nodes]) => [sdk, text(nodes)])),
  };
};

/** Puts a heading's tag into its text, finishes code, and completes addresses. */
const finished = (node: RootContent, path: PagePath): RootContent => {
  if (node.type === 'heading' && node.data?.tag)
    return { ...node, children: [...node.children, { type: 'text', value: ` (${node.data.tag})` }] };
  if (node.type === 'code') return codeMarkdown(node);
  const whole = 'url' in node ? { ...node, url: wholeAddress(node.url, path) } : node;
  if (!('children' in whole)) return whole;
  const children = whole.children.map((child) => finished(child as RootContent, path));
  const plain = plainText(node, children);
  // Every node keeps its type.
  return { ...whole, children: plain ? [{ type: 'html', value: plain }] : children } as RootContent;
};

const HOLDS_TEXT: ReadonlySet<string> = new Set<RootContent['type']>(['paragraph', 'tableCell', 'heading']);

const plainText = ({ type }: RootContent, children: readonly RootContent[]): string | undefined => {
  const plain = HOLDS_TEXT.has(type) ? plainMarkdown(children) : undefined;
  // At the end of a heading, the sign means nothing: `## C#`.
  return type === 'heading' && plain?.endsWith('#') ? undefined : plain;
};

const wholeAddress = (url: string, path: PagePath): string => {
  if (url.startsWith('#')) return `${ORIGIN_PLACEHOLDER}${pageHref(path)}${url}`;
  return isInternal(url) ? ORIGIN_PLACEHOLDER + url : url;
};
