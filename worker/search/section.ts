import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import { CLOUD_SERVICES, CLOUDS } from '#content/clouds.ts';
import { latestVersion } from '#content/references.ts';
import { type PagePath, pageHref } from '#worker/model/page-path.ts';
import { type IndexedSection, type IndexFile, type Place, sectionTitles } from './index-format.ts';
import { WEIGHTS } from './weights.ts';
import { OUTSIDE_OF_NAMES, stemOf, wordsInside, wordsOf } from './words.ts';

/** A page, as the ranking knows it. Its sections share it. */
interface Page {
  path: PagePath;
  place: Place;
  /** `true` if it belongs to a version of a library that has a newer one. */
  isOld: boolean;
  /** How likely the page is the right one before its words are compared. */
  prior: number;
}

/** A section of a page. What follows from its heading is found out when it is needed. */
export class Section {
  readonly page: Page;
  readonly anchor: string;
  /** The titles above it, and its own: its group, its page, and the headings, with `null` for a level that is left out. */
  readonly titles: readonly (string | null)[];
  /** The level of its heading, or 1 for the text before the first heading. */
  readonly depth: number;
  readonly isSymbol: boolean;
  #headingStems: ReadonlySet<string> | undefined;
  #nameStems: ReadonlySet<string> | undefined;
  #headingNames: ReadonlySet<string> | undefined;

  constructor(page: Page, [anchor, , depth, kind]: IndexedSection, titles: readonly (string | null)[]) {
    this.page = page;
    this.anchor = anchor;
    this.titles = titles;
    this.depth = depth;
    this.isSymbol = kind === 'symbol';
  }

  get heading(): string {
    return this.titles.at(-1) ?? '';
  }

  /** The stems of the heading. */
  get headingStems(): ReadonlySet<string> {
    this.#headingStems ??= stemsOf(this.heading);
    return this.#headingStems;
  }

  /** The stems of a symbol's name without its owner, of the anchor, or of the last part of the page's path. */
  get nameStems(): ReadonlySet<string> {
    this.#nameStems ??= stemsOf(this.#name());
    return this.#nameStems;
  }

  #name(): string {
    if (this.isSymbol) return this.heading.split('.').at(-1) ?? '';
    return (this.depth === 1 ? this.page.path.split('/').at(-1) : this.anchor) ?? '';
  }

  /** The names in the heading, as they are written. */
  get headingNames(): ReadonlySet<string> {
    this.#headingNames ??= new Set(this.heading.split(OUTSIDE_OF_NAMES));
    return this.#headingNames;
  }
}

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap(wordsInside).map(stemOf));

/** The sections of the index, in the order of their numbers. */
export const sectionsOf = ({ pages }: IndexFile): Section[] =>
  pages.flatMap(([path, title, place, sections]) => {
    const page = { path, place, isOld: isOld(place), prior: priorOf(path, place) };
    const titlesOf = sectionTitles(place.group, title);
    return sections.map((section) => new Section(page, section, titlesOf(section[2], section[1])));
  });

/** `true` if a page belongs to a version of a library that has a newer one. */
export const isOld = ({ library, version }: Place): boolean =>
  library !== undefined && version !== undefined && version !== latestVersion(library);

const priorOf = (path: PagePath, { section }: Place): number => {
  if (CLOUD_PAGES.has(path)) return WEIGHTS.prior.cloud;
  const kind = KINDS_BY_PART.get(section);
  return (kind ? WEIGHTS.prior[kind] : 1) * (path === '/' ? WEIGHTS.prior.home : 1);
};

type PageKind = keyof typeof WEIGHTS.prior;

const KINDS_BY_PART = new Map<Place['section'], PageKind>([
  ['Building blocks', 'block'],
  ['Guides', 'guide'],
]);

/** The pages about a resource on one cloud. They repeat the words of the building block. */
const CLOUD_PAGES: ReadonlySet<string> = new Set(
  Object.values(CLOUDS).flatMap(({ href }) => Object.keys(CLOUD_SERVICES).map((name) => `${href}/${name}`)),
);

/** The facts of which a record consists. */
interface RecordedSection extends Pick<Section, 'anchor' | 'titles' | 'depth' | 'isSymbol'> {
  page: Pick<Page, 'path' | 'place'>;
}

/** The record of a section without its symbol. A hosted index stores the same record that an answer of this site contains. */
export const sectionRecord = (
  { page: { path, place }, anchor, depth, titles, isSymbol }: RecordedSection,
  content: string,
): SearchRecordFields => ({
  objectID: `${path}#${anchor}`,
  url: `${pageHref(path)}#${anchor}`,
  type: `lvl${depth as 1 | 2 | 3 | 4 | 5 | 6}`, // the level of a heading, or 1
  hierarchy: Object.fromEntries(
    HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null]),
  ) as Hierarchy, // it has every level
  content: content || null,
  // The text before a page's first heading stands for the page.
  kind: depth === 1 ? 'page' : isSymbol ? 'symbol' : 'section',
  section: place.section,
  ...(place.library ? { library: place.library } : {}),
  ...(place.version ? { version: place.version } : {}),
});
