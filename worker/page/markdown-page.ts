import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { markdownHref, pageHref } from '#worker/model/page-path.ts';
import { referenceLinks } from '#worker/model/reference-links.ts';
import type { ResolvedPage } from '#worker/model/resolve-path.ts';
import {
  markdownText,
  ORIGIN_PLACEHOLDER,
  type StoredMarkdown,
  sdksOfMarkdown,
} from '#worker/model/stored-markdown.ts';
import type { Site } from './page-view.ts';
import { type Notice, notices, type VersionContext, versionContext } from './version-context.ts';

/** The parts of a page that its Markdown depends on, besides its text. */
type PageAddress = Pick<ResolvedPage, 'path' | 'reference'>;

interface ShownMarkdown extends PageAddress {
  /** The library whose samples are shown, or `undefined` for all. */
  sdk: SdkSlug | undefined;
}

/**
 * Builds the whole Markdown of a page: title, description, canonical address, version, and notices, then the text, for one
 * library or for all. Every link in it is a whole address.
 */
export const markdownPage = (
  stored: StoredMarkdown,
  { path, reference, sdk }: ShownMarkdown,
  { release, settings }: Site,
): string =>
  joined(settings, [
    stored.head,
    `Canonical address: <${ORIGIN_PLACEHOLDER}${pageHref(path)}>`,
    ...versionLines(reference, release, [
      samplesLine(sdksOfMarkdown(stored), sdk, ORIGIN_PLACEHOLDER + markdownHref(path)),
      stored.samplesRelease ?? '',
    ]),
    markdownText(stored, sdk),
  ]);

/** Builds the Markdown of a section that stands alone: the page's title, the section's address, version, notices, and text. */
export const markdownSection = (
  { reference }: Pick<PageAddress, 'reference'>,
  { title, href, text }: { title: string; href: string; text: string },
  { release, settings }: Site,
): string =>
  joined(settings, [
    `# ${title}`,
    `Section: <${ORIGIN_PLACEHOLDER}${href}>`,
    ...versionLines(reference, release, []),
    text,
  ]);

const joined = ({ siteOrigin }: Site['settings'], parts: readonly string[]): string =>
  parts.filter(Boolean).join('\n\n').replaceAll(ORIGIN_PLACEHOLDER, siteOrigin);

/** The version and the notices of a page in a reference, with other lines about its samples between them. */
const versionLines = (
  reference: ResolvedPage['reference'],
  { references }: Site['release'],
  samples: readonly string[],
): string[] => {
  const links = reference && referenceLinks(reference, references);
  const version = versionContext(reference, links);
  return [versionLine(version), ...samples, ...notices(version, links).map(noticeQuote)];
};

const versionLine = ({ currentSdkLabel, currentVersion, isNotLatest }: VersionContext): string => {
  if (!currentSdkLabel) return '';
  const version = currentVersion ? ` ${currentVersion}` : '';
  return `Library: ${currentSdkLabel}${version}${isNotLatest ? '' : ', the latest version'}`;
};

/** Says which libraries the text is for, and where the text for one of them is. */
const samplesLine = (sdks: readonly SdkSlug[], sdk: SdkSlug | undefined, address: string): string => {
  if (sdks.length === 0) return '';
  if (sdk) return `Samples: ${SDKS[sdk].label} only, where they exist. All libraries: <${address}>`;
  const links = sdks.map((slug) => `[${SDKS[slug].label}](${address}?sdk=${slug})`);
  return `Samples: all libraries. One library only: ${links.join(', ')}`;
};

const noticeQuote = ({ text, links }: Notice): string =>
  [`> ${text}`, ...links.map(({ title, href }) => `[${title}](${ORIGIN_PLACEHOLDER}${href})`)].join(' ');
