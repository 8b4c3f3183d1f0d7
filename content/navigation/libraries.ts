import { STATUS_BADGES } from '#content/badges.ts';
import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { latestReference } from '#content/subjects.ts';
import type { Menu, NavigationLink } from './types.ts';

const libraryLink = (slug: SdkSlug): NavigationLink => {
  const { label, status, versions } = SDKS[slug];
  const badge = STATUS_BADGES[status];
  return {
    title: label,
    href: `/docs/reference/${latestReference(slug)}`,
    icon: slug,
    ...(versions.length > 1 ? { versions } : {}),
    ...(badge && { badge }),
  };
};

/** The six references as the home menu shows them. */
export const LIBRARIES: readonly NavigationLink[] = SDK_SLUGS.map(libraryLink);

const referenceMenu = (slug: SdkSlug, version?: string): Menu => {
  const { label, versions } = SDKS[slug];
  const prefix = `/reference/${slug}${version ? `/${version}` : ''}`;
  return {
    key: prefix.slice(1),
    prefix,
    eyebrow: 'Library reference',
    parent: { href: `/docs${prefix}`, title: `${label} reference`, icon: slug, versions },
    groups: [{ links: [{ title: 'Introduction', href: `/docs${prefix}` }] }],
  };
};

export const libraryMenus: readonly Menu[] = [
  referenceMenu('nodejs'),
  referenceMenu('python'),
  referenceMenu('go'),
  referenceMenu('dart'),
  referenceMenu('nodejs', 'v0'),
  referenceMenu('python', 'v0'),
  referenceMenu('go', 'v0'),
  referenceMenu('csharp', 'v0'),
  referenceMenu('jvm', 'v0'),
];
