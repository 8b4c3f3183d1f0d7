/** A parameter, as far as two declarations can be compared. */
export interface Parameter {
  /** A pattern is written without spaces: `{name,issuer}`. */
  name: string;
  optional: boolean;
  rest: boolean;
}

/** The parameters of every overload. */
export type Overloads = readonly (readonly Parameter[])[];

/** A function, class, interface, type, enum, constant, or namespace. */
export interface Declaration {
  /** `undefined` for what cannot be called. */
  overloads?: Overloads | undefined;
  /** The public members of its own. Members that cannot be called have no overloads. */
  members: ReadonlyMap<string, { overloads?: Overloads | undefined }>;
  /** The names of the classes and interfaces that it extends. */
  bases: readonly string[];
  /** The name of the declaration that this one only renames. */
  alias?: string | undefined;
  /** The declared name of each one that a namespace exports. */
  exports?: ReadonlyMap<string, string> | undefined;
}

/** The declarations of a module. */
export class Declarations {
  readonly #declared: ReadonlyMap<string, Declaration>;
  readonly #exports: ReadonlyMap<string, string>;

  /** `exports` holds the declared name of each exported one. */
  constructor(declared: ReadonlyMap<string, Declaration>, exports: ReadonlyMap<string, string>) {
    this.#declared = declared;
    this.#exports = exports;
  }

  get exported(): string[] {
    return [...this.#exports.keys()];
  }

  /** Finds an exported name, or else a declared one. `faas.start` is in a namespace. */
  find(name: string): Declaration | undefined {
    const [first = '', second] = name.split('.');
    const found = this.#declared.get(this.#exports.get(first) ?? first);
    const inNamespace = second === undefined ? undefined : found?.exports?.get(second);
    const target = second === undefined ? found : this.#declared.get(inNamespace ?? '');
    return target && this.#unaliased(target);
  }

  /** The members of a declaration, and those of everything that it extends. */
  membersOf({ members, bases }: Declaration): ReadonlyMap<string, { overloads?: Overloads | undefined }> {
    const inherited = bases.flatMap((base) => {
      const found = this.#declared.get(base);
      return found ? [...this.membersOf(found)] : [];
    });
    return new Map([...inherited, ...members]);
  }

  #unaliased(declaration: Declaration): Declaration {
    const target = declaration.alias === undefined ? undefined : this.#declared.get(declaration.alias);
    return target && target !== declaration ? this.#unaliased(target) : declaration;
  }
}
