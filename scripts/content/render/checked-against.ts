import type { Root } from 'mdast';
import { type Reference, referenceName } from '#content/references.ts';
import { NODE_DECLARATIONS } from '#content/releases.ts';
import { SDKS } from '#content/sdks.ts';
import type { LinkedSymbol } from '#scripts/content/code/code-sample.ts';
import { UPGRADE_PAGES } from '#scripts/content/code/upgrade-pages.ts';
import { describedRelease } from '#scripts/content/symbols/described-release.ts';
import type { LibrarySymbols, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { CheckedRelease } from '#worker/page/compiled-page.ts';

/** The releases of the libraries that the page's code uses, in the order of menus. `undefined` if it uses none. */
export const checkedAgainst = (
  root: Root,
  symbols: SiteSymbols,
  path: string,
): CheckedRelease[] | undefined => {
  const used = new Map<Reference, LinkedSymbol[]>();
  const add = (reference: Reference, linked: readonly LinkedSymbol[]) =>
    used.set(reference, [...(used.get(reference) ?? []), ...linked]);
  for (const node of walk(root)) {
    const sample = node.type === 'code' ? node.data?.sample : undefined;
    if (!sample?.library || sample.symbols.length === 0) continue;
    const { sdk, version } = sample.library;
    add(referenceName(sdk, version), sample.symbols);
    if (sdk === 'nodejs' && sample.del.size > 0 && UPGRADE_PAGES.includes(path)) add('nodejs/v0', []);
  }
  const releases = symbols.all().flatMap((library) => {
    const linked = used.get(library.reference);
    const { label } = SDKS[library.library.sdk];
    return linked ? releasesOf(library, linked).map((release) => ({ label, release })) : [];
  });
  return releases.length > 0 ? releases : undefined;
};

const BY_VERSION = new Map<string, { published: string; additions: string }>(
  Object.entries(NODE_DECLARATIONS),
);

/** Samples for Node.js are checked against the release that npm serves, and against our declarations of what it lacks. */
const releasesOf = ({ library, about }: LibrarySymbols, linked: readonly LinkedSymbol[]): string[] => {
  const declarations = library.sdk === 'nodejs' ? BY_VERSION.get(library.version ?? '') : undefined;
  if (!declarations) return [describedRelease(about)];
  const { published, additions } = declarations;
  const needsAdditions = linked.some(({ symbol: { since } }) => since && isNewer(since, published));
  return needsAdditions ? [published, additions] : [published];
};

const isNewer = (release: string, other: string): boolean =>
  release.localeCompare(other, 'en', { numeric: true }) > 0;
