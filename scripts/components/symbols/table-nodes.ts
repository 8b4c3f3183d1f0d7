import type { PhrasingContent, Table } from 'mdast';
import { text } from '#scripts/components/plain.ts';

/** A table with a header. Each cell is a list of nodes. */
export const tableOf = (header: readonly string[], rows: readonly PhrasingContent[][][]): Table => {
  const rowOf = (cells: readonly PhrasingContent[][]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  return {
    type: 'table',
    align: header.map(() => null),
    children: [rowOf(header.map((title) => [text(title)])), ...rows.map(rowOf)],
  };
};

/** The parts of a cell, each on a line of its own. */
export const lines = (parts: readonly PhrasingContent[][]): PhrasingContent[] =>
  parts.flatMap((part, index): PhrasingContent[] => (index > 0 ? [{ type: 'break' }, ...part] : part));
