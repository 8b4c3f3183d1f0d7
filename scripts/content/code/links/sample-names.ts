import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import { acceptedValues } from './accepted-values.ts';
import type { Expression, Name } from './expression.ts';
import { type FollowedSample, FoundNames } from './found-names.ts';
import type { LibraryValues } from './library-values.ts';
import type { SampleFile } from './page-files.ts';
import { RequestedPermissions } from './requested-permissions.ts';
import { Scopes } from './scopes.ts';
import { typeIn, type Value } from './value.ts';

/** Members that every object of a language has, such as the copies of Kotlin's data classes. */
const BUILT_IN = /^(?:copy|toString|hashCode|equals|runtimeType|__\w+__)$/;

/** Members that languages give every enum and its values. */
const OF_ENUMS = /^(?:values|valueOf|entries|name|value|index|ordinal|compareTo)$/;

const isBuiltIn = (owner: Value | undefined, name: string): boolean =>
  BUILT_IN.test(name) || (typeIn(owner)?.symbol.kind === 'enum' && OF_ENUMS.test(name));

/** Finds out what the names of a sample mean at the place that is being followed. */
export class SampleNames {
  readonly scopes: Scopes;
  readonly #library: LibraryValues;
  readonly #file: SampleFile;
  readonly #found = new FoundNames();
  readonly #permissions: RequestedPermissions;
  /** `true` if the sample imports everything from a module that is not the library's. */
  #mayHaveOthers = false;
  readonly #called = new Map<number, Name>();

  constructor(library: LibraryValues, file: SampleFile) {
    this.scopes = new Scopes(file.names);
    this.#library = library;
    this.#permissions = new RequestedPermissions(library.symbols);
    this.#file = file;
  }

  /** The value of a variable, a function, or an import. */
  variable(name: Name): Value | undefined {
    return this.#found.use(name, this.scopes.lookUp(name.text));
  }

  /** A member of a value. A name that the value should have and lacks is a mistake. */
  member(object: Value | undefined, name: Name): Value | undefined {
    const member = this.#library.member(object, name.text);
    if (!member && this.#library.isComplete(object) && !isBuiltIn(object, name.text))
      this.#found.miss(name, object, this.#library.names(object), this.#permissionsFirst(object, name));
    if (member?.kind === 'symbol') this.#permissions.use(name, member.at);
    return this.#found.use(name, member);
  }

  /** Records a function that is called by its name alone. */
  call(name: Name): void {
    this.#called.set(name.start, name);
  }

  /** The advice if a value has the member only after a call that requests permissions. */
  #permissionsFirst(object: Value | undefined, { text }: Name): string | undefined {
    const grant = this.#library.grantBefore(object, text);
    return grant && `Request permissions first: \`.${grant}(…).${text}\`.`;
  }

  /** The type with these names from left to right: `Ctx`, or `apis`, `Ctx`. */
  type([first, ...rest]: readonly Name[] = []): Value | undefined {
    return first && rest.reduce((value, name) => this.member(value, name), this.variable(first));
  }

  /** A type that is checked but has no link. */
  repeatedType(names: readonly Name[]): Value | undefined {
    const type = this.type(names);
    for (const name of names) this.#found.unlink(name);
    return type;
  }

  /** Finds the properties that named arguments or fields set. */
  options(owner: Value | undefined, parts: readonly Expression[]): void {
    for (const part of parts) {
      if (part.kind !== 'option') continue;
      const property = this.#found.use(part.key, this.#library.property(owner, part.key.text));
      if (part.value.kind === 'object') this.options(this.#library.held(property), part.value.parts);
    }
  }

  /** The name of an option is a mistake if the function has no such option, and a text if the function accepts others only. */
  arguments(callee: Value | undefined, parts: readonly Expression[]): void {
    if (callee?.kind !== 'symbol') return;
    this.#permissions.call(callee.at, parts);
    const options = this.#library.members.options(callee.at);
    this.options(this.#library.created(callee), parts);
    for (const [index, part] of parts.entries()) {
      if (part.kind === 'object') this.options(this.#library.expected(callee, index), part.parts);
      if (part.kind === 'option' && options?.includes(part.key.text) === false)
        this.#found.miss(part.key, callee, options);
      if (part.kind !== 'text') continue;
      const accepted = acceptedValues(callee.at.symbol, index);
      if (accepted?.includes(part.text.text) === false)
        this.#found.miss(part.text, callee, accepted, didYouMean(part.text.text, accepted));
    }
  }

  /** Defines the names of an import. */
  import({ module, names, as }: Extract<Expression, { kind: 'import' }>): void {
    const { exports } = this.#library;
    if (exports.modules.isMistaken(module.text)) this.#found.miss(module, undefined, exports.modules.all());
    const owner = this.#importedModule(module.text);
    this.#mayHaveOthers ||= !owner && (names === 'everything' || names.some(({ name }) => name.text === '*'));
    if (as) this.scopes.define(as.text, owner);
    if (names === 'everything') {
      const all = owner?.kind === 'file' ? owner.names.keys() : exports.all();
      for (const name of owner ? all : []) this.scopes.define(name, this.#library.exported(owner, name));
      return;
    }
    for (const { name, as: alias } of names) {
      const value =
        this.#library.exported(owner, name.text) ?? this.#importedModule(`${module.text}.${name.text}`);
      if (!value && owner?.kind === 'module') this.#found.miss(name, owner, this.#library.names(owner));
      this.scopes.define(alias.text, this.#found.use(name, value));
    }
  }

  /** A module of the library, or another file of the page. */
  #importedModule(module: string): Value | undefined {
    if (this.#library.exports.modules.has(module)) return { kind: 'module', module };
    const names = this.#file.imported(module);
    return names && { kind: 'file', names };
  }

  found(): FollowedSample {
    return {
      ...this.#found.inOrder(),
      unimported: [...this.#called.values()].filter(
        ({ text }) =>
          !this.#mayHaveOthers && !this.scopes.hasDefined(text) && this.#library.exports.function(text),
      ),
      unrequested: this.#permissions.missing(),
      names: this.scopes.outermost(),
    };
  }
}
