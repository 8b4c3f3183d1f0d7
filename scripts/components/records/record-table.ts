import type { PhrasingContent, Table } from 'mdast';
import { phrasingOf } from '#scripts/components/symbols/drawing.ts';
import { tableOf } from '#scripts/components/symbols/table-nodes.ts';
import { recordOrigin } from '#scripts/content/records/record-origin.ts';
import type { ExpansionView } from '#scripts/content/tree/component.ts';

export interface RecordRow {
  /** The name of the record that the row is made from. */
  record: string;
  cells: readonly PhrasingContent[][];
}

/** A table of records. Columns without content are left out. */
export const recordTable = (header: readonly string[], rows: readonly RecordRow[]): Table => {
  const filled = header.map((_, column) => rows.some(({ cells }) => (cells[column]?.length ?? 0) > 0));
  const keep = <Cell>(cells: readonly Cell[]) => cells.filter((_, column) => filled[column]);
  const table = tableOf(
    keep(header),
    rows.map(({ cells }) => keep(cells)),
  );
  for (const [index, { record }] of rows.entries()) {
    const row = table.children[index + 1];
    if (row) row.data = { record };
  }
  return table;
};

export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** The Markdown of a record as part of a sentence. */
export const lineOf = (markdown: string | undefined, { parse }: Pick<ExpansionView, 'parse'>) =>
  markdown ? phrasingOf(parse(markdown, recordOrigin(markdown))) : [];
