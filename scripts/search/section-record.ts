import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  type HitSymbol,
  type SearchRecordFields,
} from '#client/contracts/search.ts';
import type { SampleLanguage } from '#content/sdks.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { hitKind } from '#worker/search/index/hit-kind.ts';
import type { SectionDocument } from './section-documents.ts';

/** The anchor of the text before a page's first heading. */
export const OVERVIEW = 'overview';

/** The record of a section, as a hosted index stores it. */
export const sectionRecord = (document: SectionDocument): SearchRecordFields => {
  const { page, place, section, titles } = document;
  const { library, version } = place;
  const anchor = section.id ?? OVERVIEW;
  const symbol = hitSymbol(document);
  return {
    objectID: `${page.path}#${anchor}`,
    url: `${pageHref(page.path)}#${anchor}`,
    type: `lvl${section.depth as 1 | 2 | 3 | 4 | 5 | 6}`, // the level of a heading, or 1
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null]),
    ) as Hierarchy, // it has every level
    content: contentOf(document) || null,
    kind: hitKind(section.depth, symbol !== undefined),
    section: place.section,
    ...(library ? { library } : {}),
    ...(version ? { version } : {}),
    ...(symbol ? { symbol } : {}),
  };
};

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
  const own = sample[language];
  return own === undefined
    ? { signature, language: other, sample: text }
    : { signature, language, sample: own };
};
