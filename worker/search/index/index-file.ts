import type { SdkSlug } from '#content/sdks.ts';
import type { Version } from '#content/versions.ts';
import type { IndexField } from './fields.ts';

/** Where a page stands in the site. */
export interface Place {
  /** The part of the site, as a filter shows it. */
  section: string;
  /** The group of its results: the part of the site, or the library with its version. */
  group: string;
  library?: SdkSlug;
  version?: Version;
}

/** A section of a page: its anchor, its heading, the heading's level, and `1` if it is about a symbol. */
export type IndexedSection = readonly [anchor: string, title: string, depth: number, symbol: 0 | 1];

/** A page: its path without `/docs`, its title, the number of its place, and its sections in order. */
export type IndexedPage = readonly [
  path: string,
  title: string,
  place: number,
  sections: readonly IndexedSection[],
];

/** The file of the index. A document is a section, and its number is its position among all sections. */
export interface IndexFile {
  places: readonly Place[];
  pages: readonly IndexedPage[];
  /** The terms in order, one a line. A line begins with the number of characters that the term shares with the one before. */
  terms: string;
  /**
   * For each field a line for each term, with its documents in order: twice the distance from the document before, plus one
   * if a number follows that says how often the document has the term.
   */
  postings: Readonly<Record<IndexField, string>>;
}

/** The file of texts. They are listed by number of the document. */
export interface TextsFile {
  contents: Readonly<Record<number, string>>;
  signatures: Readonly<Record<number, string>>;
}

/** The file of samples: the code and its language by number of the document. */
export type SamplesFile = Readonly<Record<number, readonly [language: string, sample: string]>>;
