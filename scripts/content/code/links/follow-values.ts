import { callable } from './callable.ts';
import type { Expression, FunctionExpression } from './expression.ts';
import type { FollowedSample } from './found-names.ts';
import type { LibraryValues } from './library-values.ts';
import type { SampleFile } from './page-files.ts';
import { SampleNames } from './sample-names.ts';
import type { Value, Values } from './value.ts';

type ExpressionOf<Kind> = Extract<Expression, { kind: Kind }>;

/** Follows the values of a library through a sample, and finds every place that uses a symbol. */
export const followValues = (
  sample: Expression,
  library: LibraryValues,
  file: SampleFile,
): FollowedSample => {
  const names = new SampleNames(library, file);
  const { scopes } = names;
  /** The function that is being followed. */
  let running: RunningFunction = { callback: [], result: undefined };

  /** Follows an expression and returns its value. `given` are the values that a function in its place would get. */
  const follow = (expression: Expression, given: Values = []): Value | undefined => {
    switch (expression.kind) {
      case 'group':
      case 'object':
        return followParts(expression.parts, given);
      case 'scope':
        return scopes.within(() => followParts(expression.parts));
      case 'value': {
        const value = follow(expression.of);
        followParts(expression.parts);
        return value;
      }
      case 'name': {
        const value = names.variable(expression.name);
        if (value?.kind === 'function') value.call(given);
        return value;
      }
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
        const passed = passedBy(expression.callee, callee);
        const values = expression.parts.map((part) => follow(part, passed));
        names.arguments(callee, expression.parts);
        return callee?.kind === 'function' ? callee.call(values) : library.result(callee);
      }
      case 'function':
        return followFunction(expression, given);
      case 'return': {
        const result = library.held(follow(expression.value, running.callback));
        running.result ??= result;
        return undefined;
      }
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

  const followFunction = (expression: FunctionExpression, given: Values): Value => {
    const { name } = expression;
    const place = scopes.here;
    if (name) scopes.define(name.text, undefined);
    const value = callable(given, (values) => scopes.within(() => followBody(expression, values), place));
    if (name) scopes.define(name.text, value);
    return value;
  };

  const followBody = (
    { parameters, returns, body }: FunctionExpression,
    given: Values,
  ): Value | undefined => {
    for (const [index, parameter] of parameters.entries()) {
      const stated = library.result(names.type(parameter.type));
      if (parameter.name) scopes.define(parameter.name.text, stated ?? given[index]);
    }
    const type = names.type(returns);
    const outer = running;
    const own: RunningFunction = { callback: library.callback(type), result: library.result(type) };
    running = own;
    followParts(body);
    running = outer;
    return own.result;
  };

  const bind = ({ names: [first, ...others], value, of, given = [] }: ExpressionOf<'bind'>): undefined => {
    const stated = names.type(of);
    const types = given.map((type) => library.result(names.type(type)));
    const passed = library.callback(stated);
    const bound = value && follow(value, passed.length > 0 ? passed : types);
    const known = library.result(stated) ?? library.kept(bound);
    if (value?.kind === 'object') names.options(known, value.parts);
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

interface RunningFunction {
  /** The arguments of the function that is its result, if the code states them. */
  callback: Values;
  result: Value | undefined;
}

/** The text of names that are joined by periods, or `undefined` for any other expression. */
const dottedPath = (expression: Expression): string | undefined => {
  if (expression.kind === 'name') return expression.name.text;
  if (expression.kind !== 'member') return undefined;
  const path = dottedPath(expression.object);
  return path === undefined ? undefined : `${path}.${expression.name.text}`;
};
