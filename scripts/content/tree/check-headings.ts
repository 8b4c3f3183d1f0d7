import type { Root } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

/** Reports headings of level 1, and headings that skip a level. */
export const checkHeadings = (root: Root, report: Report): void => {
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
