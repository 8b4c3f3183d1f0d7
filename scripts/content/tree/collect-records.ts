import type { Root } from 'mdast';
import { walk } from './nodes.ts';

/** The names of the records that the page shows, each once. */
export const collectRecords = (root: Root): string[] => {
  const names = new Set<string>();
  for (const node of walk(root)) {
    const record = node.data?.record;
    if (record !== undefined) names.add(record);
  }
  return [...names];
};
