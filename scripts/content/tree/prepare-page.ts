import type { Root } from 'mdast';
import { drawDiagram } from '#scripts/components/diagram-svg.ts';
import { buildSample } from '#scripts/content/code/build-sample.ts';
import { type PageImage, readPageImage } from '#scripts/content/files/images.ts';
import { pointOf, type Report } from '#scripts/content/problems/problem.ts';
import { type ComponentNode, walk } from './nodes.ts';

interface PageFiles {
  /** The page's file, absolute. */
  pageFile: string;
  projectRoot: string;
}

/** Does what takes its time: colours code, draws diagrams, measures images. The results go into the nodes' `data`. */
export const preparePage = async (root: Root, files: PageFiles, report: Report): Promise<PageImage[]> => {
  const images: PageImage[] = [];
  const readImage = async (
    node: Parameters<typeof pointOf>[0],
    src: string,
  ): Promise<PageImage | undefined> => {
    const image = await readPageImage(src, files);
    if ('message' in image) {
      report(node, image.message, image.cure);
      return undefined;
    }
    images.push(image);
    return image;
  };

  for (const node of walk(root)) {
    if (node.type === 'code') {
      const sample = await buildSample(node, report);
      if (sample) node.data = { ...node.data, sample };
    } else if (node.type === 'image') {
      if (!node.alt?.trim())
        report(
          node,
          'The image has no text alternative.',
          'Write what it shows: `![A bucket in the dashboard](./dashboard.png)`.',
        );
      const image = await readImage(node, node.url);
      if (image) node.data = { ...node.data, image };
    } else if (node.type === 'component' && node.name === 'Image' && 'src' in node.props) {
      const image = await readImage(node, String(node.props.src));
      if (image) node.data = { ...node.data, image };
    } else if (node.type === 'component' && node.name === 'Diagram') {
      await draw(node, report);
    }
  }
  return images;
};

const draw = async (node: ComponentNode, report: Report): Promise<void> => {
  const [graph] = node.children;
  if (graph?.type !== 'code' || graph.lang !== 'dot') return;
  const svg = await drawDiagram(graph.value);
  if ('error' in svg) {
    const { line } = pointOf(graph);
    report(
      { line: line + svg.line, column: 1 },
      `Graphviz cannot read the graph: ${svg.error}.`,
      'Mend the graph: `digraph { api -> service }`.',
    );
  } else node.data = { ...node.data, svg };
};
