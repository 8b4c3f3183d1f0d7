import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Report } from '#scripts/content/problems/problem.ts';
import { walk } from './nodes.ts';

const inWords = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/**
 * Reports columns without a name, which screen readers announce before each cell, and rows with more or fewer cells than
 * columns: browsers do not show the cells that are too many.
 */
export const checkTables = (root: Root, report: Report): void => {
  for (const node of walk(root)) {
    if (node.type !== 'table') continue;
    const columns = node.children[0]?.children ?? [];
    for (const [index, cell] of columns.entries())
      if (textOf(cell).trim() === '')
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
  }
};
