import type { Names, Value } from './value.ts';

type Scope = Map<string, Value | undefined>;

/** The names that a sample has defined at the place that is being followed, with their known values. */
export class Scopes {
  readonly #outermost: Scope;
  #scopes: readonly Scope[];
  /** The names of all scopes, open or not. */
  readonly #defined: Set<string>;

  /** `start` are the names that exist before the sample begins. */
  constructor(start: Names = new Map()) {
    this.#outermost = new Map(start);
    this.#scopes = [this.#outermost];
    this.#defined = new Set(start.keys());
  }

  /** The scopes at this place, for code in it that runs later. */
  get here(): readonly Scope[] {
    return this.#scopes;
  }

  /** Runs `work` in a scope of its own, inside those of another place if it belongs there. */
  within<Result>(work: () => Result, place = this.#scopes): Result {
    const outer = this.#scopes;
    this.#scopes = [...place, new Map()];
    try {
      return work();
    } finally {
      this.#scopes = outer;
    }
  }

  define(name: string, value: Value | undefined): void {
    this.#scopes.at(-1)?.set(name, value);
    this.#defined.add(name);
  }

  /** `true` if any scope has defined the name so far. */
  hasDefined(name: string): boolean {
    return this.#defined.has(name);
  }

  /** The value of a name in the innermost scope that has it. */
  lookUp(name: string): Value | undefined {
    return this.#scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  /** The names outside of all functions and blocks. */
  outermost(): Names {
    return this.#outermost;
  }
}
