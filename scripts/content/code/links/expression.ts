import type { Node } from 'web-tree-sitter';
import { ownValue } from '#content/own-value.ts';
import { childrenOf, field } from '#scripts/content/code/syntax/tree.ts';

/** A name in a sample. Offsets count UTF-16 code units from the start of the code. */
export interface Name {
  text: string;
  start: number;
  end: number;
}

/** A function or a lambda with its body. */
export interface FunctionExpression {
  kind: 'function';
  name?: Name | undefined;
  parameters: readonly { name?: Name | undefined; type?: Expression | undefined }[];
  body: readonly Expression[];
}

/**
 * A part of a sample, reduced to what is needed to follow values through the code. It is the same for every language.
 * Everything else is a `group` of its parts. Types are names and members like others.
 */
export type Expression =
  /** New names end with a `scope`. The fields of an `object`, such as `{ path: '/' }`, are options. */
  | { kind: 'group' | 'scope' | 'object'; parts: readonly Expression[] }
  /** A `text` is a string without variables. Its name is what is between its quotes. */
  | { kind: 'name' | 'text'; name: Name }
  /** `object.name` */
  | { kind: 'member'; object: Expression; name: Name }
  /** An argument or a field by its name, such as `path="/"`. */
  | { kind: 'option'; key: Name; value: Expression }
  | { kind: 'call'; callee: Expression; parts: readonly Expression[] }
  /** The value of `of`, next to parts that do not change it. */
  | { kind: 'value'; of: Expression; parts: readonly Expression[] }
  | FunctionExpression
  /** `names = value`, where `type` is the type that the code states. */
  | {
      kind: 'bind';
      names: readonly Name[];
      value?: Expression | undefined;
      type?: Expression | undefined;
    }
  | {
      kind: 'import';
      module: Name;
      names: readonly { name: Name; as: Name }[] | 'everything';
      as?: Name | undefined;
    };

/** The text of names that are joined by periods, or `undefined` for any other expression. */
export const dottedPath = (expression: Expression): string | undefined => {
  if (expression.kind === 'name') return expression.name.text;
  if (expression.kind !== 'member') return undefined;
  const path = dottedPath(expression.object);
  return path === undefined ? undefined : `${path}.${expression.name.text}`;
};

/** Reduces a node of a syntax tree, together with everything below it. */
export interface Lower {
  (node: Node): Expression;
  /** The first type in a node: `Ctx` in `Promise<Ctx>`'s arguments, or `apis.Ctx` in `*apis.Ctx`. */
  type: (node: Node | null | undefined) => Expression | undefined;
}

/** Reduces the nodes of one type. */
export type Rule = (node: Node, lower: Lower) => Expression;

/** Reduces sibling nodes. */
export type Join = (nodes: readonly Node[], lower: Lower) => Expression[];

/** The table of a language: its nodes for the names of types, and the rule of each node that is more than a group of its children. */
export const lowering = (
  types: readonly string[],
  rules: Readonly<Record<string, Rule>>,
  join: Join = (nodes, lower) => nodes.map(lower),
): Lower => {
  const rest: Rule = (node, by) => ({ kind: 'group', parts: join(childrenOf(node), by) });
  const lower: Lower = Object.assign((node: Node) => (ownValue(rules, node.type) ?? rest)(node, lower), {
    type: (node: Node | null | undefined) => {
      const first = node?.descendantsOfType([...types])[0];
      return first && lower(first);
    },
  });
  return lower;
};

export const nothing: Expression = { kind: 'group', parts: [] };

export const nameOf = (node: Node): Name => ({ text: node.text, start: node.startIndex, end: node.endIndex });

/** Several nodes, of which some may be missing, as a group. */
export const group = (
  parts: readonly (Node | Expression | null | undefined)[],
  lower: Lower,
): { kind: 'group'; parts: Expression[] } => ({
  kind: 'group',
  parts: parts.flatMap((part) => (!part ? [] : 'kind' in part ? [part] : [lower(part)])),
});

export const name: Rule = (node) => ({ kind: 'name', name: nameOf(node) });
export const scope: Rule = (node, lower) => ({ kind: 'scope', parts: childrenOf(node).map(lower) });

/** The value of the first part, next to the others: an `await`, brackets, or a cast. */
export const first: Rule = (node, lower) => {
  const [of, ...rest] = childrenOf(node);
  return of ? { kind: 'value', of: lower(of), parts: rest.map(lower) } : nothing;
};

export const last: Rule = (node, lower) => {
  const part = childrenOf(node).at(-1);
  return part ? lower(part) : nothing;
};

/** `object.name`. The name may stand before type arguments. */
export const member =
  (objectField: string, nameField: string): Rule =>
  (node, lower) => {
    const [object, part] = [field(node, objectField), field(node, nameField)];
    return object && part
      ? { kind: 'member', object: lower(object), name: nameOf(childrenOf(part)[0] ?? part) }
      : nothing;
  };

