/** @jsxRuntime automatic @jsxImportSource preact */
import type { Nodes, Root } from 'mdast';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Figure, Picture } from '#scripts/components/image.tsx';
import { COMPONENTS } from '#scripts/components/registry.ts';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { CodeFigure } from './code-figure.tsx';
import { Footnotes, footnoteReference } from './footnotes.tsx';
import { ArticleHeading } from './heading.tsx';
import type { RenderNodes } from './render-nodes.ts';
import { ArticleTable } from './table.tsx';

/** The article of a page as HTML. */
export const renderHtml = (root: Root): string => {
  const footnotes = [...walk(root)]
    .filter((node) => node.type === 'footnoteReference')
    .map(({ identifier }) => identifier);
  const numbers = new Map([...new Set(footnotes)].map((identifier, index) => [identifier, index + 1]));
  const definitions = root.children.filter((node) => node.type === 'footnoteDefinition');
  const renderer = htmlRenderer(numbers);
  return renderToString(
    <>
      {renderer(root.children)}
      {numbers.size > 0 && <Footnotes {...{ numbers, definitions }} render={renderer} />}
    </>,
  );
};

const htmlRenderer = (footnotes: ReadonlyMap<string, number>): RenderNodes => {
  const all: RenderNodes = (nodes) => nodes.map(one);

  const one = (node: Nodes): ComponentChildren => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'paragraph': {
        const [only] = node.children;
        if (only?.type === 'image' && node.children.length === 1)
          return <Figure image={only.data?.image} alt={only.alt ?? ''} caption={only.title} />;
        return <p>{all(node.children)}</p>;
      }
      case 'heading':
        return <ArticleHeading node={node}>{all(node.children)}</ArticleHeading>;
      case 'component':
        return COMPONENTS[node.name].html({ node, children: all(node.children) });
      case 'code':
        return node.data?.sample ? <CodeFigure sample={node.data.sample} /> : null;
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'strong':
        return <strong>{all(node.children)}</strong>;
      case 'emphasis':
        return <em>{all(node.children)}</em>;
      case 'delete':
        return <del>{all(node.children)}</del>;
      case 'link':
        return (
          <a {...linkProps(node.url)} title={node.title ?? undefined}>
            {all(node.children)}
          </a>
        );
      case 'image':
        return <Picture image={node.data?.image} alt={node.alt ?? ''} />;
      case 'break':
        return <br />;
      case 'thematicBreak':
        return <hr />;
      case 'blockquote':
        return <blockquote>{all(node.children)}</blockquote>;
      case 'list': {
        const loose = node.spread || node.children.some(({ spread }) => spread);
        const items = node.children.map((item) => (
          <li class={typeof item.checked === 'boolean' ? 'task' : undefined}>
            {typeof item.checked === 'boolean' && (
              <input
                type="checkbox"
                disabled
                checked={item.checked}
                aria-label={item.checked ? 'Done' : 'To do'}
              />
            )}
            {item.children.map((child) =>
              child.type === 'paragraph' && !loose ? all(child.children) : one(child),
            )}
          </li>
        ));
        if (!node.ordered) return <ul>{items}</ul>;
        return <ol start={node.start && node.start !== 1 ? node.start : undefined}>{items}</ol>;
      }
      case 'table':
        return <ArticleTable node={node} render={all} />;
      case 'footnoteReference':
        return footnoteReference(footnotes.get(node.identifier) ?? 0);
      default:
        return null;
    }
  };
  return all;
};
