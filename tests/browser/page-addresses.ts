import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SDK_SLUGS } from '#content/sdks.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { pageHref, parseReferencePath } from '#worker/model/page-path.ts';
import { pageEntries, type Release } from '#worker/model/release-manifest.ts';

const BUILD = join(projectRoot, '.build');
// The build writes a file of this type.
const release = JSON.parse(readFileSync(join(BUILD, 'release.json'), 'utf8')) as Release;

/** The pages of the built release, largest first. */
const pages = pageEntries(release.pages)
  .map(([path, { hash }]) => {
    const reference = parseReferencePath(path);
    return {
      address: pageHref(path),
      library: reference?.sdk,
      isMadeFromData: Boolean(reference?.rest),
      html: parseStoredPage(readFileSync(join(BUILD, `kv/page/${hash}`), 'utf8')).html,
    };
  })
  .sort((a, b) => b.html.length - a.html.length);

/** The address of every page of the built release, such as `/docs/storage`, largest page first. */
export const PAGE_ADDRESSES: readonly string[] = pages.map(({ address }) => address);

/** One page of each kind. Kinds differ in their menu, notices, widgets, or the structure of the article. */
export const PAGE_KINDS = [
  '/docs',
  '/docs/concepts/introduction',
  '/docs/getting-started/quickstart',
  '/docs/guides/nodejs/notes-api',
  '/docs/storage',
  '/docs/reference/cli',
  '/docs/reference/nodejs',
  '/docs/reference/python/v0',
  '/docs/reference/jvm/v0',
  '/docs/reference/providers/aws',
] as const;

/** The largest page of each library's reference. All pages of a reference consist of the same components. */
const LARGEST_OF_LIBRARIES = SDK_SLUGS.flatMap(
  (sdk) => pages.find(({ library }) => library === sdk)?.address ?? [],
);

/** The largest page of each library and of the site, without the pages of `PAGE_KINDS`. */
export const LARGEST_PAGES: readonly string[] = [
  ...new Set([...LARGEST_OF_LIBRARIES, ...PAGE_ADDRESSES.slice(0, 1)]),
].filter((address) => PAGE_KINDS.every((kind) => kind !== address));

/** The names of the elements and classes of an article. */
const partsOf = (html: string) =>
  Array.from(html.matchAll(/<[a-z][\w-]*|(?<= class=")[^"]+/g), ([name]) => name);

/** Few and small pages that together show every component: again and again, the one with the most parts for its size that no page before it has. */
const samplePages = (): string[] => {
  const unseen = new Set(pages.flatMap(({ html }) => partsOf(html)));
  const rest = pages.map(({ address, html }) => ({
    address,
    size: html.length,
    parts: new Set(partsOf(html)),
  }));
  const worthOf = ({ parts, size }: (typeof rest)[number]) =>
    [...parts].filter((part) => unseen.has(part)).length / (size + 20_000);
  const found: string[] = [];
  while (unseen.size > 0) {
    const best = rest.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
    for (const part of best.parts) unseen.delete(part);
    found.push(best.address);
  }
  return found;
};
export const SAMPLE_PAGES: readonly string[] = samplePages();

/** The pages that an author wrote, and of those made from data, which have one template, the largest and those with a component of their own. */
export const WALKED_PAGES: readonly string[] = pages
  .filter(
    ({ address, isMadeFromData }) => !isMadeFromData || [...SAMPLE_PAGES, ...LARGEST_PAGES].includes(address),
  )
  .map(({ address }) => address);

/** Divides addresses among a number of tests, so that each test has pages of all sizes. */
export const dividedAmong = (tests: number, addresses: readonly string[]): string[][] =>
  Array.from({ length: tests }, (_, test) => addresses.filter((_, index) => index % tests === test));