/** A named argument or field: its first part is the name, and its last the value. */
export const option: Rule = (node, lower) => {
  const [key] = childrenOf(node);
  return key ? { kind: 'option', key: nameOf(key), value: last(node, lower) } : nothing;
};

/** A call whose arguments are the children of the field `arguments`. */
export const call =
  (calleeField: string): Rule =>
  (node, lower) => {
    const callee = field(node, calleeField);
    const parts = [...childrenOf(field(node, 'arguments')), field(node, 'type_arguments')];
    return callee ? { kind: 'call', callee: lower(callee), parts: group(parts, lower).parts } : nothing;
  };

/** A loop over a list, of whose elements nothing is known. */
export const each =
  (nameField: string, listField: string): Rule =>
  (node, lower) =>
    loop([field(node, nameField), field(node, listField), field(node, 'body')], lower);

export const loop = (
  [target, list, body]: readonly (Node | null | undefined)[],
  lower: Lower,
): Expression => ({
  kind: 'scope',
  parts: group([list, target && assign(target, undefined, lower), body], lower).parts,
});

/** A variable or an assignment. */
export const bind =
  (targetField: string, valueField: string): Rule =>
  (node, lower) => {
    const [target, value] = [field(node, targetField), field(node, valueField)];
    const [bound, ...others] = value?.type === 'expression_list' ? childrenOf(value) : value ? [value] : [];
    const type = field(node, 'type');
    if (!target) return group([bound], lower);
    return group([type, assign(target, bound && lower(bound), lower, type), ...others], lower);
  };

/** Gives a value to a name, to the names in a pattern, or to something else, which is only a part. */
export const assign = (
  target: Node,
  value: Expression | undefined,
  lower: Lower,
  type?: Node | null,
): Expression => {
  if (target.type === 'object_pattern')
    return group(
      childrenOf(target).map((child) => {
        const key = field(child, 'key') ?? child;
        const target = field(child, 'value') ?? child;
        return value && childrenOf(target).length === 0
          ? {
              kind: 'bind',
              names: [nameOf(target)],
              value: { kind: 'member', object: value, name: nameOf(key) },
            }
          : undefined;
      }),
      lower,
    );
  const isPattern = /pattern|tuple/.test(target.type);
  const targets = isPattern || target.type === 'expression_list' ? childrenOf(target) : [target];
  const names = targets.filter((one) => /identifier$/.test(one.type)).map(nameOf);
  const others = targets.filter((one) => !/identifier$/.test(one.type));
  if (names.length === 0) return group([...others, value], lower);
  return group(
    [
      ...others,
      isPattern ? value : undefined,
      {
        kind: 'bind',
        names,
        value: isPattern ? undefined : value,
        type: lower.type(type),
      },
    ],
    lower,
  );
};

/** Imported names, each with its alias. */
export const imported = (nodes: readonly Node[]): { name: Name; as: Name }[] =>
  nodes.map((node) => {
    const name = field(node, 'name') ?? node;
    return { name: nameOf(name), as: nameOf(field(node, 'alias') ?? name) };
  });

/** A function whose fields have the usual names. */
export const fn = (node: Node, lower: Lower): FunctionExpression => {
  const list = field(node, 'parameters') ?? field(node, 'parameter');
  const nodes = /identifier$|implicit_parameter$/.test(list?.type ?? '') && list ? [list] : childrenOf(list);
  const returns = field(node, 'return_type') ?? field(node, 'type') ?? field(node, 'returns');
  const mentions: (Node | Expression | null)[] = [field(node, 'type_parameters'), returns];
  const result = field(node, 'result');
  const parameters = nodes.flatMap((parameter) => {
    const type = field(parameter, 'type');
    mentions.push(type);
    return targetsOf(parameter).map((target) => {
      const plain = { name: nameOf(target), type: lower.type(type) };
      if (target.type !== 'object_pattern') return plain;
      // The fields are unpacked from a parameter with a name that code cannot contain.
      const whole = { text: `{${target.startIndex}}`, start: target.startIndex, end: target.startIndex };
      mentions.push(assign(target, { kind: 'name', name: whole }, lower));
      return { ...plain, name: whole };
    });
  });
  // Go's handlers return what they get, so only the first mention in a line needs a link.
  const types = nodes.map((parameter) => field(parameter, 'type'));
  const results = result?.type === 'parameter_list' ? childrenOf(result) : result ? [result] : [];
  mentions.push(...results.filter((one) => types.every((type) => type?.text !== one.text)));
  const named = field(node, 'name');
  return {
    kind: 'function',
    name: named ? nameOf(named) : undefined,
    parameters,
    body: group([...mentions, field(node, 'body')], lower).parts,
  };
};

const targetsOf = (parameter: Node): Node[] => {
  const names = parameter.childrenForFieldName('name').flatMap((one) => one ?? []);
  if (names.length > 0) return names;
  if (parameter.type === 'object_pattern') return [parameter];
  return [field(parameter, 'pattern') ?? childrenOf(parameter)[0] ?? parameter];
};
