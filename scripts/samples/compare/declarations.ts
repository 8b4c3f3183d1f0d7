import { type Declaration, type Member, withArguments } from './declaration.ts';

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

  /** Resolves a name to its final declaration. `faas.start` is in a namespace. */
  find(name: string): Declaration | undefined {
    const found = this.named(name);
    return found && this.#unaliased(found);
  }

  /** Finds the declaration of an exported name, or else of a declared one. */
  named(name: string): Declaration | undefined {
    const [first = '', second] = name.split('.');
    const found = this.#declared.get(this.#exports.get(first) ?? first);
    if (second === undefined) return found;
    // A namespace exports its types under names of its own: `type faas_HttpHandler = HttpHandler`.
    const inNamespace = this.#declared.get(found?.exports?.get(second) ?? '');
    return inNamespace && (this.#renamedBy(inNamespace) ?? inNamespace);
  }

  /** The members of a declaration, and those of everything that it extends. */
  membersOf({ members, bases }: Declaration): ReadonlyMap<string, Member> {
    const inherited = bases.flatMap(({ name, args }) => {
      const found = this.#declared.get(name);
      return found ? [...this.membersOf(withArguments(found, args))] : [];
    });
    return new Map([...inherited, ...members]);
  }

  #unaliased(declaration: Declaration): Declaration {
    const target = this.#renamedBy(declaration);
    if (!target) return declaration;
    const found = this.#unaliased(target);
    return declaration.kind === 'constant' && found.overloads ? { ...found, kind: 'function' } : found;
  }

  #renamedBy({ alias }: Declaration): Declaration | undefined {
    const target = alias && this.#declared.get(alias.name);
    return target && withArguments(target, alias.args);
  }
}
