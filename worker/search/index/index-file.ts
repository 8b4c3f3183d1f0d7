import type { SampleLanguage, SdkSlug } from '#content/sdks.ts';
import type { Version } from '#content/versions.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { IndexField } from './fields.ts';

/** The place of a page in the site. */
export interface Place {
  /** The part of the site, as a filter shows it. */
  section: string;
  /** The group of its results: the part of the site, or the library with its version. */
  group: string;
  library?: SdkSlug;
  version?: Version;
}

/** The subject of a section: a symbol, a symbol that its library does not have, or anything else. */
export type SectionKind = 'symbol' | 'text';

/** A section of a page: its anchor, its heading, and the heading's level. */
type IndexedSection = readonly [anchor: string, title: string, depth: number, kind: SectionKind];

/** A page: its path, its title, the number of its place, and its sections in order. */
export type IndexedPage = readonly [
  path: PagePath,
  title: string,
  place: number,
  sections: readonly IndexedSection[],
];

/** The index of some pages. A document is a section, and its number is its position among the sections of these pages. */
export interface IndexFile {
  places: readonly Place[];
  pages: readonly IndexedPage[];
  /** The terms in order, one a line. A line begins with the number of characters that the term shares with the one before. */
  terms: string;
  /**
   * The lines of each field, one for each term, with its documents in order: twice the distance from the document before, plus one
   * if the document has the term more than once.
   */
  postings: Readonly<Record<IndexField, string>>;
}

/** The file of texts: the prose of each section. */
export type TextsFile = readonly string[];

/** The file of samples: the language, the signature, and the sample of each section's symbol. */
export type SamplesFile = readonly (
  | readonly [language: SampleLanguage, signature: string, sample?: string]
  | null
)[];
