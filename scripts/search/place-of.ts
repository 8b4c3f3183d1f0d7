import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { isSdkSlug, SDKS, type SdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { latestVersion, parseVersion, type Version } from '#content/versions.ts';
import type { Place } from '#worker/search/index/index-file.ts';

const BLOCK_PATHS = new Set(BUILDING_BLOCKS.map(({ href }) => href.slice(DOCS_PREFIX.length)));

/** The home page is in this part, and so are pages from outside the project. */
const FIRST_PART = 'Get Started';

/** The parts of the site by the first words of a path. The first match counts. */
const PARTS: readonly (readonly [prefix: string, section: string])[] = [
  ['/websites', 'Building blocks'],
  ['/concepts/introduction', FIRST_PART],
  ['/getting-started', FIRST_PART],
  ['/agents', FIRST_PART],
  ['/concepts', 'Concepts'],
  ['/guides', 'Guides'],
  ['/reference/providers', 'Cloud providers'],
  ['/reference/cli', 'CLI'],
  ['/reference', 'Reference'],
  ['/support', 'Support'],
  ['/troubleshooting', 'Support'],
  ['/faq', 'Support'],
  ['/quality', 'Support'],
  ['/contributions', 'Support'],
];

/** The place of the page with this path in the site. */
export const placeOf = (path: string): Place => {
  const [, first, second = '', third = ''] = path.split('/');
  if (BLOCK_PATHS.has(`/${first}`)) return inPart('Building blocks');
  if (first === 'guides' && isSdkSlug(second)) return { ...inPart('Guides'), library: second };
  if (first === 'reference' && isSdkSlug(second)) return inLibrary(second, parseVersion(third));
  return inPart(partOf(path) ?? FIRST_PART);
};

/** `undefined` for a path that none of the parts names. */
export const partOf = (path: string): string | undefined =>
  PARTS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];

const inPart = (section: string): Place => ({ section, group: section });

const inLibrary = (library: SdkSlug, named: Version | undefined): Place => {
  const version = named ?? latestVersion(library);
  const group = version ? `${SDKS[library].label} ${version}` : SDKS[library].label;
  return { section: 'Reference', group, library, ...(version ? { version } : {}) };
};
