/** @jsxRuntime automatic @jsxImportSource preact */
import type { FootnoteDefinition } from 'mdast';
import type { RenderNodes } from './render-nodes.ts';

/** The id of a footnote. The anchor of a heading never contains a colon, so the two cannot clash. */
const noteId = (number: number) => `footnote:${number}`;

export const footnoteReference = (number: number) => (
  <sup class="footnote-reference">
    <a href={`#${noteId(number)}`} aria-label={`Footnote ${number}`}>
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
      {[...numbers].map(([identifier, number]) => (
        <li id={noteId(number)}>
          {render(definitions.find((definition) => definition.identifier === identifier)?.children ?? [])}
        </li>
      ))}
    </ol>
  </section>
);
