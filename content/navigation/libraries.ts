import { STATUS_BADGES } from '#content/badges.ts';
import {
  latestVersion,
  REFERENCES,
  type Reference,
  referenceName,
  referenceSdk,
  type Version,
  versionTitle,
} from '#content/references.ts';
import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import type { MenuSource, NavigationGroup, NavigationLink } from './types.ts';

const libraryLink = (sdk: SdkSlug): NavigationLink => {
  const { label, status } = SDKS[sdk];
  const badge = STATUS_BADGES[status];
  return {
    title: label,
    href: `/docs/reference/${referenceName(sdk, undefined)}`,
    icon: sdk,
    ...(badge && { badge }),
  };
};

/** The links to the latest reference of each library, for the home menu. */
export const LIBRARIES: readonly NavigationLink[] = SDK_SLUGS.map(libraryLink);

/** The link to the page about all libraries. */
export const REFERENCE_OVERVIEW: NavigationLink = {
  title: 'Overview',
  href: '/docs/reference',
  icon: 'document',
};

/** The newest version of a library, if the reference is about an older one. */
const replacedBy = (reference: Reference, sdk: SdkSlug): Version | undefined =>
  reference === referenceName(sdk, undefined) ? undefined : latestVersion(sdk);

const upgradeGroup = (prefix: string, latest: Version): NavigationGroup => ({
  title: 'Upgrade',
  links: [{ title: `Changes in ${versionTitle(latest)}`, href: `/docs${prefix}/changes`, icon: 'upgrade' }],
});

const referenceMenu = (reference: Reference): MenuSource => {
  const sdk = referenceSdk(reference);
  const prefix = `/reference/${reference}`;
  const latest = replacedBy(reference, sdk);
  return {
    key: prefix.slice(1),
    prefix,
    parent: { href: `/docs${prefix}`, title: `${SDKS[sdk].label} reference`, icon: sdk },
    groups: [{ links: [{ pagesOf: reference }] }, ...(latest ? [upgradeGroup(prefix, latest)] : [])],
    neighbors: [{ title: 'Other Libraries', links: LIBRARIES.filter(({ icon }) => icon !== sdk) }],
  };
};

export const libraryMenus: readonly MenuSource[] = REFERENCES.map(referenceMenu);
