import { ownValue } from '#content/own-value.ts';
import { REFERENCES, type Reference } from '#content/references.ts';
import { SUBJECT_EXCEPTIONS, type SubjectException, SYMBOL_PARTS } from '#content/subjects.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { LibrarySymbols, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { anchorsOf, withMembers } from '#scripts/content/symbols/symbols-of.ts';
import type { Counterparts } from '#worker/model/compiled-page.ts';
import { parseReferencePath, type ReferencePath } from '#worker/model/page-path.ts';
import { linkedReferences } from '#worker/model/reference-links.ts';
import type { References } from '#worker/model/release-manifest.ts';

/**
 * The subjects of every reference that has pages, with their addresses. content/subjects.ts explains their names. Each page
 * is a subject, and so is each section of the start.
 */
export const buildReferences = (
  pages: readonly PageFacts[],
  exceptions: readonly SubjectException[],
): References => {
  const found = new Map<Reference, Map<string, string>>(
    REFERENCES.map((reference) => [reference, new Map()]),
  );
  for (const { reference, name, address } of pagesFirst(pages.flatMap(namedAddresses))) {
    const addresses = found.get(reference) ?? new Map<string, string>();
    found.set(reference, addresses);
    const subject = subjectOf(name, reference, exceptions);
    if (!addresses.has(subject)) addresses.set(subject, address);
  }
  const order = [...new Set([...found.values()].flatMap((addresses) => [...addresses.keys()]))];
  const withPages = [...found].filter(([, addresses]) => addresses.size > 0);
  return Object.fromEntries(
    withPages.map(([reference, addresses]) => [reference, inOrder(addresses, order)]),
  );
};

interface NamedAddress {
  reference: Reference;
  /** `storage` for `#storage` and `/storage`. */
  name: string;
  /** The address below the reference's start. */
  address: string;
}

const namedAddresses = ({ path, sections }: PageFacts): NamedAddress[] => {
  const page = parseReferencePath(path);
  if (!page) return [];
  const { reference, rest } = page;
  const name = rest.slice(1);
  const topics = rest === '' ? sections.filter(({ depth }) => depth === 2) : [];
  return [
    { reference, name, address: rest },
    ...topics.map(({ id }) => ({ reference, name: id, address: `#${id}` })),
  ];
};

/** Sorts pages before sections, so a subject's address is its page if a reference also has a section of that name. */
const pagesFirst = (addresses: readonly NamedAddress[]): NamedAddress[] => {
  const isSection = ({ address }: NamedAddress) => address.includes('#');
  return [...addresses.filter((item) => !isSection(item)), ...addresses.filter(isSection)];
};

const subjectOf = (name: string, reference: Reference, exceptions: readonly SubjectException[]): string => {
  const exception = exceptions.find(
    (candidate) => candidate.references.includes(reference) && candidate.name === name,
  );
  return exception?.subject ?? name;
};

const inOrder = (addresses: ReadonlyMap<string, string>, order: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    order.flatMap((subject) => {
      const address = addresses.get(subject);
      return address === undefined ? [] : [[subject, address]];
    }),
  );

/** How the symbols of a page differ on the same page of the references that it links to. */
export const counterparts = (page: ReferencePath, symbols: SiteSymbols): Counterparts | undefined => {
  const library = symbols.get(page.reference);
  const name = page.rest.slice(1) || 'index';
  const file = library?.pages.get(name);
  if (!library || !file) return undefined;
  return Object.fromEntries(
    [...linkedReferences(page)].flatMap((reference) => {
      const other = symbols.get(reference);
      if (!other || other === library) return [];
      const otherFile = other.pages.get(nameIn(other, name));
      if (!otherFile)
        return other.about.absent.some(({ id }) => id === name) ? [[reference, `#${name}`]] : [];
      const anchors = new Set(anchorsOf(otherFile));
      const differences = anchorsOf(file).flatMap((anchor) => {
        if (anchors.has(anchor)) return [];
        const renamed = [
          successorOf(anchor, library),
          predecessorOf(anchor, other),
          ownValue(SYMBOL_PARTS, anchor),
        ].find((candidate) => candidate !== undefined && anchors.has(candidate));
        return renamed === undefined ? [anchor] : [`${anchor}=${renamed}`];
      });
      return differences.length > 0 ? [[reference, differences.join(' ')]] : [];
    }),
  );
};

/** The name of the page about the same subject. */
const nameIn = ({ pages }: LibrarySymbols, name: string): string => {
  if (pages.has(name)) return name;
  const exception = SUBJECT_EXCEPTIONS.find((candidate) =>
    [candidate.name, candidate.subject].includes(name),
  );
  return (exception?.name === name ? exception.subject : exception?.name) ?? name;
};

const successorOf = (id: string, library: LibrarySymbols): string | undefined =>
  library.find(id)?.symbol.replacement?.id;

/** The symbol of an older version that this one replaces. Of several, the one with the same last word: `document-get`. */
const predecessorOf = (id: string, { pages }: LibrarySymbols): string | undefined => {
  const candidates = [...pages.values()]
    .flatMap(({ symbols }) => withMembers(symbols))
    .filter(({ replacement }) => replacement?.id === id);
  const last = id.split('-').at(-1);
  return (candidates.find((candidate) => candidate.id.split('-').at(-1) === last) ?? candidates[0])?.id;
};
