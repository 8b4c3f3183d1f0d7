import type { Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { PageMeta } from '#worker/page/types.ts';
import { plainPage } from './plain-page.ts';

const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** The page as plain Markdown, with its title as heading and its description as first paragraph. */
export const pageMarkdown = (root: Root, { title, description }: PageMeta): string =>
  toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
        { type: 'paragraph', children: [{ type: 'text', value: description }] },
        ...plainPage(root, 'markdown').map(finished),
      ],
    },
    OPTIONS,
  );

/** Puts a heading's tag into its text and leaves of a code block's words only the file name. */
const finished = (node: RootContent): RootContent => {
  if (node.type === 'heading' && node.data?.tag)
    return { ...node, children: [...node.children, { type: 'text', value: ` (${node.data.tag})` }] };
  if (node.type === 'code') {
    const title = node.data?.sample?.title;
    return { ...node, lang: node.lang ?? null, meta: title ? `title="${title}"` : null };
  }
  if (!('children' in node)) return node;
  // Only headings and code change, each into one of its kind.
  return { ...node, children: node.children.map((child) => finished(child as RootContent)) } as RootContent;
};
