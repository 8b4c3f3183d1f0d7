import { gzipSync } from 'node:zlib';
import { DOCS_PREFIX } from '#content/site.ts';
import { cacheKey } from '#worker/caching/cache-key.ts';
import { edition } from '#worker/caching/edition.ts';
import { pageEtag } from '#worker/caching/page-etag.ts';
import { matchingPatterns } from '#worker/page/old-address.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { buildPageView, type PageView, type Site } from '#worker/page/page-view.ts';
import { representationName } from '#worker/page/representation.ts';
import { parseStoredPage } from '#worker/page/stored-page.ts';
import type { VersionContext } from '#worker/page/version-context.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import type { FoundPage } from './find-page.ts';

interface Explained {
  found: FoundPage;
  release: Release;
  settings: Site['settings'];
  /** The page's data as it is stored in KV. */
  data: string;
  /** The page's Markdown as it is stored in KV. */
  markdown: string;
}

/** Everything that affects how a page is answered, as pairs of name and value. */
export const explainPage = ({ found, release, settings, data, markdown }: Explained): [string, string][] => {
  const { page: resolved, redirectedFrom } = found;
  const { path, entry, representation } = resolved;
  const page = parseStoredPage(data);
  const view = buildPageView(page, resolved, { release, settings });
  const shown = edition(release.id);
  return [
    ...(redirectedFrom === undefined
      ? []
      : [['redirected', `${pageHref(redirectedFrom)} leads here`] as [string, string]]), // a pair, not a list
    ['address', view.href],
    ['canonical', view.canonicalUrl],
    ['source', page.sourceFile],
    ['last change', page.lastChanged ?? 'no commit yet'],
    ['title', view.title],
    ['description', view.description],
    ['menu', menuLine(view)],
    ['previous', linkLine(view.previous)],
    ['next', linkLine(view.next)],
    ['version', versionLine(view.version)],
    ['notices', listed(view.notices.map(({ kind }) => kind))],
    ['sections', listed(page.sections.map(({ id, depth }) => `${'#'.repeat(depth)} ${id}`))],
    ['redirects here', listed(redirectsTo(path, release))],
    ['release', release.id],
    ['KV key', representation.format === 'md' ? `markdown/${entry.markdown}` : `page/${entry.hash}`],
    [
      'cache key',
      cacheKey({ siteOrigin: settings.siteOrigin, edition: shown }, representationName(representation), path),
    ],
    ['ETag', pageEtag(entry, representation, shown)],
    ['page data', sizeOf(data)],
    ['Markdown', sizeOf(markdown)],
    ['section data', sizeOf(JSON.stringify(page.sections))],
  ];
};

const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));

const sizeOf = (text: string): string => {
  const bytes = Buffer.byteLength(text);
  return `${bytes.toLocaleString('en')} bytes, ${gzipSync(text).length.toLocaleString('en')} gzip`;
};

const linkLine = (link: PageView['next']): string => (link ? `${link.title} (${link.href})` : 'none');

const menuLine = ({ menu }: PageView): string => {
  const links = menu.groups.reduce((sum, group) => sum + group.links.length, 0);
  const parent = menu.parent ? `, below ${menu.parent.href}` : '';
  return `${menu.key} (${links} links${parent})`;
};

const versionLine = ({
  isReferenceDocs,
  isNotLatest,
  currentSdkLabel,
  currentVersion,
  latestLink,
}: VersionContext) => {
  if (!isReferenceDocs) return 'not a library reference';
  return `${currentSdkLabel} ${currentVersion}, ${isNotLatest ? `not the latest: ${latestLink}` : 'the latest'}`;
};

/** The redirects that lead to the page, including those that end in `/*`, such as `/docs/old/* (301)`. */
const redirectsTo = (path: PagePath, { redirects }: Release): string[] => {
  const patterns = matchingPatterns(path);
  return Object.entries(redirects)
    .filter(([, { to }]) => patterns.includes(to.replace(/#.*/, '')))
    .map(([from, { status }]) => `${DOCS_PREFIX}${from} (${status})`);
};
