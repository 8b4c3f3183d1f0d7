import { isInternal } from '#scripts/content/addresses/docs-href.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';

/** Below this number, readers find a page only in its menu, or do not find on from it. */
const LEAST_PAGES = 2;

/** Reports every page that links to fewer than two other pages, and every page that fewer than two link to. Menus do not count. */
export const checkLinkedPages = (pages: readonly PageFacts[]): Problem[] => {
  const outOf = new Map(pages.map((page) => [page.path as string, pagesLinkedBy(page)]));
  const into = new Map<string, number>();
  for (const linked of [...outOf.values()].flatMap((paths) => [...paths]))
    into.set(linked, (into.get(linked) ?? 0) + 1);
  return pages.flatMap(({ path, sourceFile }) => {
    const place = { file: sourceFile, line: 1, column: 1 };
    const leaving = outOf.get(path)?.size ?? 0;
    const leading = into.get(path) ?? 0;
    return [
      ...(leaving < LEAST_PAGES
        ? [
            {
              ...place,
              message: `The text of this page links to ${leaving} other pages.`,
              cure: `Link to at least ${LEAST_PAGES} pages that readers need next.`,
            },
          ]
        : []),
      ...(leading < LEAST_PAGES
        ? [
            {
              ...place,
              message: `The text of ${leading} other pages links to this page.`,
              cure: `Link to \`${path}\` on at least ${LEAST_PAGES} pages whose readers need it.`,
            },
          ]
        : []),
    ];
  });
};

const pagesLinkedBy = ({ path, links }: PageFacts): Set<string> =>
  new Set(
    links
      .filter(({ url }) => isInternal(url))
      .map(({ url }) => splitAddress(url).path)
      .filter((linked) => linked !== path),
  );
