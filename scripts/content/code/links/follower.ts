import { didYouMean, nearestName } from '#scripts/content/problems/problem.ts';
import { dottedPath, type Expression, type FunctionExpression, type Name } from './expression.ts';
import type { LibraryValues } from './library-values.ts';
import { RequestedPermissions, type UnrequestedPermission } from './permissions.ts';
import { acceptedValues, typeIn, type Value, type Values } from './values.ts';

/** A position in a sample that uses a symbol. */
interface SymbolUse {
  start: number;
  end: number;
  /** The symbol's identifier, or that of its sibling. */
  id: string;
}

/** A name that a sample takes from the library although the library has no such symbol. */
export interface UnknownName extends Name {
  /** The type or module that should have it. `undefined` for a module. */
  owner: string | undefined;
  /** The similar name that it has, if there is one. */
  nearest: string | undefined;
  /** The advice, if there is better one than the similar name. */
  hint: string | undefined;
}

export interface FollowedSample {
  uses: SymbolUse[];
  unknown: UnknownName[];
  /** The functions of the library that the sample calls without an import. */
  unimported: Name[];
  unrequested: UnrequestedPermission[];
}

type Scope = Map<string, Value | undefined>;
type ExpressionOf<Kind> = Extract<Expression, { kind: Kind }>;

/** Follows the values of a library through a sample. A position that is followed twice counts once. */
export class Follower {
  readonly #library: LibraryValues;
  /** The scopes at the expression that is being followed, the innermost last. */
  #scopes: readonly Scope[] = [new Map()];
  readonly #uses = new Map<number, SymbolUse>();
  readonly #unknown = new Map<number, UnknownName>();
  readonly #permissions: RequestedPermissions;
  /** The functions that the sample calls by their names alone, and all names that it defines. */
  readonly #called = new Map<number, Name>();
  readonly #defined = new Set<string>();
  /** `true` if the sample imports everything from a module that is not the library's. */
  #mayHaveOthers = false;

  constructor(library: LibraryValues) {
    this.#library = library;
    this.#permissions = new RequestedPermissions(library.symbols);
  }

  found(): FollowedSample {
    const unimported = [...this.#called.values()].filter(
      ({ text }) => !this.#mayHaveOthers && !this.#defined.has(text) && this.#library.function(text),
    );
    return {
      uses: byStart(this.#uses),
      unknown: byStart(this.#unknown),
      unimported,
      unrequested: this.#permissions.missing(),
    };
  }

  /** Follows an expression and returns its value. If it is a function, its parameters get the values `given`. */
  follow(expression: Expression, given: Values = []): Value | undefined {
    switch (expression.kind) {
      case 'group':
      case 'object':
        return this.#followAll(expression.parts, given);
      case 'scope':
        return this.#within(() => this.#followAll(expression.parts));
      case 'text':
        return undefined;
      case 'name':
        return this.#use(expression.name, this.#lookUp(expression.name.text));
      case 'member':
        return this.#member(expression);
      case 'option':
        return this.follow(expression.value, given);
      case 'value': {
        const value = this.follow(expression.of);
        this.#followAll(expression.parts);
        return value;
      }
      case 'call':
        return this.#call(expression);
      case 'function':
        return this.#function(expression, given);
      case 'bind':
        return this.#bind(expression);
      case 'import':
        return this.#import(expression);
    }
  }

  #followAll(parts: readonly Expression[], given: Values = []): undefined {
    for (const part of parts) this.follow(part, given);
  }

  #within(follow: () => void): undefined {
    const outer = this.#scopes;
    this.#scopes = [...outer, new Map()];
    follow();
    this.#scopes = outer;
  }

