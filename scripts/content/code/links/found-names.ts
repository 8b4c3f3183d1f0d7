import { nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Name } from './expression.ts';
import type { UnrequestedPermission } from './requested-permissions.ts';
import { type Names, ownerName, type Value } from './value.ts';

/** A place in a sample that uses a symbol. */
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
  cure: string | undefined;
}

export interface FollowedSample {
  uses: SymbolUse[];
  unknown: UnknownName[];
  /** The functions of the library that the sample calls without an import. */
  unimported: Name[];
  unrequested: UnrequestedPermission[];
  /** The names that the sample defines outside of functions. */
  names: Names;
}

/** Collects what the names of a sample mean. A place that is followed twice counts once. */
export class FoundNames {
  readonly #uses = new Map<number, SymbolUse>();
  /** The places that mean several symbols, because a function of the sample gets arguments of several types. */
  readonly #ambiguous = new Set<number>();
  readonly #unknown = new Map<number, UnknownName>();

  /** Records a name with its value, and returns the value. */
  use({ start, end }: Name, value: Value | undefined): Value | undefined {
    if (value?.kind !== 'symbol' || end === start) return value;
    if ((this.#uses.get(start)?.id ?? value.id) !== value.id) this.#ambiguous.add(start);
    this.#uses.set(start, { start, end, id: value.id });
    return value;
  }

  unlink({ start }: Name): void {
    this.#uses.delete(start);
  }

  /** Records a name that its owner should have, or a module that the library should have. `names` are those that it has. */
  miss(name: Name, owner: Value | undefined, names: Iterable<string>, cure?: string): void {
    this.#unknown.set(name.start, {
      ...name,
      owner: owner && ownerName(owner),
      nearest: nearestName(name.text, names),
      cure,
    });
  }

  inOrder(): Pick<FollowedSample, 'uses' | 'unknown'> {
    const uses = byStart(this.#uses).filter(({ start }) => !this.#ambiguous.has(start));
    return { uses, unknown: byStart(this.#unknown) };
  }
}

const byStart = <Found extends { start: number }>(found: ReadonlyMap<number, Found>): Found[] =>
  [...found.values()].sort((a, b) => a.start - b.start);
