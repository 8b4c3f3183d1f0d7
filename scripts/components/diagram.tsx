/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/component.ts';
import type { DiagramSvg } from './diagram-svg.ts';
import { paragraph, text } from './plain.ts';

const Drawing = ({ svg, alt }: { svg: DiagramSvg; alt: string }) => (
  <svg
    role="img"
    aria-label={alt}
    viewBox={svg.viewBox}
    width={svg.width}
    height={svg.height}
    dangerouslySetInnerHTML={{ __html: svg.content }}
  />
);

/** A graph in Graphviz's language, drawn at build. */
export const diagram = defineComponent({
  props: { alt: v.pipe(v.string(), v.trim(), v.nonEmpty()), caption: v.optional(v.string()) },
  place: 'block',
  content: 'code',
  check: (node, report) => {
    const [graph, second] = node.children;
    if (graph?.type !== 'code' || graph.lang !== 'dot' || second)
      report(
        second ?? node,
        '`<Diagram>` holds exactly one code block in the language `dot`.',
        'Write the graph in one block that begins with ```dot.',
      );
  },
  html: ({ node, props }) => (
    <figure class="diagram">
      {node.data?.svg && <Drawing svg={node.data.svg} alt={props.alt} />}
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  ),
  markdown: ({ props, children }) => [
    paragraph(text(props.caption ? `${props.caption}: ${props.alt}` : props.alt)),
    ...children,
  ],
  search: ({ props }) => [paragraph(text([props.caption, props.alt].filter(Boolean).join(' ')))],
});
