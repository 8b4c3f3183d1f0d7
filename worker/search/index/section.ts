import { CLOUD_NAMES, type CloudName } from '#content/clouds.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import { wordsInside, wordsOf } from '#worker/search/terms/words.ts';
import type { Place, SectionKind } from './index-file.ts';

/** The facts about a section that the file holds. */
interface SectionFacts {
  /** The path of its page. */
  path: PagePath;
  anchor: string;
  place: Place;
  /** The titles on the way to it: its group, its page, and the headings, with `null` for a level that is left out. */
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
  #plainNames: ReadonlySet<string> | undefined;
  #isAboutChanges: boolean | undefined;

  constructor(facts: SectionFacts) {
    this.facts = facts;
    this.isSymbol = facts.kind === 'symbol';
  }

  /** Its address, such as `/docs/storage#events`. */
  get url(): string {
    return `${pageHref(this.facts.path)}#${this.facts.anchor}`;
  }

  /** `true` if a title on the way to it says that a version changed something: it is about two versions. */
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

  /** The names of several words in the heading, in lower case: `newbucket` for `NewBucket`. */
  get plainNames(): ReadonlySet<string> {
    this.#plainNames ??= new Set(
      [...this.headingNames].filter((name) => SEVERAL_WORDS.test(name)).map((name) => name.toLowerCase()),
    );
    return this.#plainNames;
  }
}

const PROVIDERS = '/reference/providers/';
const CHANGES = /chang\w+ in version|version \d+ chang|from v\d/i;

export const OUTSIDE_OF_NAMES = /[^\p{L}\p{N}_]+/u;
/** A name of several words: `newBucket`, `new_bucket`. */
export const SEVERAL_WORDS = /\p{Ll}\p{Lu}|_/u;

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap(wordsInside).map(stemOf));
