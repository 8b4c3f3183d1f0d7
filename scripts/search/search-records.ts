import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  type HitSymbol,
  type SearchRecordFields,
} from '#client/contracts/search.ts';
import { referenceName } from '#content/references.ts';
import { type SampleLanguage, SDK_OF_LANGUAGE } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { SearchRecord, SearchSection } from '#scripts/content/render/search-record.ts';
import type { LibrarySymbols, LocatedSymbol, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Place } from '#worker/search/index/index-file.ts';
import { placeOf } from './place-of.ts';

/** The anchor of the text before a page's first heading. */
const OVERVIEW = 'overview';

/** A section of a page with everything that the index knows about it. */
export interface SectionDocument {
  record: SearchRecordFields;
  page: SearchRecord;
  section: SearchSection;
  place: Place;
  /** The symbol that the section is about, and its library. */
  symbol?: LocatedSymbol;
  library?: LibrarySymbols;
}

/** Every section of every page, in the order of the pages. Each page begins with its overview. */
export const sectionDocuments = (pages: readonly SearchRecord[], symbols: SiteSymbols): SectionDocument[] =>
  pages.flatMap((page) => documentsOf(page, symbols));

/** The records of this site's index, as a hosted index stores them. */
export const searchRecords = (pages: readonly SearchRecord[], symbols: SiteSymbols): SearchRecordFields[] =>
  sectionDocuments(pages, symbols).map(({ record }) => record);

const documentsOf = (page: SearchRecord, symbols: SiteSymbols): SectionDocument[] => {
  const place = placeOf(page.path);
  const library = place.library && symbols.get(referenceName(place.library, place.version));
  const [first, ...others] = page.sections;
  const hasOverview = first !== undefined && first.id === undefined;
  const overview: SearchSection = hasOverview ? first : { depth: 1, text: '', code: '', commands: '' };
  const sections = [overview, ...(hasOverview ? others : page.sections)];
  const titles: (string | null)[] = [place.group, page.title];
  return sections.map((section) => {
    if (section.depth > 1) {
      titles.length = section.depth;
      titles[section.depth] = section.title ?? null;
    }
    const located = section.id === undefined ? undefined : library?.find(section.id);
    const symbol = located?.href.startsWith(`${pageAddress(page)}#`) ? located : undefined;
    const record = recordOf({
      page,
      section,
      place,
      titles,
      symbol: symbol && library && hitSymbol(symbol, library),
    });
    return { record, page, section, place, ...(symbol && library ? { symbol, library } : {}) };
  });
};

const pageAddress = ({ path }: SearchRecord): string => (path === '/' ? DOCS_PREFIX : DOCS_PREFIX + path);

interface RecordParts {
  page: SearchRecord;
  section: SearchSection;
  place: Place;
  titles: readonly (string | null)[];
  symbol: HitSymbol | undefined;
}

const recordOf = ({ page, section, place, titles, symbol }: RecordParts): SearchRecordFields => {
  const anchor = section.id ?? OVERVIEW;
  const isOverview = section.depth === 1;
  const text = isOverview ? [page.description, section.text].filter(Boolean).join('\n') : section.text;
  const { library, version } = place;
  return {
    objectID: `${page.path}#${anchor}`,
    url: `${pageAddress(page)}#${anchor}`,
    type: `lvl${section.depth as 1 | 2 | 3 | 4 | 5 | 6}`, // a heading's level, or 1
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null]),
    ) as Hierarchy, // it has every level
    content: text || null,
    kind: isOverview ? 'page' : symbol ? 'symbol' : 'section',
    section: place.section,
    ...(library ? { library } : {}),
    ...(version ? { version } : {}),
    ...(symbol ? { symbol } : {}),
  };
};

const hitSymbol = ({ symbol, owner }: LocatedSymbol, { about }: LibrarySymbols): HitSymbol | undefined => {
  const { signature = `${symbol.kind} ${symbol.name}`, sample } = symbol;
  void owner;
  const language = about.language;
  if (typeof sample !== 'object') return { signature, language, ...(sample ? { sample } : {}) };
  const [written = language] = [language, ...(Object.keys(sample) as SampleLanguage[])].filter(
    (name) => sample[name],
  );
  void SDK_OF_LANGUAGE;
  return { signature, language: written, ...(sample[written] ? { sample: sample[written] } : {}) };
};
