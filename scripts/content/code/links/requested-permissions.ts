import { GRANTS } from '#scripts/content/symbols/grants.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { Expression, Name } from './expression.ts';

/** A name whose use needs a permission that the sample does not request, although it requests others of that resource. */
export interface UnrequestedPermission extends Name {
  permissions: readonly string[];
  /** The name of the call that requests permissions: `allow`. */
  grant: string;
}

interface Requests {
  grant: string;
  names: Set<string>;
  /** `false` if a request is something else than one of the permissions, such as a variable. */
  isComplete: boolean;
}

/** The permissions that a sample requests, by the page of the resource. */
export class RequestedPermissions {
  readonly #library: LibrarySymbols;
  readonly #requests = new Map<string, Requests>();
  readonly #needs = new Map<number, { name: Name; at: LocatedSymbol }>();

  constructor(library: LibrarySymbols) {
    this.#library = library;
  }

  /** Records a call if it requests permissions. */
  call({ symbol, page }: LocatedSymbol, parts: readonly Expression[]): void {
    if (!GRANTS.test(symbol.name)) return;
    const found = this.#requests.get(page) ?? { grant: symbol.name, names: new Set(), isComplete: true };
    const names = namesIn(parts);
    const known = this.#permissionsOf(page);
    for (const name of names ?? []) found.names.add(name);
    found.isComplete &&= names?.every((name) => known.has(name)) ?? false;
    this.#requests.set(page, found);
  }

  #permissionsOf(page: string): ReadonlySet<string> {
    const symbols = this.#library.pages.get(page)?.symbols ?? [];
    return new Set(
      symbols
        .flatMap(({ members = [] }) => members)
        .flatMap(({ permissions = [] }) => permissions.map(lastName)),
    );
  }

  /** Records the use of a symbol that needs permissions. */
  use(name: Name, at: LocatedSymbol): void {
    if (at.symbol.permissions) this.#needs.set(name.start, { name, at });
  }

  missing(): UnrequestedPermission[] {
    return [...this.#needs.values()].flatMap(({ name, at: { symbol, page } }) => {
      const requests = this.#requests.get(page);
      const { permissions = [] } = symbol;
      if (!requests?.isComplete || permissions.some((one) => requests.names.has(lastName(one)))) return [];
      return [{ ...name, permissions, grant: requests.grant }];
    });
  }
}

/** `BucketRead` of `storage.BucketRead`. */
const lastName = (permission: string): string => permission.slice(permission.lastIndexOf('.') + 1);

/** The permissions among the arguments of a call. `undefined` if an argument has another form. */
const namesIn = (parts: readonly Expression[]): string[] | undefined => {
  const names = parts.map((part) => {
    if (part.kind === 'text') return [part.text.text];
    if (part.kind === 'member') return [part.name.text];
    return part.kind === 'group' ? namesIn(part.parts) : undefined;
  });
  return names.includes(undefined) ? undefined : names.flatMap((some) => some ?? []);
};
