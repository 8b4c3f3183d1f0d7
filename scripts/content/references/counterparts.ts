import { SUBJECT_EXCEPTIONS, SYMBOL_PARTS } from '#content/subjects.ts';
import { anchorsOf } from '#scripts/content/symbols/anchors-of.ts';
import type { LibrarySymbols, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { withMembers } from '#scripts/content/symbols/with-members.ts';
import type { Counterparts } from '#worker/page/compiled-page.ts';
import { linkedReferences } from '#worker/page/reference-links.ts';
import type { ReferencePath } from '#worker/page/reference-path.ts';

/** How the symbols of a page differ on the same page of the references that it links to. */
export const counterparts = (page: ReferencePath, symbols: SiteSymbols): Counterparts | undefined => {
  const own = symbols.get(page.reference);
  const name = page.rest.slice(1) || 'index';
  const file = own?.pages.get(name);
  if (!own || !file) return undefined;
  return Object.fromEntries(
    [...linkedReferences(page)].flatMap((reference) => {
      const other = symbols.get(reference);
      if (!other || other === own) return [];
      const otherFile = other.pages.get(nameIn(other, name));
      if (!otherFile)
        return other.about.absent.some(({ id }) => id === name) ? [[reference, `#${name}`]] : [];
      const anchors = new Set(anchorsOf(otherFile));
      const differences = anchorsOf(file).flatMap((anchor) => {
        if (anchors.has(anchor)) return [];
        const renamed = [successorOf(anchor, own), predecessorOf(anchor, other), SYMBOL_PARTS[anchor]].find(
          (candidate) => candidate !== undefined && anchors.has(candidate),
        );
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
