/** @jsxRuntime automatic @jsxImportSource preact */

import type {
  AlignType,
  FootnoteDefinition,
  Heading,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Root,
  Table,
  TableRow,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { MARKUP } from '#client/contracts/markup.ts';
import { linkProps } from '#scripts/content/addresses.ts';
import { viewOf } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { BreakableCode, CodeFigure, CodeInText, Figure, Picture } from './html-parts.tsx';

/** Renders the nodes inside an element. */
type RenderNodes = (nodes: readonly Nodes[]) => ComponentChildren;

type FootnoteNumbers = ReadonlyMap<string, number>;

/** The article of a page as HTML. */
export const renderHtml = (root: Root): string => {
  const numbers = footnoteNumbers(root);
  const definitions = new Map(
    walk(root).flatMap((node) => (node.type === 'footnoteDefinition' ? [[node.identifier, node]] : [])),
  );
  const render: RenderNodes = (nodes) => nodes.map((node) => renderNode(node, render, numbers));
  return renderToString(
    <>
      {render(root.children)}
      {numbers.size > 0 && <Footnotes {...{ numbers, definitions, render }} />}
    </>,
  );
};

/** The number of each footnote, in the order of first references. */
const footnoteNumbers = (root: Root): FootnoteNumbers => {
  const references = walk(root).filter((node) => node.type === 'footnoteReference');
  const identifiers = new Set(references.map(({ identifier }) => identifier));
  return new Map([...identifiers].map((identifier, index) => [identifier, index + 1]));
};

/** Renders one node. `render` renders the nodes inside it. */
const renderNode = (node: Nodes, render: RenderNodes, footnotes: FootnoteNumbers): ComponentChildren => {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <ArticleParagraph node={node} render={render} />;
    case 'heading':
      return <ArticleHeading node={node}>{render(node.children)}</ArticleHeading>;
    case 'component':
      return node.definition.html({ ...viewOf(node), children: render(node.children) });
    case 'code':
      return node.data?.sample ? <CodeFigure sample={node.data.sample} /> : null;
    case 'inlineCode':
      return <CodeInText text={node.value} />;
    case 'strong':
      return <strong>{render(node.children)}</strong>;
    case 'emphasis':
      return <em>{render(node.children)}</em>;
    case 'delete':
      return <del>{render(node.children)}</del>;
    case 'link':
      return (
        <a {...linkProps(node.url)} title={node.title ?? undefined}>
          {render(node.children)}
        </a>
      );
    case 'image':
      return <Picture image={node.data?.image} alt={node.alt ?? ''} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{render(node.children)}</blockquote>;
    case 'list':
      return <ArticleList node={node} render={render} />;
    case 'table':
      return <ArticleTable node={node} render={renderInCell(footnotes)} />;
    case 'footnoteReference':
      return footnoteReference(footnotes.get(node.identifier) ?? 0);
    default:
      return null; // such as the definition of a footnote, which is in the list of footnotes
  }
};

const renderInCell = (footnotes: FootnoteNumbers): RenderNodes => {
  const render: RenderNodes = (nodes) =>
    nodes.map((node) =>
      node.type === 'inlineCode' ? <BreakableCode text={node.value} /> : renderNode(node, render, footnotes),
    );
  return render;
};

/** A paragraph, or a figure if the paragraph contains only an image. */
const ArticleParagraph = ({ node, render }: { node: Paragraph; render: RenderNodes }) => {
  const [only] = node.children;
  if (only?.type === 'image' && node.children.length === 1)
    return <Figure image={only.data?.image} alt={only.alt ?? ''} caption={only.title} />;
  return <p>{render(node.children)}</p>;
};

/**
 * A heading, with its tag next to the text. The link to it follows the heading instead of being inside, because screen readers
 * name a heading by all that it contains. CSS writes its `#`, so that it is not copied with the heading. No `div` surrounds
 * them, because the reader views of browsers take a short one for a menu and remove it.
 */
const ArticleHeading = ({ node, children }: { node: Heading; children: ComponentChildren }) => {
  const { id, tag } = node.data ?? {};
  const Level = `h${node.depth}` as const;
  return (
    <header class={Level}>
      <Level id={id}>
        {children}
        {tag && (
          <>
            {' '}
            <span class="tag">{tag}</span>
          </>
        )}
      </Level>
      {/* biome-ignore lint/a11y/useAnchorContent: the label names the link, and CSS writes its `#`. */}
      <a class={MARKUP.anchor} href={`#${id}`} aria-label={`Link to ${textOf(node)}`} />
    </header>
  );
};

