/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { pointOf } from '#scripts/content/problems/problem.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { type DiagramSvg, drawDiagram } from './diagram-svg.ts';
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

/** A graph in Graphviz's DOT language. The build draws it. */
export const diagram = defineComponent({
  props: { alt: v.pipe(v.string(), v.trim(), v.nonEmpty()), caption: v.optional(v.string()) },
  place: 'block',
  content: 'code',
  aliases: ['Mermaid'],
  check: (node, report) => {
    const [graph, second] = node.children;
    if (graph?.type !== 'code' || graph.lang !== 'dot' || second)
      report(
        second ?? node,
        '`<Diagram>` holds exactly one code block in the language `dot`.',
        'Write the graph in one block that begins with ```dot.',
      );
  },
  prepare: async ({ node, report }) => {
    const [graph] = node.children;
    if (graph?.type !== 'code' || graph.lang !== 'dot') return undefined;
    const svg = await drawDiagram(graph.value);
    if (!('error' in svg)) return svg;
    report(
      { line: pointOf(graph).line + svg.line, column: 1 },
      `Graphviz cannot read the graph: ${svg.error}.`,
      'Mend the graph: `digraph { api -> service }`.',
    );
    return undefined;
  },
  html: ({ props, prepared }) => (
    <figure class="diagram">
      <Drawing svg={prepared} alt={props.alt} />
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  ),
  markdown: ({ props, children }) => [
    paragraph(text(props.caption ? `${props.caption}: ${props.alt}` : props.alt)),
    ...children,
  ],
  search: ({ props }) => [paragraph(text([props.caption, props.alt].filter(Boolean).join(' ')))],
});
