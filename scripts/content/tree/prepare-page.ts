import type { Image, Root } from 'mdast';
import { buildSample } from '#scripts/content/code/build-sample.ts';
import type { PageContext } from '#scripts/content/compile/page-facts.ts';
import type { PageImages } from '#scripts/content/files/page-images.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { viewOf } from './define-component.ts';
import { walk } from './nodes.ts';

interface PageResources {
  page: PageContext;
  images: PageImages;
}

/**
 * Colors code, measures images and prepares components, all asynchronously. Stores the results in the nodes' `data`. Components
 * come last, because some of them need the colored code inside.
 */
export const preparePage = async (
  root: Root,
  { page, images }: PageResources,
  report: Report,
): Promise<void> => {
  const linked = new Set<string>();
  const nodes = walk(root);
  for (const node of nodes) {
    if (node.type === 'code') {
      // The problems of a derived block are those of the block that it comes from.
      const sample = await buildSample(node, page, node.data?.derivedFrom ? () => {} : report, linked);
      if (sample) node.data = { ...node.data, sample };
    } else if (node.type === 'image') {
      await prepareImage(node, images, report);
    }
  }
  for (const node of nodes) {
    if (node.type !== 'component' || !node.definition.prepare) continue;
    const prepared = await node.definition.prepare({ ...viewOf(node), page, images, report });
    node.data = { ...node.data, prepared };
  }
};

const prepareImage = async (node: Image, images: PageImages, report: Report): Promise<void> => {
  if (!node.alt?.trim())
    report(
      node,
      'The image has no text alternative.',
      'Write what it shows: `![A bucket in the dashboard](./dashboard.png)`.',
    );
  const image = await images.read(node.url, node);
  if (image) node.data = { ...node.data, image };
};
