import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { walk } from './nodes.ts';

/** Names each table after its columns, because screen readers need different names for a page's scrollable boxes. */
export const labelTables = (root: Root): void => {
  const seen = new Map<string, number>();
  for (const node of walk(root)) {
    if (node.type !== 'table') continue;
    const columns = (node.children[0]?.children ?? []).map((cell) => textOf(cell).trim()).filter(Boolean);
    const name = columns.length > 0 ? `Table: ${columns.join(', ')}` : 'Table';
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    node.data = { ...node.data, label: count > 1 ? `${name} (${count})` : name };
  }
};
