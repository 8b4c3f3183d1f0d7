import { REFERENCES, type Reference } from '#content/references.ts';
import type { SubjectException } from '#content/subjects.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { References } from '#worker/page/references.ts';

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
