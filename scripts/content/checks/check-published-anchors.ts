import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SitePages } from './site-pages.ts';

/** The ledger of published anchors: each line of a file is an address without `/docs`, such as `/storage#read`, or blank. */
export interface AnchorLedger {
  /** The path of the file, relative to the project's root. */
  file: string;
  lines: readonly string[];
}

/** Every address of an anchor on the pages, sorted. */
export const anchorAddresses = (pages: readonly PageFacts[]): string[] =>
  pages.flatMap(({ path, anchors = [] }) => anchors.map((anchor) => `${path}#${anchor}`)).sort();

/** Reports every published anchor that a page or its successor lacks, and once every page that is gone without a redirect. */
export const checkPublishedAnchors = (ledger: AnchorLedger, site: SitePages): Problem[] => {
  const gone = new Set<string>();
  return ledger.lines.flatMap((address, index) => {
    if (address === '') return [];
    const { path, hash } = splitAddress(address);
    const place = { file: ledger.file, line: index + 1, column: 1 };
    const target = site.has(path) ? { path, hash: '' } : site.targetOf(path);
    if (!target) {
      if (gone.has(path)) return [];
      gone.add(path);
      return {
        ...place,
        message: `\`${address}\` is published, but there is no page \`${path}\` anymore.`,
        cure: `Redirect \`${path}\` in content/redirects.ts to the page that answers its readers.`,
      };
    }
    // Another check reports a redirect that leads nowhere. The hash of a redirect replaces that of the address.
    const isPage = target.path !== undefined && site.has(target.path);
    if (!isPage || target.hash || !site.problemOf(`${target.path}#${hash}`)) return [];
    const loser =
      target.path === path
        ? 'the page has lost'
        : `the page \`${target.path}\`, to which it is redirected, lacks`;
    return {
      ...place,
      message: `\`${address}\` is published, but ${loser} this anchor.`,
      cure: `Give a heading the anchor \`[#${hash}]\`, or keep it around a link to the new place: see “Moved” in content/README.md.`,
    };
  });
};
