import { REFERENCES } from '#content/references.ts';
import { latestVersion } from '#content/versions.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import { wordsOf } from '#worker/search/terms/words.ts';
import type { IndexFile, Place } from './index-file.ts';

/** A section of a page, as the ranking and the answers know it. */
export interface Section {
  /** The path of its page, without `/docs`. */
  path: string;
  anchor: string;
  place: Place;
  /** The titles on the way to it: its group, its page, and the headings, with `null` for a level that is left out. */
  titles: readonly (string | null)[];
  /** The level of its heading, or 1 for the text before the first heading. */
  depth: number;
  isSymbol: boolean;
  /** `true` if it says that its library does not have a thing. */
  isAbsence: boolean;
  /** `true` if it belongs to a version of a library that has a newer one. */
  isOld: boolean;
  /** The same text for the same subject in every library and version. Absent outside of references. */
  subject?: string;
  /** What its heading is made of, and what its anchor is made of, as stems. */
  headingStems: ReadonlySet<string>;
  /** The stems of a symbol's name without its owner. */
  nameStems: ReadonlySet<string>;
  /** The names in its heading, as they are written. */
  headingNames: ReadonlySet<string>;
  anchorStems: ReadonlySet<string>;
}

/** The sections of a part of the index, in the order of their numbers. */
export const sectionsOf = ({ pages, places }: IndexFile): Section[] =>
  pages.flatMap(([path, title, placeNumber, sections]) => {
    const place = places[placeNumber];
    if (!place) throw new Error('The search index is damaged: a page has no place.');
    const page = { path, place, isOld: isOld(place) };
    const name = pageNameIn(path);
    const titles: (string | null)[] = [place.group, title];
    return sections.map(([anchor, heading, depth, kind]): Section => {
      const isOverview = depth === 1;
      if (!isOverview) {
        titles.length = depth;
        titles[depth] = heading;
      }
      return {
        ...page,
        anchor,
        depth,
        titles: Array.from(titles, (text) => text ?? null),
        isSymbol: kind === 'symbol',
        isAbsence: kind === 'absence',
        ...(name === undefined ? {} : { subject: `${name}#${anchor}` }),
        headingNames: new Set(heading.split(/[^\p{L}\p{N}_]+/u)),
        nameStems: stemsOf(kind === 'symbol' ? (heading.split('.').at(-1) ?? '') : ''),
        headingStems: stemsOf(isOverview ? title : heading),
        anchorStems: stemsOf(isOverview ? (path.split('/').at(-1) ?? '') : anchor),
      };
    });
  });

const isOld = ({ library, version }: Place): boolean =>
  library !== undefined && version !== undefined && version !== latestVersion(library);

/** The path below the start of a library's reference, or `undefined` outside of references. */
const pageNameIn = (path: string): string | undefined => {
  const start = REFERENCES.map((reference) => `/reference/${reference}`)
    .filter((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    .sort((a, b) => b.length - a.length)[0];
  return start === undefined ? undefined : path.slice(start.length);
};

const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]).map(stemOf)));
