import { REFERENCES, type Reference } from '#content/references.ts';
import { isInternal } from '#scripts/content/addresses/docs-href.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';

/** With fewer links, readers find a page only in its menu, or find no way onward from it. */
const LEAST_PAGES = 2;

/**
 * Reports every page that links to fewer than two other pages, and every page that fewer than two link to. Menus do not count.
 * Problems that may follow from an unreadable page or library are not reported.
 */
export const checkLinkedPages = (
  pages: readonly PageFacts[],
  unread: ReadonlySet<Reference> = new Set(),
): Problem[] => {
  const outOf = new Map(pages.map((page) => [page.path as string, pagesLinkedBy(page)])); // any path is looked up
  const into = new Map<string, number>();
  for (const linked of [...outOf.values()].flatMap((paths) => [...paths]))
    into.set(linked, (into.get(linked) ?? 0) + 1);
  const isRead = ({ anchors, symbols }: PageFacts) =>
    anchors !== undefined && !REFERENCES.some((name) => name in symbols && unread.has(name));
  const areAllRead = pages.every(isRead);
  return pages.filter(isRead).flatMap(({ path, sourceFile }) =>
    mistakesOf(path, {
      leaving: outOf.get(path)?.size ?? 0,
      leading: areAllRead ? (into.get(path) ?? 0) : LEAST_PAGES,
    }).map((mistake) => ({
      file: sourceFile,
      line: 1,
      column: 1,
      ...mistake,
    })),
  );
};

/** `leaving` is the number of pages that the page links to, and `leading` the number of pages that link to it. */
const mistakesOf = (path: string, { leaving, leading }: { leaving: number; leading: number }): Mistake[] => {
  const mistakes: Mistake[] = [];
  if (leaving < LEAST_PAGES)
    mistakes.push({
      message: `The text of this page links to ${otherPages(leaving)}.`,
      cure: `Link to at least ${LEAST_PAGES} pages that readers need next.`,
    });
  if (leading < LEAST_PAGES)
    mistakes.push({
      message: `This page has links from the text of ${otherPages(leading)}.`,
      cure: `Link to \`${path}\` on at least ${LEAST_PAGES} pages whose readers need it.`,
    });
  return mistakes;
};

const otherPages = (count: number): string => (count === 1 ? '1 other page' : `${count} other pages`);

const pagesLinkedBy = ({ path, links }: PageFacts): Set<string> =>
  new Set(
    links
      .filter(({ url }) => isInternal(url))
      .map(({ url }) => splitAddress(url).path)
      .filter((linked) => linked !== path),
  );
