import type { Node, Tree } from 'web-tree-sitter';
import { childrenOf } from '#scripts/content/code/links/nodes.ts';
import type { CodeMistake } from './code-mistake.ts';
import { mistakeAt } from './tree-mistake.ts';

/** The elements without an end tag, and those whose end tag may be left out. */
const OPEN_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source track wbr body colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** The first end tag without a start, or start tag without an end. The grammar of HTML accepts both. */
export const htmlMistake = ({ rootNode }: Tree): CodeMistake | undefined => firstMistake(rootNode);

const firstMistake = (node: Node): CodeMistake | undefined => {
  if (node.type === 'erroneous_end_tag') return mistakeAt(node, `\`${node.text}\` closes nothing`);
  const children = childrenOf(node);
  for (const child of children) {
    const found = firstMistake(child);
    if (found) return found;
  }
  const [start] = children;
  if (start?.type !== 'start_tag' || children.some(({ type }) => type === 'end_tag')) return undefined;
  const [, name = ''] = /^<([\w-]+)/.exec(start.text) ?? [];
  return OPEN_ELEMENTS.has(name.toLowerCase()) ? undefined : mistakeAt(start, `\`<${name}>\` is not closed`);
};
