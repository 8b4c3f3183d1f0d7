import type { PhrasingContent } from 'mdast';
import { namedVersion } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { SYMBOL_PARTS } from '#content/subjects.ts';
import { joined, linkTo, linkToHref, text } from '#scripts/components/markdown-nodes.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Context } from './context.ts';

/** Links to the same symbol in the other libraries of the same version, or to what it is a part of there, and to the notes of those that lack it. */
export const otherLibraries = (
  id: string,
  { library, symbols }: Context,
): { having: PhrasingContent[]; lacking: PhrasingContent[] } => {
  const having: PhrasingContent[] = [];
  const lacking: PhrasingContent[] = [];
  for (const other of symbols.all().filter((candidate) => isSameVersion(candidate, library))) {
    const { label } = SDKS[other.library.sdk];
    const found = other.find(id) ?? other.find(SYMBOL_PARTS[id] ?? '');
    if (found) having.push(linkToHref(found.href, text(label)));
    else {
      const page = [...other.pages].find(([, { absent = [] }]) => absent.some((note) => note.id === id))?.[0];
      if (page) lacking.push(linkTo(`${pageAddress(other.reference, page)}#${id}`, text(label)));
    }
  }
  return { having: joined(having), lacking: joined(lacking) };
};

/** The newest versions of all libraries belong together, whatever their numbers. */
const isSameVersion = (other: LibrarySymbols, own: LibrarySymbols): boolean =>
  other !== own && namedVersion(other.reference) === namedVersion(own.reference);
