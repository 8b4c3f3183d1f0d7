import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitAddress } from '#scripts/content/addresses.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { AnchorLedger, Site } from './site-pages.ts';

/** Every address of an anchor on the pages, sorted. */
export const anchorAddresses = (pages: readonly PageFacts[]): string[] =>
  pages.flatMap(({ path, anchors = [] }) => anchors.map((anchor) => `${path}#${anchor}`)).sort();

/** Reports every published anchor that a page or its successor lacks, and once every page that is gone without a redirect. */
export const checkPublishedAnchors = ({ pages: site, rules: { anchorLedger } }: Site): Problem[] => {
  const gone = new Set<string>();
  const { file = '', lines = [] } = anchorLedger ?? {};
  return lines.flatMap((address, index) => {
    if (address === '') return [];
    const { path, hash } = splitAddress(address);
    const location = { file, line: index + 1, column: 1 };
    const target = site.has(path) ? { path, hash: '' } : site.targetOf(path);
    if (!target) {
      if (gone.has(path)) return [];
      gone.add(path);
      return {
        ...location,
        message: `\`${address}\` is published, but there is no page \`${path}\` anymore.`,
        hint: `Redirect \`${path}\` in content/redirects.txt to the page that answers its readers.`,
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
      ...location,
      message: `\`${address}\` is published, but ${loser} this anchor.`,
      hint: `Give a heading the anchor \`[#${hash}]\`, or keep it around a link to the new place: see “Moved” in content/README.md.`,
    };
  });
};

/** The ledger of published anchors. Its lines are sorted. */
const FILE = 'content/published-anchors.txt';

export const readAnchorLedger = async (projectRoot: string): Promise<AnchorLedger> => {
  const text = await readFile(join(projectRoot, FILE), 'utf8');
  return { file: FILE, lines: text.split('\n') };
};

/** Adds the anchors of a build to the ledger. Returns the number of new ones. */
export const recordAnchors = async (projectRoot: string, anchors: readonly string[]): Promise<number> => {
  const { lines } = await readAnchorLedger(projectRoot);
  const addresses = lines.filter(Boolean);
  const all = [...new Set([...addresses, ...anchors])].sort();
  await writeFile(join(projectRoot, FILE), `${all.join('\n')}\n`);
  return all.length - addresses.length;
};
