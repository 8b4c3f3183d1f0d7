/** @jsxRuntime automatic @jsxImportSource preact */
import type { AlignType, Table, TableRow } from 'mdast';
import { MARKUP } from '#client/contracts/markup.ts';
import type { RenderNodes } from './render-nodes.ts';

interface Row {
  row: TableRow;
  align: readonly AlignType[];
  render: RenderNodes;
}

const alignClass = (align: AlignType | undefined) =>
  align === 'right' || align === 'center' ? `align-${align}` : undefined;

const HeaderRow = ({ row, align, render }: Row) => (
  <tr>
    {row.children.map((cell, column) => (
      <th scope="col" class={alignClass(align[column])}>
        {render(cell.children)}
      </th>
    ))}
  </tr>
);

/** In a row of more than two cells, the first names the others: screen readers say it before each of them. */
const BodyRow = ({ row, align, render }: Row) => (
  <tr>
    {row.children.map((cell, column) => {
      const isName = column === 0 && row.children.length > 2;
      const Cell = isName ? 'th' : 'td';
      return (
        <Cell scope={isName ? 'row' : undefined} class={alignClass(align[column])}>
          {render(cell.children)}
        </Cell>
      );
    })}
  </tr>
);

/**
 * A table in a box that scrolls separately on a narrow screen. The box is not a landmark, because a page has many
 * tables. It is not a `div`, because axe wants those to be landmarks if they are tab stops.
 */
export const ArticleTable = ({ node, render }: { node: Table; render: RenderNodes }) => {
  const [header, ...rows] = node.children;
  const align = node.align ?? [];
  return (
    <section class={MARKUP.tableScroll} tabindex={0} role="group" aria-label={node.data?.label ?? 'Table'}>
      <table>
        {header && (
          <thead>
            <HeaderRow row={header} align={align} render={render} />
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <BodyRow row={row} align={align} render={render} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
