import type { Menu, NavigationLink } from './types.ts';

/** The guide groups (specification, section 2). */
export const GUIDE_GROUPS = [
  { title: 'Node.js', href: '/docs/guides/nodejs', icon: 'nodejs' },
  { title: 'Python', href: '/docs/guides/python', icon: 'python' },
  { title: 'Dart', href: '/docs/guides/dart', icon: 'dart' },
  { title: 'Go', href: '/docs/guides/go', icon: 'go' },
  { title: 'JVM', href: '/docs/guides/jvm', icon: 'jvm' },
  { title: 'Terraform', href: '/docs/guides/terraform', icon: 'terraform' },
  { title: 'Deploying', href: '/docs/guides/deploying', icon: 'container' },
  { title: 'Examples', href: '/docs/guides/examples', icon: 'guides' },
] as const satisfies readonly NavigationLink[];

const backTo = { href: '/docs/guides', title: 'Guides' } as const;

export const guideMenus: readonly Menu[] = [
  {
    key: 'guides',
    prefix: '/guides',
    groups: [
      { links: [{ title: 'Guides', href: '/docs/guides', icon: 'guides' }] },
      { title: 'Guide groups', links: GUIDE_GROUPS },
    ],
  },
  ...GUIDE_GROUPS.map((group) => ({
    key: group.href.slice('/docs/'.length),
    prefix: group.href.slice('/docs'.length),
    backTo,
    parent: { ...group, title: `${group.title} guides` },
    groups: [
      { links: [{ title: 'Overview', href: group.href }] },
      {
        title: 'More guides',
        showDividerAbove: true,
        links: GUIDE_GROUPS.filter((other) => other !== group),
      },
    ],
  })),
];
