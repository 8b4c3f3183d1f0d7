import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import { GRANTS } from '#scripts/content/symbols/symbols-of.ts';
import type { Expression, Name } from './expression.ts';

/** A name whose use needs a permission that the sample does not request, although it requests others of that resource. */
export interface UnrequestedPermission extends Name {
  permissions: readonly string[];
  /** The name of the call that requests permissions: `allow`. */
  grant: string;
}

/** The permissions that a sample requests, by the page of the resource. */
export class RequestedPermissions {
  readonly #library: LibrarySymbols;
  /** `undefined` among the names stands for something else than one of the permissions, such as a variable. */
  readonly #requests = new Map<string, { grant: string; names: (string | undefined)[] }>();
  readonly #needs = new Map<number, { name: Name; at: LocatedSymbol }>();

  constructor(library: LibrarySymbols) {
    this.#library = library;
  }

  /** Records a call if it requests permissions. */
  call({ symbol, page }: LocatedSymbol, parts: readonly Expression[]): void {
    if (!GRANTS.test(symbol.name)) return;
    const members = this.#library.pages.get(page)?.symbols.flatMap((each) => each.members ?? []) ?? [];
    const known = members.flatMap(({ permissions = [] }) => permissions.map(lastName));
    const names = parts.flatMap(namesIn).map((name) => known.find((one) => one === name));
    const before = this.#requests.get(page)?.names ?? [];
    this.#requests.set(page, { grant: symbol.name, names: [...before, ...names] });
  }

  /** Records the use of a symbol that needs permissions. */
  use(name: Name, at: LocatedSymbol): void {
    if (at.symbol.permissions) this.#needs.set(name.start, { name, at });
  }

  missing(): UnrequestedPermission[] {
    return [...this.#needs.values()].flatMap(({ name, at: { symbol, page } }) => {
      const requests = this.#requests.get(page);
      const { permissions = [] } = symbol;
      const answers = [undefined, ...permissions.map(lastName)];
      if (!requests || requests.names.some((one) => answers.includes(one))) return [];
      return [{ ...name, permissions, grant: requests.grant }];
    });
  }
}

/** `BucketRead` of `storage.BucketRead`. */
const lastName = (permission: string): string => permission.slice(permission.lastIndexOf('.') + 1);

/** The permissions in an argument of a call. `undefined` among them stands for another form. */
const namesIn = (part: Expression): (string | undefined)[] => {
  if (part.kind === 'text' || part.kind === 'member') return [part.name.text];
  return part.kind === 'group' ? part.parts.flatMap(namesIn) : [undefined];
};
