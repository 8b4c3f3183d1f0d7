import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { markdownText, sdksOfMarkdown } from './markdown-text.ts';
import { type Notice, notices } from './notices.ts';
import { pageHref } from './page-path.ts';
import type { Site } from './page-view.ts';
import { referenceLinks } from './reference-links.ts';
import type { ResolvedPage } from './resolve-path.ts';
import { ORIGIN_PLACEHOLDER, type StoredMarkdown } from './stored-markdown.ts';
import { type VersionContext, versionContext } from './version-context.ts';

/** The parts of a page that its Markdown depends on, besides its text. */
type MarkdownPlace = Pick<ResolvedPage, 'path' | 'reference'>;

/**
 * Builds the whole Markdown of a page: title, description, canonical address, version, and notices, then the text, for one
 * library or for all. Every link in it is a whole address.
 */
export const markdownPage = (
  stored: StoredMarkdown,
  { place, sdk }: { place: MarkdownPlace; sdk: SdkSlug | undefined },
  { release, settings }: Site,
): string => {
  const links = place.reference && referenceLinks(place.reference, release.references);
  const version = versionContext(place.reference, links);
  const address = ORIGIN_PLACEHOLDER + pageHref(place.path);
  const parts = [
    stored.head,
    `Canonical address: <${address}>`,
    versionLine(version),
    samplesLine(sdksOfMarkdown(stored), sdk, address),
    stored.samplesCheck ?? '',
    ...notices(version, links).map(noticeQuote),
    markdownText(stored, sdk),
  ];
  return parts.filter(Boolean).join('\n\n').replaceAll(ORIGIN_PLACEHOLDER, settings.siteOrigin);
};

const versionLine = ({ currentSdkLabel, currentVersion, isNotLatest }: VersionContext): string => {
  if (!currentSdkLabel) return '';
  const version = currentVersion ? ` ${currentVersion}` : '';
  return `Library: ${currentSdkLabel}${version}${isNotLatest ? '' : ', the latest version'}`;
};

/** Says which libraries the text is for, and where the text for one of them is. */
const samplesLine = (sdks: readonly SdkSlug[], sdk: SdkSlug | undefined, address: string): string => {
  if (sdks.length === 0) return '';
  if (sdk) return `Samples: ${SDKS[sdk].label} only, where they exist. All libraries: <${address}.md>`;
  const links = sdks.map((slug) => `[${SDKS[slug].label}](${address}.md?sdk=${slug})`);
  return `Samples: all libraries. One library only: ${links.join(', ')}`;
};

const noticeQuote = ({ text, links }: Notice): string =>
  [`> ${text}`, ...links.map(({ title, href }) => `[${title}](${ORIGIN_PLACEHOLDER}${href})`)].join(' ');
