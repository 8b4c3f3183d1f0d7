import { latestVersion } from '#content/versions.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { IndexFile, Place } from './index-file.ts';
import { Section } from './section.ts';
import { sectionTitles } from './section-titles.ts';

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
