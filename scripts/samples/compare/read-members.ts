import type { Node } from 'web-tree-sitter';
import { childrenOf, namesIn } from '#scripts/content/code/links/nodes.ts';
import type { Declaration, Overloads } from './declarations.ts';
import { overloadsOf } from './read-parameters.ts';

/** The public members of a class, an interface, or an object type, besides constructors and static ones. */
export const membersIn = (body: Node | null | undefined): Declaration['members'] => {
  const members = new Map<string, { overloads?: Overloads | undefined }>();
  for (const node of childrenOf(body)) {
    const name = node.childForFieldName('name')?.text;
    if (!name || name === 'constructor' || isHidden(node)) continue;
    const own =
      node.type === 'public_field_definition' || node.type === 'property_signature' ? typeOf(node) : node;
    const overloads = [...(members.get(name)?.overloads ?? []), ...(overloadsOf(own) ?? [])];
    members.set(name, overloads.length > 0 ? { overloads } : {});
  }
  return members;
};

const isHidden = (node: Node): boolean =>
  node.children.some((child) =>
    child?.type === 'accessibility_modifier' ? child.text !== 'public' : child?.type === 'static',
  );

const typeOf = (node: Node): Node | undefined => childrenOf(node.childForFieldName('type'))[0];

/** Members that are known by their names alone, such as those of an enum. */
export const namedMembers = (nodes: readonly Node[]): Declaration['members'] =>
  new Map(nodes.map((node) => [node.childForFieldName('name')?.text ?? node.text, {}]));

/** The literals of a union, as members. */
export const literalMembers = (type: Node | null): Declaration['members'] =>
  new Map(namesIn(type, 'literal_type').map(({ text }) => [text, {}]));
