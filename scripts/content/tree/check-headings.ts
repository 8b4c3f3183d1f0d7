import type { Root } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

/** Headings begin at `##` and no level is left out; none stands where a reader may not see it. */
export const checkHeadings = (root: Root, report: Report): void => {
  let last = 1;
  for (const node of walk(root)) {
    if (node.type === 'component' && node.name === 'BySdk') {
      for (const inner of walk(node)) {
        if (inner.type === 'heading')
          report(
            inner,
            'A heading stands inside `<BySdk>`.',
            'Write the heading before it: the side navigation lists it for every reader.',
          );
      }
    }
    if (node.type !== 'heading') continue;
    const { depth } = node;
    if (depth === 1)
      report(
        node,
        'A `#` heading stands in the body.',
        'The title of the front matter is the `h1`. Begin with `##`.',
      );
    else if (depth > last + 1)
      report(
        node,
        `The heading jumps from level ${last} to level ${depth}.`,
        `Write \`${'#'.repeat(last + 1)}\`.`,
      );
    last = Math.max(depth, 1);
  }
};
