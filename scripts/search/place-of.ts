import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { isSdkSlug, SDKS, type SdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { latestVersion, parseVersion, type Version } from '#content/versions.ts';
import type { Place } from '#worker/search/index/index-file.ts';

const BLOCK_PATHS = new Set(BUILDING_BLOCKS.map(({ href }) => href.slice(DOCS_PREFIX.length)));

/** The parts of the site by the first words of a path. The first that fits counts. */
const PARTS: readonly (readonly [prefix: string, section: string])[] = [
  ['/websites', 'Building blocks'],
  ['/concepts/introduction', 'Get started'],
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

/** Where the page with this path stands. */
export const placeOf = (path: string): Place => {
  const [, first, second = '', third = ''] = path.split('/');
  if (BLOCK_PATHS.has(`/${first}`)) return inPart('Building blocks');
  if (first === 'guides' && isSdkSlug(second)) return { ...inPart('Guides'), library: second };
  if (first === 'reference' && isSdkSlug(second)) return inLibrary(second, parseVersion(third));
  const part = PARTS.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return inPart(part?.[1] ?? 'Get started');
};

const inPart = (section: string): Place => ({ section, group: section });

const inLibrary = (library: SdkSlug, named: Version | undefined): Place => {
  const version = named ?? latestVersion(library);
  const group = version ? `${SDKS[library].label} ${version}` : SDKS[library].label;
  return { section: 'Reference', group, library, ...(version ? { version } : {}) };
};
