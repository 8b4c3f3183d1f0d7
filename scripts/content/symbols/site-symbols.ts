import { REFERENCES, type Reference, type Version } from '#content/references.ts';
import type { SdkSlug } from '#content/sdks.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import type { LibraryFile, SymbolEntry, SymbolFile, SymbolMember } from './schema.ts';

/** The library and its version that a page or a sample is about. */
export interface Library {
  sdk: SdkSlug;
  /** `undefined` for a library whose reference has no versions. */
  version: Version | undefined;
}

/** A symbol with its location in the reference. */
export interface LocatedSymbol {
  symbol: SymbolMember;
  /** The top-level symbol that contains it. A top-level symbol has no owner. */
  owner?: SymbolEntry;
  /** The name of its page, such as `storage`. */
  page: string;
  /** The address of its entry, or of the sibling that was looked for, with `/docs` and its anchor. */
  href: string;
}

/** A value in a library's data, such as `['symbols', 2, 'sample']`. */
export type ValuePath = readonly (string | number)[];

/** The public symbols of a version of a library. */
export interface LibrarySymbols {
  library: Library;
  reference: Reference;
  about: LibraryFile;
  /** The symbols of each page, in the order of menus. */
  pages: ReadonlyMap<string, SymbolFile>;
  /** The anchors that the start of the reference once had, each with the address that replaces it, with `/docs`. */
  moved: Readonly<Record<string, string>>;
  /** Finds a symbol by its identifier. */
  find: (id: string) => LocatedSymbol | undefined;
  /** The position of a value in a page's file. */
  origin: (page: string, path: ValuePath) => Origin;
  /** Changes whenever the data changes. */
  hash: string;
}

/** The symbols of every library that has data. */
export interface SiteSymbols {
  get: (reference: Reference) => LibrarySymbols | undefined;
  all: () => readonly LibrarySymbols[];
  /** The libraries whose data could not be read. Their problems are reported, and what follows from them is not. */
  unread: ReadonlySet<Reference>;
}

export const siteSymbols = (
  libraries: readonly LibrarySymbols[],
  unread: ReadonlySet<Reference> = new Set(),
): SiteSymbols => {
  const byReference = new Map(libraries.map((library) => [library.reference, library]));
  return { get: (reference) => byReference.get(reference), all: () => libraries, unread };
};

export const NO_SYMBOLS: SiteSymbols = siteSymbols([]);

/** Gives a page the symbols, and records which libraries the page depends on. */
export const recordedSymbols = (
  symbols: SiteSymbols,
): { symbols: SiteSymbols; used: () => Partial<Record<Reference, string>> } => {
  const used = new Map<Reference, string>();
  /** A page also depends on data that does not exist yet. */
  const get = (reference: Reference) => {
    const library = symbols.get(reference);
    used.set(reference, library?.hash ?? '');
    return library;
  };
  return {
    symbols: {
      get,
      all: () => REFERENCES.flatMap((reference) => get(reference) ?? []),
      unread: symbols.unread,
    },
    used: () => Object.fromEntries([...used].sort()),
  };
};

/** The address of a reference's page as an author writes it. `index` is the start. */
export const pageAddress = (reference: Reference, page: string): string =>
  `/reference/${reference}${page === 'index' ? '' : `/${page}`}`;

/** The release of a library that its data describes: `1.4.2` for the tag `v1.4.2`. */
export const describedRelease = ({ source }: LibraryFile): string => source.tag.replace(/^v/, '');

/** `true` if a release such as `1.10.0` came after another one of the same package. */
export const isNewer = (release: string, other: string): boolean =>
  release.localeCompare(other, 'en', { numeric: true }) > 0;
