import type { PhrasingContent, Table } from 'mdast';
import { phrasingOf, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { recordOrigin } from '#scripts/content/records/record-origin.ts';
import type { ExpansionView } from '#scripts/content/tree/component.ts';

/** Reads the Markdown of records. */
export type Parser = Pick<ExpansionView, 'parse'>;

interface RecordRow {
  /** The name of the record that the row is made from. */
  record: string;
  cells: PhrasingContent[][];
}

/** A table whose rows are records. */
export const recordTable = (header: readonly string[], rows: readonly RecordRow[]): Table => {
  const table = tableOf(
    header,
    rows.map(({ cells }) => cells),
  );
  for (const [index, { record }] of rows.entries()) {
    const row = table.children[index + 1];
    if (row) row.data = { record };
  }
  return table;
};

/** The value that applies if nothing else is written, as a sentence after another one. */
export const defaultSentence = (preset: string | undefined, view: Parser): PhrasingContent[] =>
  preset ? [text(' The default is '), ...lineOf(preset, view), text('.')] : [];

/** The Markdown of a record as part of a sentence. */
export const lineOf = (markdown: string | undefined, { parse }: Parser) =>
  markdown ? phrasingOf(parse(markdown, recordOrigin(markdown))) : [];
