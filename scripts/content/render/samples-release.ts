import type { Root } from 'mdast';
import { type Reference, referenceName } from '#content/references.ts';
import { isSdkSlug, SDKS, type SdkSlug } from '#content/sdks.ts';
import { UPGRADE_PAGES } from '#scripts/content/code/fence.ts';
import { describedRelease, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { walk } from '#scripts/content/tree/nodes.ts';

/** Says which releases of the libraries the samples of a page are for. `undefined` if none of them uses a library. */
export const samplesRelease = (root: Root, symbols: SiteSymbols, path: string): string | undefined => {
  const used = new Set<Reference>();
  for (const node of walk(root)) {
    const sample = node.type === 'code' ? node.data?.sample : undefined;
    if (!sample?.library || sample.symbols.length === 0) continue;
    const { sdk, version } = sample.library;
    used.add(referenceName(sdk, version));
    if (sdk === 'nodejs' && sample.del.size > 0 && UPGRADE_PAGES.includes(path)) used.add('nodejs/v0');
  }
  const releases = symbols
    .all()
    .filter(({ reference }) => used.has(reference))
    .map(({ library, about }) => `${SDKS[library.sdk].label} ${describedRelease(about)}`);
  return releases.length > 0 ? `Samples for ${conjunction.format(releases)}` : undefined;
};

/** The first library that an article has a sample or a variant of. `undefined` if it is the same in all languages. */
export const samplesSdk = (root: Root, html: string): SdkSlug | undefined => {
  for (const node of walk(root)) {
    const sample = node.type === 'code' ? node.data?.sample : undefined;
    if (sample?.library && sample.symbols.length > 0) return sample.library.sdk;
  }
  const variant = /data-sdk="([a-z]+)"/.exec(html)?.[1] ?? '';
  return isSdkSlug(variant) ? variant : undefined;
};

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });
