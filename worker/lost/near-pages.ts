import { type PageEntries, pageEntries } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { References } from '#worker/page/references.ts';
import { type FoundPage, foundPage } from '#worker/search/page/found-pages.ts';
import { nearestAddresses } from './nearest-addresses.ts';
import { sameSubjects } from './same-subjects.ts';

const MOST_PAGES = 6;

interface LostSite {
  pages: PageEntries;
  references: References;
}

/** The pages that a missing address probably meant: the same subject in other versions and libraries, then similar addresses. */
export const nearPages = (path: PagePath, { pages, references }: LostSite): FoundPage[] => {
  const paths = pageEntries(pages).map(([known]) => known);
  const near = [...sameSubjects(path, references), ...nearestAddresses(path, paths)];
  return [...new Set(near)].flatMap((found) => foundPage(found, pages) ?? []).slice(0, MOST_PAGES);
};
