/** @jsxRuntime automatic @jsxImportSource preact */
import type { Nodes, Paragraph, Root } from 'mdast';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { CodeFigure } from './code-figure.tsx';
import { BreakableCode, CodeInText } from './code-in-text.tsx';
import { Figure, Picture } from './figure.tsx';
import { Footnotes, footnoteReference } from './footnotes.tsx';
import { ArticleHeading } from './heading.tsx';
import { ArticleList } from './list.tsx';
import type { RenderNodes } from './render-nodes.ts';
import { ArticleTable } from './table.tsx';

type FootnoteNumbers = ReadonlyMap<string, number>;

/** The article of a page as HTML. */
export const renderHtml = (root: Root): string => {
  const numbers = footnoteNumbers(root);
  const definitions = walk(root).filter((node) => node.type === 'footnoteDefinition');
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
      return node.definition.html({ node, children: render(node.children) });
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
