import type { Expression, FunctionExpression } from './expression.ts';
import type { FollowedSample } from './found-names.ts';
import type { LibraryValues } from './library-values.ts';
import { SampleNames } from './sample-names.ts';
import type { Value } from './value.ts';

type Values = readonly (Value | undefined)[];
type ExpressionOf<Kind> = Extract<Expression, { kind: Kind }>;

/** Follows the values of a library through a sample, and finds every place that uses a symbol. */
export const followValues = (sample: Expression, library: LibraryValues): FollowedSample => {
  const names = new SampleNames(library);
  const { scopes } = names;

  /** Follows an expression and returns its value. `given` are the values that a function in its place would get. */
  const follow = (expression: Expression, given: Values = []): Value | undefined => {
    switch (expression.kind) {
      case 'group':
        return followParts(expression.parts, given);
      case 'scope':
        return scopes.within(() => followParts(expression.parts));
      case 'value': {
        const value = follow(expression.of);
        followParts(expression.parts);
        return value;
      }
      case 'name':
        return names.variable(expression.name);
      case 'text':
        return undefined;
      case 'type':
        return expression.isRepeated ? names.repeatedType(expression.names) : names.type(expression.names);
      case 'member':
        return moduleAt(expression) ?? names.member(library.held(follow(expression.object)), expression.name);
      case 'option':
        return follow(expression.value, given);
      case 'element': {
        const list = library.held(follow(expression.of));
        followParts(expression.parts);
        return library.element(list);
      }
      case 'call': {
        const callee = library.called(follow(expression.callee));
        if (expression.callee.kind === 'name') names.call(expression.callee.name);
        followParts(expression.parts, passedBy(expression.callee, callee));
        names.arguments(callee, expression.parts);
        return library.result(callee);
      }
      case 'function':
        return followFunction(expression, given);
      case 'bind':
        return bind(expression);
      case 'unpack':
        return unpack(expression);
      case 'each':
        return followLoop(expression);
      case 'import':
        names.import(expression);
        return undefined;
    }
  };

  const followParts = (parts: readonly Expression[], given: Values = []): undefined => {
    for (const part of parts) follow(part, given);
  };

  /** Some languages may name a module in place, such as `Nitric.Sdk.Nitric.Run()`. */
  const moduleAt = (expression: Expression): Value | undefined => {
    const path = dottedPath(expression);
    return path !== undefined && library.exports.modules.has(path)
      ? { kind: 'module', module: path }
      : undefined;
  };

  const followFunction = ({ name, parameters, body }: FunctionExpression, given: Values): undefined => {
    if (name) scopes.define(name.text, undefined);
    return scopes.within(() => {
      for (const [index, parameter] of parameters.entries()) {
        const stated = library.result(names.type(parameter.type));
        if (parameter.name) scopes.define(parameter.name.text, stated ?? given[index]);
      }
      return followParts(body);
    });
  };

  const bind = ({ names: [first, ...others], value, of, given = [] }: ExpressionOf<'bind'>): undefined => {
    const stated = names.type(of);
    const types = given.map((type) => library.result(names.type(type)));
    const passed = library.callback(stated);
    const bound = value && follow(value, passed.length > 0 ? passed : types);
    const known = library.result(stated) ?? library.kept(bound);
    // An assignment to a known variable does not change what is known about it.
    if (first && (known !== undefined || scopes.lookUp(first.text) === undefined))
      scopes.define(first.text, known);
    for (const other of others) scopes.define(other.text, undefined);
  };

  const unpack = ({ fields, value }: ExpressionOf<'unpack'>): undefined => {
    const object = library.held(follow(value));
    for (const { key, name } of fields)
      scopes.define(name.text, library.held(object && names.member(object, key)));
  };

  const followLoop = ({ name, of, parts }: ExpressionOf<'each'>): undefined => {
    const list = library.held(follow(of));
    return scopes.within(() => {
      scopes.define(name.text, library.element(list));
      return followParts(parts);
    });
  };

  /** The values that a called function passes to a function among its arguments. */
  const passedBy = (expression: Expression, callee: Value | undefined): Values => {
    const types = library.callback(callee);
    if (types.length > 0) return types;
    if (expression.kind === 'member') {
      const element = library.element(library.held(follow(expression.object)));
      if (element) return [element];
    }
    // A decorator, or a call with a function after its other arguments.
    return expression.kind === 'call'
      ? passedBy(expression.callee, library.called(follow(expression.callee)))
      : [];
  };

  follow(sample);
  return names.found();
};

/** The text of names that are joined by periods, or `undefined` for any other expression. */
const dottedPath = (expression: Expression): string | undefined => {
  if (expression.kind === 'name') return expression.name.text;
  if (expression.kind !== 'member') return undefined;
  const path = dottedPath(expression.object);
  return path === undefined ? undefined : `${path}.${expression.name.text}`;
};
