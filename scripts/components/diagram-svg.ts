import { Graphviz } from '@hpcc-js/wasm-graphviz';

/** A finished drawing without colors, fonts or ids. The style sheet adds colors and fonts. */
export interface DiagramSvg {
  viewBox: string;
  /** The width in CSS pixels. */
  width: number;
  height: number;
  content: string;
}

export interface DiagramError {
  /** The first line of Graphviz's message. */
  error: string;
  /** The line in the graph, counted from 1. */
  line: number;
}

/** Graphviz sizes boxes by the metrics of these fonts. The page uses its own font of about the same width. */
const DEFAULTS = `
graph [pad="0.05" ranksep=0.4 fontname="Helvetica" fontsize=13]
node [shape=box style=rounded margin="0.18,0.1" height=0.4 fontname="Helvetica" fontsize=14]
edge [arrowsize=0.7 fontname="Helvetica" fontsize=14]
`.replaceAll('\n', ' ');

const KEPT_ATTRIBUTES = 'class|d|points|cx|cy|rx|ry|x|y|x1|y1|x2|y2|width|height|transform|text-anchor';

let graphviz: Promise<Graphviz> | undefined;

export const drawDiagram = async (graph: string): Promise<DiagramSvg | DiagramError> => {
  graphviz ??= Graphviz.load();
  const engine = await graphviz;
  try {
    return finished(engine.layout(graph.replace('{', `{${DEFAULTS}`), 'svg', 'dot'));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { error: text.trim().split('\n')[0] ?? text, line: Number(/line (\d+)/.exec(text)?.[1] ?? 1) };
  }
};

const finished = (svg: string): DiagramSvg => {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 0 0';
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const content = inner
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[\s\S]*?<\/title>/g, '')
    .replace(/<a [^>]*>|<\/a>/g, '')
    .replace(
      /<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
      (_, name: string, attributes: string, slash: string) => {
        const kept = attributes.match(new RegExp(`\\s(?:${KEPT_ATTRIBUTES})="[^"]*"`, 'g')) ?? [];
        return `<${name}${kept.join('')}${slash}>`;
      },
    )
    // The first polygon is the canvas. Without it, the page's background shows.
    .replace(/<polygon[^>]*\/>/, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
  return { viewBox, width: Math.round(width), height: Math.round(height), content };
};
