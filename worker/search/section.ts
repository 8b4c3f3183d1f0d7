import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import { CLOUD_NAMES, type CloudName } from '#content/clouds.ts';
import { latestVersion } from '#content/references.ts';
import { type PagePath, pageHref, parseReferencePath } from '#worker/model/page-path.ts';
import { type IndexFile, type Place, type SectionKind, sectionTitles } from './index-format.ts';
import { stemOf, wordsInside, wordsOf } from './words.ts';

/** The facts about a section that the file holds. */
interface SectionFacts {
  /** The path of its page. */
  path: PagePath;
  anchor: string;
  place: Place;
  /** The titles above it, and its own: its group, its page, and the headings, with `null` for a level that is left out. */
  titles: readonly (string | null)[];
  /** The level of its heading, or 1 for the text before the first heading. */
  depth: number;
  kind: SectionKind;
  /** `true` if it belongs to a version of a library that has a newer one. */
  isOld: boolean;
  /** The same text for the same subject in every library and version. It is absent outside of references. */
  subject?: string;
}

/** A section of a page, as the ranking and the answers know it. What follows from its heading is found out when it is needed. */
export class Section {
  readonly facts: SectionFacts;
  readonly isSymbol: boolean;
  #headingStems: ReadonlySet<string> | undefined;
  #nameStems: ReadonlySet<string> | undefined;
  #anchorStems: ReadonlySet<string> | undefined;
  #headingNames: ReadonlySet<string> | undefined;
  #isAboutChanges: boolean | undefined;

  constructor(facts: SectionFacts) {
    this.facts = facts;
    this.isSymbol = facts.kind === 'symbol';
  }

  /** Its address, such as `/docs/storage#events`. */
  get url(): string {
    return `${pageHref(this.facts.path)}#${this.facts.anchor}`;
  }

  /** `true` if it is a part of a library's reference. */
  get isReference(): boolean {
    const { library, section } = this.facts.place;
    return library !== undefined && section === 'Reference';
  }

  /** `true` if its title or one above it says that a version changed something: it is about two versions. */
  get isAboutChanges(): boolean {
    this.#isAboutChanges ??= this.facts.titles.slice(1).some((title) => CHANGES.test(title ?? ''));
    return this.#isAboutChanges;
  }

  /** The cloud that its page is about. Many pages are about none, or about all of them. */
  get cloud(): CloudName | undefined {
    const { path } = this.facts;
    return path.startsWith(PROVIDERS)
      ? CLOUD_NAMES.find((name) => path.split('/').includes(name))
      : undefined;
  }

  get heading(): string {
    return this.facts.titles.at(-1) ?? '';
  }

  /** The stems of the heading. */
  get headingStems(): ReadonlySet<string> {
    this.#headingStems ??= stemsOf(this.heading);
    return this.#headingStems;
  }

  /** The stems of a symbol's name without its owner. */
  get nameStems(): ReadonlySet<string> {
    this.#nameStems ??= stemsOf(this.heading.split('.').at(-1) ?? '');
    return this.#nameStems;
  }

  /** The stems of the anchor, or of the last part of the page's path. */
  get anchorStems(): ReadonlySet<string> {
    const { depth, path, anchor } = this.facts;
    this.#anchorStems ??= stemsOf(depth === 1 ? (path.split('/').at(-1) ?? '') : anchor);
    return this.#anchorStems;
  }

  /** The names in the heading, as they are written. */
  get headingNames(): ReadonlySet<string> {
    this.#headingNames ??= new Set(this.heading.split(OUTSIDE_OF_NAMES));
    return this.#headingNames;
  }
}

const PROVIDERS = '/reference/providers/';
const CHANGES = /chang\w+ in version|version \d+ chang|from v\d/i;

export const OUTSIDE_OF_NAMES = /[^\p{L}\p{N}_]+/u;
/** A name of several words: `newBucket`, `new_bucket`. */
export const SEVERAL_WORDS = /\p{Ll}\p{Lu}|_/u;

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap(wordsInside).map(stemOf));

/** The sections of a part of the index, in the order of their numbers. */
export const sectionsOf = ({ pages, places }: IndexFile): Section[] =>
  pages.flatMap(([path, title, placeNumber, sections]) => {
    const place = places[placeNumber];
    if (!place) throw new Error('The search index is damaged: a page has no place.');
    const page = { path, place, isOld: isOld(place) };
    const name = parseReferencePath(path)?.rest;
    const titlesOf = sectionTitles(place.group, title);
    return sections.map(
      ([anchor, heading, depth, kind]) =>
        new Section({
          ...page,
          anchor,
          depth,
          kind,
          titles: titlesOf(depth, heading),
          ...(name === undefined ? {} : { subject: `${name}#${anchor}` }),
        }),
    );
  });

const isOld = ({ library, version }: Place): boolean =>
  library !== undefined && version !== undefined && version !== latestVersion(library);

interface RecordedSection {
  path: PagePath;
  anchor: string;
  depth: number;
  /** The titles above it, and its own: of the group, of the page, and of the headings by level. A level may be left out. */
  titles: readonly (string | null)[];
  place: Place;
  isSymbol: boolean;
}

/** The record of a section without its symbol. A hosted index stores the same record that an answer of this site contains. */
export const sectionRecord = (
  { path, anchor, depth, titles, place, isSymbol }: RecordedSection,
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
