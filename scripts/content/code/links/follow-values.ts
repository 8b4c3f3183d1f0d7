import type { Expression, FunctionExpression, Name } from './expression.ts';
import type { LibraryIndex, Value } from './library-index.ts';
import { Scopes } from './scopes.ts';

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

/** Members that every object of a language has, such as the copies of Kotlin's data classes. */
const BUILT_IN = /^(?:copy|toString|hashCode|equals|runtimeType|__\w+__)$/;

/** Follows the values of a library through a sample, and finds every place that uses a symbol. */
export const followValues = (sample: Expression, library: LibraryIndex): FollowedSample => {
  const uses = new Map<number, SymbolUse>();
  const unknown = new Map<number, UnknownName>();
  const scopes = new Scopes();

  const use = ({ start, end }: Name, value: Value | undefined): Value | undefined => {
    if (value?.kind === 'symbol' && end > start) uses.set(start, { start, end, id: value.id });
    return value;
  };
  const memberOf = (object: Value | undefined, name: Name): Value | undefined => {
    const member = library.member(object, name.text);
    if (!member && library.isComplete(object) && !BUILT_IN.test(name.text))
      unknown.set(name.start, { ...name, owner: describe(object) });
    return use(name, member);
  };
  /** The value of a type by its names from left to right: `Ctx`, or `apis`, `Ctx`. */
  const typeOf = (names: readonly Name[] | undefined): Value | undefined => {
    const [first, ...rest] = names ?? [];
    if (!first) return undefined;
    return rest.reduce<Value | undefined>(
      (value, name) => memberOf(value, name),
      use(first, scopes.lookUp(first.text)),
    );
  };
  const objectOf = (names: readonly Name[] | undefined): Value | undefined => library.result(typeOf(names));

  /** Follows a function. `given` are the values that its caller passes. */
  const enter = (
    { name, parameters, body }: FunctionExpression,
    given: readonly (Value | undefined)[],
  ): void => {
    if (name) scopes.define(name.text, undefined);
    scopes.within(() => {
      for (const [index, parameter] of parameters.entries())
        if (parameter.name) scopes.define(parameter.name.text, objectOf(parameter.type) ?? given[index]);
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
        scopes.within(() => followParts(expression.parts));
        return undefined;
      case 'value': {
        const value = follow(expression.of);
        followParts(expression.parts);
        return value;
      }
      case 'name':
        return use(expression.name, scopes.lookUp(expression.name.text));
      case 'type':
        return typeOf(expression.names);
      case 'member': {
        // Some languages may name a module in place, such as `Nitric.Sdk.Nitric.Run()`.
        const path = dottedPath(expression);
        if (path !== undefined && library.isModule(path)) return { kind: 'module', module: path };
        return memberOf(library.held(follow(expression.object)), expression.name);
      }
      case 'element': {
        const list = library.held(follow(expression.of));
        followParts(expression.parts);
        return elementOf(list);
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
        if (first && (known !== undefined || scopes.lookUp(first.text) === undefined))
          scopes.define(first.text, known);
        for (const other of others) scopes.define(other.text, undefined);
        return undefined;
      }
      case 'unpack': {
        const object = library.held(follow(expression.value));
        for (const { key, name } of expression.fields) {
          const member = object && memberOf(object, key);
          scopes.define(name.text, library.held(member));
        }
        return undefined;
      }
      case 'each': {
        const list = library.held(follow(expression.of));
        scopes.within(() => {
          scopes.define(expression.name.text, elementOf(list));
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
      const element = elementOf(library.held(follow(expression.object)));
      if (element) return [element];
    }
    // A decorator, or a call with a function after its other arguments.
    return expression.kind === 'call' ? passedBy(expression.callee, follow(expression.callee)) : [];
  };

  const followImport = ({ module, names, as }: Extract<Expression, { kind: 'import' }>): void => {
    if (!library.isModule(module)) return;
    if (as) scopes.define(as.text, { kind: 'module', module });
    if (names === 'everything') {
      for (const name of library.names()) scopes.define(name, library.named(name, { module }));
      return;
    }
    for (const { name, as: alias } of names) {
      const value = library.exported(name.text, module);
      if (!value) unknown.set(name.start, { ...name, owner: module });
      scopes.define(alias.text, use(name, value));
    }
  };

  follow(sample);
  const byStart = <T extends { start: number }>(found: Map<number, T>): T[] =>
    [...found.values()].sort((a, b) => a.start - b.start);
  return { uses: byStart(uses), unknown: byStart(unknown) };
};

/** The text of names that are joined by periods, or `undefined` for any other expression. */
const dottedPath = (expression: Expression): string | undefined => {
  if (expression.kind === 'name') return expression.name.text;
  if (expression.kind !== 'member') return undefined;
  const path = dottedPath(expression.object);
  return path === undefined ? undefined : `${path}.${expression.name.text}`;
};

/** An element of a list of objects. */
const elementOf = (list: Value | undefined): Value | undefined =>
  list?.kind === 'objects' ? { kind: 'object', type: list.type } : undefined;

const describe = (value: Value | undefined): string => {
  if (value?.kind === 'module') return value.module;
  if (value?.kind === 'symbol') return value.at.symbol.name;
  return value?.type.symbol.name ?? '';
};
