import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { MarkdownBlock, StoredMarkdown } from '#worker/page/stored-markdown.ts';
import type { PageMeta } from '#worker/page/types.ts';
import { type MarkdownPart, markdownParts } from './markdown-parts.ts';

const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The page as plain Markdown. Its title is the heading and its description is the first paragraph. Parts that differ
 * between libraries are blocks with variants.
 */
export const pageMarkdown = (root: Root, { title, description }: PageMeta): StoredMarkdown => {
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    { type: 'paragraph', children: [{ type: 'text', value: description }] },
  ];
  const parts = markdownParts([...head, ...root.children]);
  return { blocks: parts.map((part, index) => block(part, index === parts.length - 1)) };
};

/** A part as text. Only the last block ends with a line break, as a text file does. */
const block = ({ all, bySdk }: MarkdownPart, isLast: boolean): MarkdownBlock => {
  const text = (nodes: readonly RootContent[]) => {
    const markdown = toMarkdown({ type: 'root', children: nodes.map(finished) }, OPTIONS);
    return isLast ? markdown : markdown.replace(/\n$/, '');
  };
  if (bySdk.size === 0) return text(all);
  return {
    all: text(all),
    bySdk: Object.fromEntries([...bySdk].map(([sdk, nodes]) => [sdk, text(nodes)])),
  };
};

/** Puts a heading's tag into its text. Keeps only the title from the options after a code block's language. */
const finished = (node: RootContent): RootContent => {
  if (node.type === 'heading' && node.data?.tag)
    return { ...node, children: [...node.children, { type: 'text', value: ` (${node.data.tag})` }] };
  if (node.type === 'code') {
    const title = node.data?.sample?.title;
    return { ...node, lang: node.lang ?? null, meta: title ? `title="${title}"` : null };
  }
  if (!('children' in node)) return node;
  // Only headings and code change, and their types stay the same.
  return { ...node, children: node.children.map((child) => finished(child as RootContent)) } as RootContent;
};
