import type { Root } from 'mdast';
import { type Reference, referenceName } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { describedRelease } from '#scripts/content/symbols/described-release.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { CheckedRelease } from '#worker/page/compiled-page.ts';

/** The releases of the libraries that the page's code uses, in the order of menus. `undefined` if it uses none. */
export const checkedAgainst = (root: Root, symbols: SiteSymbols): CheckedRelease[] | undefined => {
  const used = new Set<Reference>();
  for (const node of walk(root)) {
    const sample = node.type === 'code' ? node.data?.sample : undefined;
    if (sample?.library && sample.symbols.length > 0)
      used.add(referenceName(sample.library.sdk, sample.library.version));
  }
  const releases = symbols
    .all()
    .filter(({ reference }) => used.has(reference))
    .map(({ library, about }) => ({
      label: SDKS[library.sdk].label,
      release: describedRelease(about),
    }));
  return releases.length > 0 ? releases : undefined;
};
