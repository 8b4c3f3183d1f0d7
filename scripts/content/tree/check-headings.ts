import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Report } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

/** Reports headings of level 1, headings that skip a level, and headings that repeat another one of the same section. */
export const checkHeadings = (root: Root, report: Report): void => {
  checkRepeats(root, report);
  let last = 1;
  for (const node of walk(root)) {
    if (node.type !== 'heading') continue;
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
  }
};

/** Headings inside components are left out, because each panel may have the same ones. */
const checkRepeats = (root: Root, report: Report): void => {
  let sections: { depth: number; titles: Set<string> }[] = [];
  for (const node of root.children) {
    if (node.type !== 'heading') continue;
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
  }
};
