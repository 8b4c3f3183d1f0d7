import type { Version } from '#content/references.ts';
import type { SampleLanguage, SdkSlug } from '#content/sdks.ts';
import type { PagePath } from '#worker/model/page-path.ts';

/** The fields of the index, from the most to the least specific. */
export const INDEX_FIELDS = ['title', 'names', 'aliases', 'parents', 'text', 'code'] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];

/** The parts of the site, as a filter shows them. */
export const SITE_PARTS = [
  'Get Started',
  'Concepts',
  'Building blocks',
  'Guides',
  'CLI',
  'Cloud providers',
  'Reference',
  'Support',
] as const;

/** The place of a page in the site. */
export interface Place {
  section: (typeof SITE_PARTS)[number];
  /** The group of its results: the part of the site, or the library with its version. */
  group: string;
  library?: SdkSlug;
  version?: Version;
}

/** The subject of a section: a symbol, a symbol that its library does not have, or anything else. */
type SectionKind = 'symbol' | 'text';

/** A section of a page: its anchor, its heading, and the heading's level. */
export type IndexedSection = readonly [anchor: string, title: string, depth: number, kind: SectionKind];

/** A page: its path, its title, its position in the site, and its sections in order. */
export type IndexedPage = readonly [
  path: PagePath,
  title: string,
  place: Place,
  sections: readonly IndexedSection[],
];

/** The index. A document is a section, and its number is its position among the sections of all pages. */
export interface IndexFile {
  pages: readonly IndexedPage[];
  /**
   * The terms in order, one a line. After the term, and a space for each, come its fields with the documents in order: each as
   * the distance from the document before.
   */
  terms: string;
  /**
   * The phrases of readers, each on a line as the words that readers write, an arrow, and the words of the pages: `cron job=schedule`.
   */
  synonyms: string;
}

/** The file of texts: the prose of each section. */
export type TextsFile = readonly string[];

/** The file of samples: the language, the signature, and the sample of each section's symbol. */
export type SamplesFile = readonly (
  | readonly [language: SampleLanguage, signature: string, sample?: string]
  | null
)[];

/** The digits of numbers in base 32, each once as a number's last digit and once with more digits to follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = 32;

/** Writes whole numbers, none below zero, without separators. */
export const numbersToText = (numbers: readonly number[]): string => {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += DIGITS.charAt(BASE + (rest % BASE));
    text += DIGITS.charAt(rest);
  }
  return text;
};

/** Reads what {@link numbersToText} wrote. */
export const textToNumbers = (text: string): number[] => {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    number += (value % BASE) * scale;
    scale *= BASE;
    if (value >= BASE) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  return numbers;
};

/**
 * Returns a function that gives the titles above each section of a page, with its own: the group, the page, and the headings, with
 * `null` for a level that is left out. It is called for the sections in their order. The depth of the text before the first
 * heading is 1.
 */
export const sectionTitles = (group: string, page: string) => {
  const titles: (string | null)[] = [group, page];
  return (depth: number, heading: string | null): (string | null)[] => {
    if (depth > 1) {
      titles.length = depth;
      titles[depth] = heading;
    }
    return Array.from(titles, (title) => title ?? null);
  };
};
