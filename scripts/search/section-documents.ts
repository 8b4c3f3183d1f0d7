import type { HitSymbol } from '#client/contracts/search.ts';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { latestVersion, parseVersion, referenceName, type Version } from '#content/references.ts';
import { isSdkSlug, type SampleLanguage, SDKS, type SdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { SearchRecord, SearchSection } from '#scripts/content/render/search-record.ts';
import type { LibrarySymbols, LocatedSymbol, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { type Place, sectionTitles } from '#worker/search/index-format.ts';

/** A section of a page with everything that the index needs to know about it. */
export interface SectionDocument {
  page: SearchRecord;
  place: Place;
  section: SearchSection;
  /** The titles above the section, and its own: of the group, of the page, and of the headings by level. A level may be left out. */
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

/** The anchor of the text before a page's first heading. */
export const OVERVIEW = 'overview';

/** The prose of a section. A page's overview begins with the page's description. */
export const contentOf = ({ page, section }: SectionDocument): string =>
  (section.depth === 1 ? [page.description, section.text] : [section.text]).filter(Boolean).join('\n');

/** The symbol that a section is about, with the sample in the library's main language. */
export const hitSymbol = ({ symbol: located, library }: SectionDocument): HitSymbol | undefined => {
  if (!located || !library) return undefined;
  const { kind, name, signature = `${kind} ${name}`, sample } = located.symbol;
  const { language } = library.about;
  if (sample === undefined) return { signature, language };
  if (typeof sample === 'string') return { signature, language, sample };
  const [[other, text] = [language, '']] = Object.entries(sample) as [SampleLanguage, string][]; // the keys are typed
  const inLanguage = sample[language];
  return inLanguage === undefined
    ? { signature, language: other, sample: text }
    : { signature, language, sample: inLanguage };
};

const BLOCK_PATHS = new Set(BUILDING_BLOCKS.map(({ href }) => href.slice(DOCS_PREFIX.length)));

/** The home page is in this part, and so are pages from outside the project. */
const FIRST_PART = 'Get Started';

/** The parts of the site by the first words of a path. The first match counts. */
const PARTS: readonly (readonly [prefix: string, section: Place['section']])[] = [
  ['/building-blocks', 'Building blocks'],
  ['/websites', 'Building blocks'],
  ['/concepts/introduction', FIRST_PART],
  ['/getting-started', FIRST_PART],
  ['/agents', FIRST_PART],
  ['/concepts', 'Concepts'],
  ['/guides', 'Guides'],
  ['/reference/providers', 'Cloud providers'],
  ['/reference/cli', 'CLI'],
  ['/reference', 'Reference'],
  ['/support', 'Support'],
  ['/troubleshooting', 'Support'],
  ['/faq', 'Support'],
  ['/contributions', 'Support'],
];

/** The place of the page with this path in the site. */
export const placeOf = (path: string): Place => {
  const [, first, second = '', third = ''] = path.split('/');
  if (BLOCK_PATHS.has(`/${first}`)) return inPart('Building blocks');
  if (first === 'guides' && isSdkSlug(second)) return { ...inPart('Guides'), library: second };
  if (first === 'reference' && isSdkSlug(second)) return inLibrary(second, parseVersion(third));
  return inPart(partOf(path) ?? FIRST_PART);
};

/** `undefined` for a path that none of the parts names. */
export const partOf = (path: string): Place['section'] | undefined =>
  PARTS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];

const inPart = (section: Place['section']): Place => ({ section, group: section });

const inLibrary = (library: SdkSlug, named: Version | undefined): Place => {
  const version = named ?? latestVersion(library);
  const group = version ? `${SDKS[library].label} ${version}` : SDKS[library].label;
  return { section: 'Reference', group, library, ...(version ? { version } : {}) };
};
