import type { Root } from 'mdast';
import type { PageSamples } from '#scripts/content/page/page-facts.ts';
import { walk } from './nodes.ts';

/** Counts the code blocks of a page. */
export const countSamples = (root: Root): PageSamples => {
  const samples: PageSamples = { count: 0, fragments: [] };
  for (const node of walk(root)) {
    // Signatures are declarations from data, not samples.
    if (node.type !== 'code' || (node.data?.origin && node.data.fence?.fragment)) continue;
    samples.count += 1;
    if (node.data?.fence?.fragment) samples.fragments.push(node.position?.start.line ?? 1);
  }
  return samples;
};
