import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { RELEASES, TOOL_RELEASES } from '#content/releases.ts';
import { isSdkSlug, SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { type PagePath, parseReferencePath } from '#worker/model/page-path.ts';

/** A release of what a page documents. */
export interface ProductRelease {
  product: string;
  version: string;
  /** A day in UTC: `2025-07-17`. */
  date: string;
}

export interface DatedPage {
  path: PagePath;
  /** The ISO date of the page's last change; `undefined` without git. */
  lastChanged: string | undefined;
}

/** A page that is older than a release of what it documents. */
interface StalePage extends DatedPage {
  release: ProductRelease;
}

const libraryRelease = (sdk: SdkSlug): ProductRelease[] =>
  RELEASES.filter((release) => release.sdk === sdk)
    .slice(0, 1)
    .map(({ version, date }) => ({ product: SDKS[sdk].label, version, date }));

/** The libraries with a version 1, whose samples the building blocks show. */
const LIBRARIES = SDK_SLUGS.filter((sdk) =>
  libraryRelease(sdk).some(({ version }) => !version.startsWith('0.')),
);
const CLI: ProductRelease = { product: 'CLI', ...TOOL_RELEASES.cli };
const PROVIDERS: ProductRelease = { product: 'providers', ...TOOL_RELEASES.providers };

/** The newest release of everything that a page documents. An older version has no newer release. */
export const documentedReleases = (path: PagePath): ProductRelease[] => {
  const reference = parseReferencePath(path);
  if (reference) return reference.version ? [] : libraryRelease(reference.sdk);
  if (BUILDING_BLOCKS.some(({ href }) => href === DOCS_PREFIX + path))
    return [...LIBRARIES.flatMap(libraryRelease), PROVIDERS];
  const [, section = '', name = ''] = path.split('/');
  if (section === 'guides') return [...(isSdkSlug(name) ? libraryRelease(name) : []), CLI];
  if (section === 'reference') return [name === 'providers' ? PROVIDERS : CLI];
  if (section === 'concepts' || section === 'getting-started') return [CLI];
  return [];
};

/** The pages that are older than the newest release of something that they document, longest waiting first. */
export const stalePages = (
  pages: readonly DatedPage[],
  releasesOf: (path: PagePath) => ProductRelease[] = documentedReleases,
): StalePage[] =>
  pages
    .flatMap((page) =>
      releasesOf(page.path)
        .filter(({ date }) => page.lastChanged !== undefined && page.lastChanged < date)
        .map((release) => ({ ...page, release })),
    )
    .sort((a, b) => ((a.lastChanged ?? '') < (b.lastChanged ?? '') ? -1 : 1));
