import * as v from 'valibot';
import { ICON_NAMES } from '#content/generated/icon-names.ts';
import { paragraph, plainText, text } from '#scripts/components/markdown-nodes.ts';
import { positionInSample } from '#scripts/content/code/fence.ts';
import { didYouMean, pointAt, pointOf } from '#scripts/content/problems/problem.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { Drawings, isIconName } from './drawing.tsx';
import { readGraph } from './graph.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/** A graph in Graphviz's DOT language, which the build draws for wide and for narrow windows. */
export const diagram = defineComponent({
  props: { alt: plainText, caption: v.optional(plainText) },
  content: 'code',
  aliases: ['Mermaid'],
  check: (node, report) => {
    const [graph, second] = node.children;
    if (graph?.type !== 'code' || graph.lang !== 'dot' || second)
      report(
        second ?? node,
        '`<Diagram>` must contain exactly one code block in the language `dot`.',
        'Write the graph in one block that begins with ```dot.',
      );
  },
  prepare: async ({ node, report }) => {
    const [code] = node.children;
    if (code?.type !== 'code' || code.lang !== 'dot') return undefined;
    const graph = await readGraph(code.value);
    if ('error' in graph) {
      report(
        { line: pointOf(code).line + graph.line, column: 1 },
        `Graphviz cannot read the graph: ${graph.error}.`,
        'Fix the graph: `digraph { api -> service }`.',
      );
      return undefined;
    }
    for (const { name, icon } of graph.nodes)
      if (icon !== undefined && !isIconName(icon))
        report(
          positionInSample(
            code,
            pointAt(code.value, Math.max(0, code.value.search(`class\\s*=\\s*"?${icon}\\b`))),
          ),
          `The node \`${name}\` has no icon \`${icon}\`.`,
          didYouMean(icon, ICON_NAMES),
        );
    for (const { from, to } of graph.edges)
      if (to.rank <= from.rank)
        report(
          code,
          `The line from \`${from.name}\` to \`${to.name}\` points backward.`,
          'Draw the graph in one direction, without cycles.',
        );
    return graph;
  },
  html: ({ props: { alt, caption }, prepared }) => (
    <figure class="diagram">
      <Drawings graph={prepared} alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  ),
  markdown: ({ props, children }) => [
    paragraph(text(props.caption ? `${props.caption}: ${props.alt}` : props.alt)),
    ...children,
  ],
  search: ({ props }) => [paragraph(text([props.caption, props.alt].filter(Boolean).join(' ')))],
});
