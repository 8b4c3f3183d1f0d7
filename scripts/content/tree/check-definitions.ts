import type { FootnoteDefinition, Nodes } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';

/** Reports what the nodes of a page define twice, and footnotes that nothing refers to. */
export const checkDefinitions = (nodes: readonly Nodes[], report: Report): void => {
  const used = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? node.identifier : [])));
  for (const node of nodes) if (node.type === 'footnoteDefinition') checkFootnote(node, used, report);
  checkDefinedOnce(nodes, report);
};

/** Readers get the first of several definitions of a name. Those that lead to `#` are comments: `[//]: # (Mend this.)`. */
const checkDefinedOnce = (nodes: readonly Nodes[], report: Report): void => {
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue;
    if ('url' in node && node.url === '#') continue;
    const mark = `[${node.type === 'definition' ? '' : '^'}${node.identifier}]`;
    if (seen.has(mark)) report(node, `The page defines \`${mark}\` twice.`, 'Remove one of the two.');
    seen.add(mark);
  }
};

const checkFootnote = (node: FootnoteDefinition, used: ReadonlySet<string>, report: Report): void => {
  if (!used.has(node.identifier))
    report(
      node,
      `Nothing refers to the footnote \`[^${node.identifier}]\`, so no reader sees it.`,
      `Write \`[^${node.identifier}]\` in a sentence, or remove the footnote.`,
    );
};
