import type { Definition, Root } from 'mdast';
import { walk } from './nodes.ts';

/** Returns a function that finds the target of a reference. The first definition of a name is used. */
export const linkTargets = (root: Root) => {
  const definitions = new Map<string, Definition>();
  for (const node of walk(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  return ({ identifier, position }: Pick<Definition, 'identifier' | 'position'>) => {
    const { url = '', title = null } = definitions.get(identifier) ?? {};
    return { url, title, ...(position ? { position } : {}) };
  };
};
