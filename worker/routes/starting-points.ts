import { STARTING_POINTS, STARTING_POINTS_TITLE } from '#content/navigation/sections.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import release from '#release';
import { type FoundPages, foundPage } from '#worker/search/page/found-pages.ts';

/** The pages that are offered to a reader who found nothing. */
export const startingPoints: FoundPages = {
  title: STARTING_POINTS_TITLE,
  pages: STARTING_POINTS.flatMap(
    ({ href }) => foundPage(href.slice(DOCS_PREFIX.length), release.pages) ?? [],
  ),
};
