import type { Node } from 'web-tree-sitter';
import { childrenOf, namesIn } from '#scripts/content/code/links/nodes.ts';
import type { Declaration, Member, Overloads } from './declaration.ts';
import { normalType } from './normal-type.ts';
import { isGetter, overloadsOf, textOf } from './read-parameters.ts';

/** The public members of a class, an interface, or an object type, besides constructors and static ones. */
export const membersIn = (body: Node | null | undefined): Declaration['members'] => {
  const members = new Map<string, Member>();
  for (const node of childrenOf(body)) {
    const name = node.childForFieldName('name')?.text;
    if (!name || name === 'constructor' || isHidden(node)) continue;
    const overloads = [...(members.get(name)?.overloads ?? []), ...(overloadsOf(calledIn(node)) ?? [])];
    members.set(name, overloads.length > 0 ? { overloads } : fieldOf(node));
  }
  return members;
};

export const constructorsIn = (body: Node | null): Overloads =>
  childrenOf(body)
    .filter((node) => node.childForFieldName('name')?.text === 'constructor' && !isHidden(node))
    .flatMap((node) => overloadsOf(node) ?? []);

const isHidden = (node: Node): boolean =>
  node.children.some((child) =>
    child?.type === 'accessibility_modifier' ? child.text !== 'public' : child?.type === 'static',
  );

/** The function type of a field, or the method itself. */
const calledIn = (node: Node): Node | undefined =>
  node.type === 'public_field_definition' || node.type === 'property_signature'
    ? childrenOf(node.childForFieldName('type'))[0]
    : node;

const fieldOf = (node: Node): Member => ({
  type: textOf(node, isGetter(node) ? 'return_type' : 'type'),
  optional: node.children.some((child) => child?.type === '?'),
});

/** The values of an enum. */
export const valuesIn = (nodes: readonly Node[]): Declaration['members'] =>
  new Map(
    nodes.map((node) => [node.childForFieldName('name')?.text ?? node.text, { type: textOf(node, 'value') }]),
  );

/** The literals of a union, as members. */
export const literalMembers = (type: Node | null): Declaration['members'] =>
  new Map(namesIn(type, 'literal_type').map(({ text }) => [text, { type: normalType(text) }]));
