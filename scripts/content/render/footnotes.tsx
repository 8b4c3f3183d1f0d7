/** @jsxRuntime automatic @jsxImportSource preact */
import type { FootnoteDefinition } from 'mdast';
import type { RenderNodes } from './render-html.tsx';

const noteId = (identifier: string) => `note-${identifier}`;

export const footnoteReference = (identifier: string, number: number) => (
  <sup class="footnote-reference">
    <a href={`#${noteId(identifier)}`} aria-label={`Footnote ${number}`}>
      {number}
    </a>
  </sup>
);

/** The footnotes that the page refers to, in the order of their first reference. */
export const Footnotes = ({
  numbers,
  definitions,
  render,
}: {
  numbers: ReadonlyMap<string, number>;
  definitions: readonly FootnoteDefinition[];
  render: RenderNodes;
}) => (
  <section class="footnotes" aria-label="Footnotes">
    <ol>
      {[...numbers.keys()].map((identifier) => (
        <li id={noteId(identifier)}>
          {render(definitions.find((definition) => definition.identifier === identifier)?.children ?? [])}
        </li>
      ))}
    </ol>
  </section>
);
