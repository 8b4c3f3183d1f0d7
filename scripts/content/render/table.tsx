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

const BodyRow = ({ row, align, render }: Row) => (
  <tr>
    {row.children.map((cell, column) => (
      <td class={alignClass(align[column])}>{render(cell.children)}</td>
    ))}
  </tr>
);

/** A table in a region that scrolls separately on a narrow screen. */
export const ArticleTable = ({ node, render }: { node: Table; render: RenderNodes }) => {
  const [header, ...rows] = node.children;
  const align = node.align ?? [];
  return (
    <div class={MARKUP.tableScroll} tabindex={0} role="region" aria-label={node.data?.label ?? 'Table'}>
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
    </div>
  );
};
