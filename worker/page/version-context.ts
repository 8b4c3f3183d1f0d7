import type { IconName } from '#content/generated/icon-names.ts';
import {
  experimentalNotice,
  legacyOnlyNotice,
  olderVersionNotice,
  VIEW_LATEST_VERSION,
} from '#content/messages.ts';
import { latestVersion, type Version } from '#content/references.ts';
import { SDKS, type SdkSlug } from '#content/sdks.ts';
import type { ReferencePath } from '#worker/model/page-path.ts';
import type { ReferenceLinks, SameSubject } from '#worker/model/reference-links.ts';

/** The documentation version context (requirements, section 3). */
export interface VersionContext {
  isReferenceDocs: boolean;
  isNotLatest: boolean;
  currentVersion?: Version;
  currentSdk?: SdkSlug;
  currentSdkLabel?: string;
  /**
   * The address, with `/docs`, of the same subject in the latest version, or of its start. Set only on pages of older
   * versions.
   */
  latestLink?: string;
}

const NOT_REFERENCE: VersionContext = { isReferenceDocs: false, isNotLatest: false };

/**
 * Builds the version context of a page (requirements, sections 2 to 4). `page` and `links` are `undefined`
 * outside the library references.
 */
export const versionContext = (
  page: ReferencePath | undefined,
  links: Pick<ReferenceLinks, 'latest'> | undefined,
): VersionContext => {
  if (!page || !links) return NOT_REFERENCE;
  const { sdk, version } = page;
  const latest = latestVersion(sdk);
  const currentVersion = version ?? latest;
  const isNotLatest = version !== undefined && version !== latest;
  return {
    isReferenceDocs: true,
    isNotLatest,
    ...(currentVersion ? { currentVersion } : {}),
    currentSdk: sdk,
    currentSdkLabel: SDKS[sdk].label,
    ...(isNotLatest ? { latestLink: links.latest.href } : {}),
  };
};

/** The kinds of notices, each with its icon. `client/styles/reference.css` has the tone of each. */
export const NOTICE_ICONS = {
  experimental: 'experimental',
  'older-version': 'note',
  'legacy-only': 'warning',
} as const satisfies Readonly<Record<string, IconName>>;

export interface Notice {
  kind: keyof typeof NOTICE_ICONS;
  text: string;
  /** `sections` has the format of {@link SameSubject.sections}. */
  links: { title: string; href: string; sections?: string }[];
}

/** The notices of a page (requirements, section 2), in display order. */
export const notices = (
  version: VersionContext,
  reference: Pick<ReferenceLinks, 'latest' | 'supported'> | undefined,
): Notice[] => {
  const { currentSdk, currentSdkLabel, currentVersion, isNotLatest } = version;
  if (!currentSdk || !currentSdkLabel) return [];
  const shown: Notice[] = [];
  const { status } = SDKS[currentSdk];
  if (status === 'experimental') {
    shown.push({ kind: 'experimental', text: experimentalNotice(currentSdkLabel), links: [] });
  }
  if (status === 'legacy-only' && reference) {
    const links = reference.supported.map(({ title, ...subject }) => linkTo(title, subject));
    shown.push({ kind: 'legacy-only', text: legacyOnlyNotice(currentSdkLabel), links });
  }
  if (isNotLatest && currentVersion && reference) {
    shown.push({
      kind: 'older-version',
      text: olderVersionNotice(currentVersion, currentSdkLabel),
      links: [linkTo(VIEW_LATEST_VERSION, reference.latest)],
    });
  }
  return shown;
};

const linkTo = (title: string, { href, sections }: SameSubject): Notice['links'][number] => ({
  title,
  href,
  ...(sections === undefined ? {} : { sections }),
});
