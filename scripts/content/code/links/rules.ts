import type { Node } from 'web-tree-sitter';
import type { Expression, Name } from './expression.ts';
import { type Lower, nothing, type Rule } from './lowering.ts';
import { childrenOf, field, nameOf, optionalName } from './nodes.ts';

/** The rule for a node that stands for its first part, such as an `await`. */
export const firstPart: Rule = (node, lower) => lowerOr(childrenOf(node)[0], lower);

/** The rule for a node that stands for its last part. */
export const lastPart: Rule = (node, lower) => lowerOr(childrenOf(node).at(-1), lower);

/** The rule for a node that stands for one of its fields. */
export const partIn =
  (fieldName: string): Rule =>
  (node, lower) =>
    lowerOr(field(node, fieldName), lower);

const lowerOr = (node: Node | null | undefined, lower: Lower): Expression => (node ? lower(node) : nothing);

/** The rule for `object.name`. */
export const member =
  (objectField: string, nameField: string, nameIn: (node: Node) => Name = nameOf): Rule =>
  (node, lower) => {
    const [object, name] = [field(node, objectField), field(node, nameField)];
    return object && name ? { kind: 'member', object: lower(object), name: nameIn(name) } : nothing;
  };

/** The rule for `list[index]`. */
export const element =
  (listField: string, indexField: string): Rule =>
  (node, lower) => {
    const [list, index] = [field(node, listField), field(node, indexField)];
    return list ? { kind: 'element', of: lower(list), parts: index ? [lower(index)] : [] } : nothing;
  };

/** The rule for a named argument or field: its first part is the name, and its last the value. */
export const option: Rule = (node, lower) => {
  const [key, value] = [childrenOf(node)[0], childrenOf(node).at(-1)];
  return key && value ? { kind: 'option', key: nameOf(key), value: lower(value) } : nothing;
};

/** The rule for the result of a function. */
export const result: Rule = (node, lower) => ({ kind: 'return', value: firstPart(node, lower) });

/** The body of a function. A body without statements is the result itself. */
export const bodyOf = (body: Node | null, lower: Lower): Expression[] => {
  if (!body) return [];
  return /block|clause/.test(body.type) ? [lower(body)] : [{ kind: 'return', value: lower(body) }];
};

/** The rule for a call whose arguments are the children of the field `arguments`. */
export const call =
  (calleeField: string): Rule =>
  (node, lower) => {
    const callee = field(node, calleeField);
    const parts = [...childrenOf(field(node, 'arguments')), field(node, 'type_arguments')];
    return callee
      ? { kind: 'call', callee: lower(callee), parts: parts.flatMap((part) => (part ? [lower(part)] : [])) }
      : nothing;
  };

/** The rule for a loop over the elements of a list. */
export const each =
  (nameField: string, listField: string): Rule =>
  (node, lower) => {
    const [name, list, body] = [field(node, nameField), field(node, listField), field(node, 'body')];
    return name && list
      ? { kind: 'each', name: nameOf(name), of: lower(list), parts: body ? [lower(body)] : [] }
      : nothing;
  };

/** The rule for a block with names of its own. */
export const scope: Rule = (node, lower) => ({ kind: 'scope', parts: childrenOf(node).map(lower) });

/** The rule for a name in the code. */
export const name: Rule = (node) => ({ kind: 'name', name: nameOf(node) });

/** The rule for the name of a type. */
export const type: Rule = (node) => ({ kind: 'type', names: [nameOf(node)] });

interface FunctionReaders {
  parametersIn: (list: Node | null) => Node[];
  typeNames: (type: Node | null) => Name[] | undefined;
}

/** The types inside another one: `EventContext`, twice, for the list of `Func<EventContext, EventContext>`. */
export const typesInside = (list: Node | undefined, typeNames: FunctionReaders['typeNames']): Name[][] =>
  childrenOf(list).map((type) => typeNames(type) ?? []);

/** The rule for a function whose fields are `name`, `parameters`, and `body`. */
export const functionBy =
  ({ parametersIn, typeNames }: FunctionReaders): Rule =>
  (node, lower) => {
    const parameters = parametersIn(field(node, 'parameters'));
    const result = field(node, 'type') ?? field(node, 'returns');
    const types = [result, ...parameters.map((one) => field(one, 'type'))];
    return {
      kind: 'function',
      name: optionalName(field(node, 'name')),
      parameters: parameters.map((parameter) => ({
        name: nameOf(field(parameter, 'name') ?? parameter),
        type: typeNames(field(parameter, 'type')),
      })),
      returns: typeNames(result),
      body: [...types.flatMap((part) => (part ? [lower(part)] : [])), ...bodyOf(field(node, 'body'), lower)],
    };
  };
