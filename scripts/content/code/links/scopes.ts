import type { Value } from './value.ts';

/** The names that a sample has defined at the place that is being followed, with their known values. */
export class Scopes {
  #scopes: Map<string, Value | undefined>[] = [new Map()];
  /** The names of all scopes, open or not. */
  readonly #defined = new Set<string>();

  /** Runs `work` in a scope of its own. */
  within<Result>(work: () => Result): Result {
    this.#scopes.push(new Map());
    try {
      return work();
    } finally {
      this.#scopes.pop();
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
}
