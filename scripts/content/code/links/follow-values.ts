import type { Expression, FunctionExpression, Name } from './expression.ts';
import type { LibraryIndex, Value } from './library-index.ts';

/** A place in a sample that uses a symbol. */
export interface SymbolUse {
  start: number;
  end: number;
  /** The symbol's identifier, or that of its sibling. */
  id: string;
}

/** A name that a sample takes from the library although the library has no such symbol. */
export interface UnknownName extends Name {
  /** The type or module that should have it. */
  owner: string;
}

export interface FollowedSample {
  uses: SymbolUse[];
  unknown: UnknownName[];
}

type Scope = Map<string, Value | undefined>;

/** Follows the values of a library through a sample, and finds every place that uses a symbol. */
export const followValues = (sample: Expression, library: LibraryIndex): FollowedSample => {
  const uses = new Map<number, SymbolUse>();
  const unknown = new Map<number, UnknownName>();
  let scopes: Scope[] = [new Map()];

  const within = <T>(work: () => T): T => {
    scopes = [...scopes, new Map()];
    try {
      return work();
    } finally {
      scopes = scopes.slice(0, -1);
    }
  };
  const define = (name: string, value: Value | undefined): void => {
    scopes.at(-1)?.set(name, value);
  };
  const lookUp = (name: string): Value | undefined => {
    const scope = scopes.findLast((candidate) => candidate.has(name));
    return scope?.get(name);
  };

  const use = ({ start, end }: Name, value: Value | undefined): Value | undefined => {
    if (value?.kind === 'symbol' && end > start) uses.set(start, { start, end, id: value.id });
    return value;
  };
  const memberOf = (object: Value | undefined, name: Name): Value | undefined => {
    const member = library.member(object, name.text);
    if (!member && library.isComplete(object)) unknown.set(name.start, { ...name, owner: describe(object) });
    return use(name, member);
  };
  /** The value of a type by its names from left to right: `Ctx`, or `apis`, `Ctx`. */
  const typeOf = (names: readonly Name[] | undefined): Value | undefined => {
    const [first, ...rest] = names ?? [];
    if (!first) return undefined;
    return rest.reduce<Value | undefined>(
      (value, name) => memberOf(value, name),
      use(first, lookUp(first.text)),
    );
  };
  const objectOf = (names: readonly Name[] | undefined): Value | undefined => library.result(typeOf(names));

  /** Follows a function. `given` are the values that its caller passes. */
  const enter = (
    { name, parameters, body }: FunctionExpression,
    given: readonly (Value | undefined)[],
  ): void => {
    if (name) define(name.text, undefined);
    within(() => {
      for (const [index, parameter] of parameters.entries())
        if (parameter.name) define(parameter.name.text, objectOf(parameter.type) ?? given[index]);
      for (const part of body) follow(part);
    });
  };
  const followParts = (parts: readonly Expression[], given: readonly (Value | undefined)[] = []): void => {
    for (const part of parts) follow(part, given);
  };

  /** Follows an expression and returns its value. `given` are the values that a function in its place would get. */
  const follow = (expression: Expression, given: readonly (Value | undefined)[] = []): Value | undefined => {
    switch (expression.kind) {
      case 'group':
        followParts(expression.parts, given);
        return undefined;
      case 'scope':
        within(() => followParts(expression.parts));
        return undefined;
      case 'value': {
        const value = follow(expression.of);
        followParts(expression.parts);
        return value;
      }
      case 'name':
        return use(expression.name, lookUp(expression.name.text));
      case 'type':
        return typeOf(expression.names);
      case 'member':
        return memberOf(library.held(follow(expression.object)), expression.name);
      case 'element': {
        const list = library.held(follow(expression.of));
        followParts(expression.parts);
        return list?.kind === 'objects' ? { kind: 'object', type: list.type } : undefined;
      }
      case 'call': {
        const callee = follow(expression.callee);
        followParts(expression.parts, passedBy(expression.callee, callee));
        return library.result(callee);
      }
      case 'function':
        enter(expression, given);
        return undefined;
      case 'bind': {
        const stated = typeOf(expression.of);
        const value = expression.value && follow(expression.value, library.callback(stated));
        const [first, ...others] = expression.names;
        const known = library.result(stated) ?? (value?.kind === 'symbol' ? library.held(value) : value);
        // An assignment to a known variable does not change what is known about it.
        if (first && (known !== undefined || lookUp(first.text) === undefined)) define(first.text, known);
        for (const other of others) define(other.text, undefined);
        return undefined;
      }
      case 'unpack': {
        const object = library.held(follow(expression.value));
        for (const { key, name } of expression.fields) {
          const member = object && memberOf(object, key);
          define(name.text, library.held(member));
        }
        return undefined;
      }
      case 'each': {
        const list = library.held(follow(expression.of));
        within(() => {
          const element =
            list?.kind === 'objects' ? ({ kind: 'object', type: list.type } as const) : undefined;
          define(expression.name.text, element);
          followParts(expression.parts);
        });
        return undefined;
      }
      case 'import':
        followImport(expression);
        return undefined;
    }
  };

  /** The values that a called function passes to a function among its arguments. */
  const passedBy = (expression: Expression, callee: Value | undefined): readonly (Value | undefined)[] => {
    const types = library.callback(callee);
    if (types.length > 0) return types;
    if (expression.kind === 'member') {
      const list = library.held(follow(expression.object));
      if (list?.kind === 'objects') return [{ kind: 'object', type: list.type }];
    }
    // A decorator, or a call with a function after its other arguments.
    return expression.kind === 'call' ? passedBy(expression.callee, follow(expression.callee)) : [];
  };

  const followImport = ({ module, names, as }: Extract<Expression, { kind: 'import' }>): void => {
    if (!library.isModule(module)) return;
    if (as) define(as.text, { kind: 'module', module });
    if (names === 'everything') {
      for (const name of library.names()) define(name, library.named(name, { module }));
      return;
    }
    for (const { name, as: alias } of names) {
      const value = library.named(name.text, { module });
      if (!value) unknown.set(name.start, { ...name, owner: module });
      define(alias.text, use(name, value));
    }
  };

  follow(sample);
  const byStart = <T extends { start: number }>(found: Map<number, T>): T[] =>
    [...found.values()].sort((a, b) => a.start - b.start);
  return { uses: byStart(uses), unknown: byStart(unknown) };
};

const describe = (value: Value | undefined): string => {
  if (value?.kind === 'module') return value.module;
  if (value?.kind === 'symbol') return value.at.symbol.name;
  return value?.type.symbol.name ?? '';
};