/** A list. Paragraphs in a tight list have no `<p>` tags. An item may be a task, which has a checkbox. */
const ArticleList = ({ node, render }: { node: List; render: RenderNodes }) => {
  const isLoose = node.spread || node.children.some(({ spread }) => spread);
  const items = node.children.map((item) => <Item item={item} isLoose={isLoose === true} render={render} />);
  if (!node.ordered) return <ul>{items}</ul>;
  return <ol start={node.start === 1 ? undefined : (node.start ?? undefined)}>{items}</ol>;
};

const Item = ({ item, isLoose, render }: { item: ListItem; isLoose: boolean; render: RenderNodes }) => {
  const isTask = typeof item.checked === 'boolean';
  return (
    <li class={isTask ? 'task' : undefined}>
      {isTask && (
        <input
          type="checkbox"
          disabled
          checked={item.checked === true}
          aria-label={item.checked ? 'Done' : 'To do'}
        />
      )}
      {item.children.map((child) =>
        render(child.type === 'paragraph' && !isLoose ? child.children : [child]),
      )}
    </li>
  );
};

interface Row {
  row: TableRow;
  isHeader?: boolean;
  align: readonly AlignType[];
  /** The titles of the columns if the row is a card on phones. */
  labels: readonly string[] | undefined;
  render: RenderNodes;
}

const alignClass = (align: AlignType | undefined) =>
  align === 'right' || align === 'center' ? `align-${align}` : undefined;

/** In a row of more than two cells, the first names the others: screen readers say it before each of them. */
const Cells = ({ row, align, labels, render, isHeader }: Row) => (
  <tr role={labels && 'row'}>
    {row.children.map((cell, column) => {
      const isName = !isHeader && column === 0 && row.children.length > 2;
      const role = isHeader ? 'columnheader' : isName ? 'rowheader' : 'cell';
      const Cell = isHeader || isName ? 'th' : 'td';
      return (
        <Cell
          scope={isHeader ? 'col' : isName ? 'row' : undefined}
          role={labels && role}
          class={alignClass(align[column])}
          data-label={isHeader || isName ? undefined : labels?.[column]}
        >
          {render(cell.children)}
        </Cell>
      );
    })}
  </tr>
);

/** A phone has no room for this many columns, so there each row is a card, which names its values. */
const COLUMNS_OF_CARDS = 4;

/**
 * A table in a box that scrolls separately on a narrow screen. The box is not a landmark, because a page has many
 * tables. It is not a `div`, because axe wants those to be landmarks if they are tab stops. A table whose rows are cards has
 * roles, because for some browsers it is one only while it looks like one.
 */
const ArticleTable = ({ node, render }: { node: Table; render: RenderNodes }) => {
  const [header, ...rows] = node.children;
  const align = node.align ?? [];
  const labels =
    header && header.children.length >= COLUMNS_OF_CARDS
      ? header.children.map((cell) => textOf(cell))
      : undefined;
  return (
    <section
      class={labels ? `${MARKUP.tableScroll} table-cards` : MARKUP.tableScroll}
      tabindex={0}
      role="group"
      aria-label={node.data?.label ?? 'Table'}
    >
      <table role={labels && 'table'}>
        {header && (
          <thead role={labels && 'rowgroup'}>
            <Cells isHeader row={header} {...{ align, labels, render }} />
          </thead>
        )}
        <tbody role={labels && 'rowgroup'}>
          {rows.map((row) => (
            <Cells row={row} {...{ align, labels, render }} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The id of a footnote. The anchor of a heading never contains a colon, so the two cannot clash. */
const noteId = (number: number) => `footnote:${number}`;

const footnoteReference = (number: number) => (
  <sup class="footnote-reference">
    <a href={`#${noteId(number)}`} aria-label={`Footnote ${number}`}>
      {number}
    </a>
  </sup>
);

/** The footnotes that the page refers to, in the order of their first reference. */
const Footnotes = ({
  numbers,
  definitions,
  render,
}: {
  numbers: ReadonlyMap<string, number>;
  definitions: ReadonlyMap<string, FootnoteDefinition>;
  render: RenderNodes;
}) => (
  <section class="footnotes" aria-label="Footnotes">
    <ol>
      {[...numbers].map(([identifier, number]) => (
        <li id={noteId(number)}>{render(definitions.get(identifier)?.children ?? [])}</li>
      ))}
    </ol>
  </section>
);
