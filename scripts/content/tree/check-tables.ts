import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Report } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

/** Reports columns without a name. Screen readers announce the name before each cell. */
export const checkTables = (root: Root, report: Report): void => {
  for (const node of walk(root))
    if (node.type === 'table')
      for (const [index, cell] of (node.children[0]?.children ?? []).entries())
        if (textOf(cell).trim() === '')
          report(
            cell,
            `Column ${index + 1} of the table has no name.`,
            'Write what its cells are into its first row, such as `Part` or `What differs`.',
          );
};
