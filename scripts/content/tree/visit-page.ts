import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { didYouMean } from '#scripts/content/problems/problem.ts';
import { anchors } from './assign-anchors.ts';
import { names } from './collect-names.ts';
import { lineLengths } from './line-lengths.ts';
import { locationOf, type PageVisit, type PageVisitor } from './nodes.ts';

/** Reports headings of level 1, and headings that skip a level. */
const headingLevels: PageVisitor = ({ report }) => {
  let last = 1;
  return {
    node: (node) => {
      if (node.type !== 'heading') return;
      const { depth } = node;
      if (depth === 1)
        report(
          node,
          'There is a `#` heading in the body.',
          'The title of the front matter is the `h1`. Begin with `##`.',
        );
      else if (depth > last + 1)
        report(
          node,
          `The heading jumps from level ${last} to level ${depth}.`,
          `Write \`${'#'.repeat(last + 1)}\`.`,
        );
      last = depth;
    },
  };
};

/**
 * Reports headings that repeat another one of the same section. Headings inside components are left out, because each panel may
 * have the same ones.
 */
const repeatedHeadings: PageVisitor = ({ report }) => {
  let sections: { depth: number; titles: Set<string> }[] = [];
  return {
    node: (node, parent) => {
      if (node.type !== 'heading' || parent?.type !== 'root') return;
      const title = textOf(node).trim();
      sections = sections.filter(({ depth }) => depth <= node.depth);
      const section = sections.find(({ depth }) => depth === node.depth);
      if (title && section?.titles.has(title))
        report(
          node,
          `There is another heading "${title}" of the same level in this part of the page.`,
          'Say in each what differs, or make the two sections one.',
        );
      if (section) section.titles.add(title);
      else sections.push({ depth: node.depth, titles: new Set([title]) });
    },
  };
};

/** The anchor of the text before a page's first heading, for its keywords. */
const OVERVIEW = 'overview';

/** Reports keywords whose section the page does not have. */
const knownKeywords: PageVisitor = ({ facts, keywords: { words, position }, report }) => ({
  end: () => {
    const { anchors } = facts;
    if (!anchors) return;
    for (const [anchor] of words)
      if (anchor !== OVERVIEW && !anchors.includes(anchor))
        report(
          position,
          `\`keywords\` names the section \`${anchor}\`, which the page does not have.`,
          didYouMean(anchor, anchors),
        );
  },
});

const inWords = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * Reports columns without a name, which screen readers announce before each cell, and rows with more or fewer cells than
 * columns: browsers do not show the cells that are too many. Names each table after its columns, because screen readers need
 * different names for a page's scrollable boxes.
 */
const tables: PageVisitor = ({ report }) => {
  const counts = new Map<string, number>();
  return {
    node: (node) => {
      if (node.type !== 'table') return;
      const columns = node.children[0]?.children ?? [];
      const titles = columns.map((cell) => textOf(cell).trim());
      for (const [index, cell] of columns.entries())
        if (!titles[index])
          report(
            cell,
            `Column ${index + 1} of the table has no name.`,
            'Write what its cells are into its first row, such as `Part` or `What differs`.',
          );
      for (const row of node.children)
        if (row.children.length !== columns.length)
          report(
            row,
            `The table has ${inWords(columns.length, 'column')}, and this row ${inWords(row.children.length, 'cell')}.`,
            'Write one cell for each column: `| |` is an empty one, and `\\|` is a `|` inside a cell.',
          );
      const name = ['Table', titles.filter(Boolean).join(', ')].filter(Boolean).join(': ');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      node.data = { ...node.data, label: count > 1 ? `${name} (${count})` : name };
    },
  };
};

const links: PageVisitor = ({ facts }) => ({
  node: (node) => {
    if (node.type === 'link') facts.links.push({ url: node.url, ...locationOf(node) });
    if (node.type !== 'component') return;
    const props = new Map(Object.entries(node.props));
    for (const name of node.definition.links) {
      const url: unknown = props.get(name);
      if (typeof url === 'string') facts.links.push({ url, ...locationOf(node) });
    }
  },
});

/** The names of the records that the page shows, each once. */
const records: PageVisitor = ({ facts }) => ({
  node: ({ data }) => {
    if (data?.record !== undefined && !facts.records.includes(data.record)) facts.records.push(data.record);
  },
});

/** Counts the code blocks. Signatures are declarations from data, not samples. */
const samples: PageVisitor = ({ facts: { samples: found } }) => ({
  node: (node) => {
    if (node.type !== 'code' || (node.data?.origin && node.data.fence?.fragment)) return;
    found.count += 1;
    if (node.data?.fence?.fragment) found.fragments.push(node.position?.start.line ?? 1);
  },
});

/** They end in this order. A new check is a line here. */
const VISITORS: readonly PageVisitor[] = [
  headingLevels,
  repeatedHeadings,
  anchors,
  knownKeywords,
  tables,
  links,
  names,
  records,
  samples,
  lineLengths,
];

/** Runs all checks and collectors of a page in one walk. */
export const visitPage = (root: Root, visit: PageVisit): void => {
  const visitors = VISITORS.map((visitor) => visitor(visit));
  const enter = (node: Nodes, parent?: Nodes) => {
    for (const visitor of visitors) visitor.node?.(node, parent);
    // Asking with `in` whether a node has children takes most of the time of a walk.
    const { children = [] } = node as { children?: Nodes[] };
    for (const child of children) enter(child, node);
  };
  enter(root);
  for (const visitor of visitors) visitor.end?.();
};
