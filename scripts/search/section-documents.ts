import { referenceName } from '#content/references.ts';
import type { SearchRecord, SearchSection } from '#scripts/content/render/search-record.ts';
import type { LibrarySymbols, LocatedSymbol, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { pageHref } from '#worker/page/page-path.ts';
import type { Place } from '#worker/search/index/index-file.ts';
import { sectionTitles } from '#worker/search/index/section-titles.ts';
import { placeOf } from './place-of.ts';

/** A section of a page with everything that the index needs to know about it. */
export interface SectionDocument {
  page: SearchRecord;
  place: Place;
  section: SearchSection;
  /** The titles on the way to the section: of the group, of the page, and of the headings by level. A level may be left out. */
  titles: readonly (string | null)[];
  /** The library of the section's reference, if it has data. */
  library?: LibrarySymbols;
  /** The symbol that the section is about. */
  symbol?: LocatedSymbol;
}

/** The sections of a page. The first is its overview, even if there is no text before the first heading. */
export const sectionDocuments = (page: SearchRecord, symbols: SiteSymbols): SectionDocument[] => {
  const place = placeOf(page.path);
  const library = place.library && symbols.get(referenceName(place.library, place.version));
  const titlesOf = sectionTitles(place.group, page.title);
  return withOverview(page.sections).map((section): SectionDocument => {
    const { id = '', depth, title = null } = section;
    const symbol = symbolOf(id, page, library);
    return {
      page,
      place,
      section,
      titles: titlesOf(depth, title),
      ...(library ? { library } : {}),
      ...(symbol ? { symbol } : {}),
    };
  });
};

const withOverview = (sections: readonly SearchSection[]): readonly SearchSection[] =>
  sections[0]?.depth === 1 ? sections : [{ depth: 1, text: '', code: '', commands: '' }, ...sections];

/** An anchor of a text page may be the same as the identifier of a symbol on another page. */
const symbolOf = (id: string, { path }: SearchRecord, library: LibrarySymbols | undefined) => {
  const located = library?.find(id);
  return located?.href.startsWith(`${pageHref(path)}#`) ? located : undefined;
};