  #define({ text }: Name, value: Value | undefined): void {
    this.#scopes.at(-1)?.set(text, value);
    this.#defined.add(text);
  }

  #lookUp(name: string): Value | undefined {
    return this.#scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  /** Records a name with its value, and returns the value. */
  #use({ start, end }: Name, value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol' || end === start) return value;
    this.#uses.set(start, { start, end, id: value.id });
    return value;
  }

  /** Records a name that its owner should have, or a module that the library should have. `names` are those that it has. */
  #miss(name: Name, owner: Value | undefined, names: Iterable<string>, hint?: string): void {
    const ofOwner = owner?.kind === 'module' ? owner.module : typeIn(owner)?.symbol.name;
    this.#unknown.set(name.start, { ...name, owner: ofOwner, nearest: nearestName(name.text, names), hint });
  }

  /** A member of a value. A name that the value should have and lacks is a problem. */
  #member(expression: ExpressionOf<'member'>): Value | undefined {
    const { name } = expression;
    // Some languages may name a module without an import, such as `Nitric.Sdk.Nitric.Run()`.
    const path = dottedPath(expression);
    if (path !== undefined && this.#library.modules.has(path)) return { kind: 'module', module: path };
    const object = this.#library.held(this.follow(expression.object));
    const member = this.#library.member(object, name.text);
    if (!member && this.#library.lacks(object, name.text)) {
      const grant = this.#library.grantBefore(object, name.text);
      const hint = grant && `Request permissions first: \`.${grant}(…).${name.text}\`.`;
      this.#miss(name, object, this.#library.names(object), hint);
    }
    if (member?.kind === 'symbol') this.#permissions.use(name, member.at);
    return this.#use(name, member);
  }

  #call({ callee: expression, parts }: ExpressionOf<'call'>): Value | undefined {
    const callee = this.#library.called(this.follow(expression));
    if (expression.kind === 'name') this.#called.set(expression.name.start, expression.name);
    const passed = this.#passedBy(expression, callee);
    this.#followAll(parts, passed);
    this.#checkArguments(callee, parts);
    return this.#library.result(callee);
  }

  /** The values that a called function passes to a function among its arguments. */
  #passedBy(expression: Expression, callee: Value | undefined): Values {
    const types = this.#library.callback(callee);
    if (types.length > 0) return types;
    // A decorator, or a call with a function after its other arguments.
    return expression.kind === 'call'
      ? this.#passedBy(expression.callee, this.#library.called(this.follow(expression.callee)))
      : [];
  }

  /** An option that the function lacks is a problem, and so is a text if the function accepts only others. */
  #checkArguments(callee: Value | undefined, parts: readonly Expression[]): void {
    if (callee?.kind !== 'symbol') return;
    this.#permissions.call(callee.at, parts);
    const options = this.#library.options(callee);
    this.#options(this.#library.created(callee), parts);
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'object') this.#options(this.#library.expected(callee, index), part.parts);
      if (part.kind === 'option' && options?.includes(part.key.text) === false)
        this.#miss(part.key, callee, options);
      const accepted = part.kind === 'text' && acceptedValues(callee.at.symbol, index);
      if (accepted && !accepted.includes(part.name.text))
        this.#miss(part.name, callee, accepted, didYouMean(part.name.text, accepted));
    }
  }

  /** Finds the properties that named arguments or fields set. */
  #options(owner: Value | undefined, parts: readonly Expression[]): void {
    for (const part of parts) {
      if (part.kind !== 'option') continue;
      this.#use(part.key, this.#library.property(owner, part.key.text));
    }
  }

  /** A function is followed once, with the values that its position gives it. */
  #function({ name, parameters, body }: FunctionExpression, given: Values): undefined {
    if (name) this.#define(name, undefined);
    return this.#within(() => {
      for (const [index, parameter] of parameters.entries()) {
        const stated = parameter.type && this.#library.result(this.follow(parameter.type));
        if (parameter.name) this.#define(parameter.name, stated ?? given[index]);
      }
      this.#followAll(body);
    });
  }

  #bind(expression: ExpressionOf<'bind'>): undefined {
    const { names, value, type } = expression;
    const [first, ...others] = names;
    const stated = type && this.follow(type);
    const bound = value && this.follow(value, this.#library.callback(stated));
    const result = this.#library.result(stated) ?? this.#library.stored(bound);
    if (first) this.#define(first, result);
    for (const other of others) this.#define(other, undefined);
  }

  #import({ module, names, as }: ExpressionOf<'import'>): undefined {
    const { modules } = this.#library;
    if (this.#library.isUnknownModule(module.text)) this.#miss(module, undefined, modules);
    const owner: Value | undefined = modules.has(module.text)
      ? { kind: 'module', module: module.text }
      : undefined;
    this.#mayHaveOthers ||= !owner && (names === 'everything' || names.some(({ name }) => name.text === '*'));
    if (as) this.#define(as, owner);
    if (names === 'everything') {
      for (const text of this.#library.names(owner))
        this.#define({ ...module, text }, this.#library.exported(owner, text));
      return;
    }
    for (const { name, as: alias } of names) {
      const value = this.#library.exported(owner, name.text);
      if (!value && owner?.kind === 'module') this.#miss(name, owner, this.#library.names(owner));
      this.#define(alias, this.#use(name, value));
    }
  }
}

const byStart = <Found extends { start: number }>(found: ReadonlyMap<number, Found>): Found[] =>
  [...found.values()].sort((a, b) => a.start - b.start);
