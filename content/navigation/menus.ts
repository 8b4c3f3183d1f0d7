import { BUILDING_BLOCK_LINKS, buildingBlockMenus } from './building-blocks.ts';
import { guideMenus } from './guides.ts';
import { LIBRARIES, libraryMenus, REFERENCE_OVERVIEW } from './libraries.ts';
import { CLOUD_PROVIDERS, INTEGRATIONS, providerMenus } from './providers.ts';
import type { Menu, MenuSource } from './types.ts';

const START = {
  title: 'Get Started',
  href: '/docs/getting-started/quickstart',
  icon: 'start',
} as const;
const GUIDES = { title: 'Guides', href: '/docs/guides', icon: 'guides' } as const;
const CLI = { title: 'CLI', href: '/docs/reference/cli', icon: 'cli' } as const;

/** The menu of the pages that the specification lists (section 2), and of pages without another menu. */
const docsMenu: Menu = {
  key: 'docs',
  prefix: '/',
  pages: [
    '/',
    '/support',
    '/support/upgrade',
    '/contributions',
    '/faq',
    '/agents',
    '/reference',
    '/reference/env',
    '/reference/custom-containers',
  ],
  groups: [
    {
      links: [
        { title: 'Home', href: '/docs', icon: 'home' },
        { title: 'Concepts', href: '/docs/concepts/introduction', icon: 'concepts' },
        START,
        GUIDES,
      ],
    },
    { title: 'Using Nitric', links: [CLI] },
    { showDividerAbove: true, links: BUILDING_BLOCK_LINKS },
    {
      showDividerAbove: true,
      links: [
        { title: 'Custom containers', href: '/docs/reference/custom-containers', icon: 'container' },
        { title: 'Environment variables', href: '/docs/reference/env', icon: 'env' },
        { title: 'Preview features', href: '/docs/reference/preview-features', icon: 'preview' },
      ],
    },
    { title: 'Library Reference', links: [REFERENCE_OVERVIEW, ...LIBRARIES] },
    { title: 'Cloud Providers', links: CLOUD_PROVIDERS },
    { title: 'Integrations', links: INTEGRATIONS },
    {
      title: 'Additional Resources',
      links: [
        { title: 'FAQs', href: '/docs/faq', icon: 'faq' },
        { title: 'Support', href: '/docs/support', icon: 'support' },
        { title: 'AI assistants', href: '/docs/agents', icon: 'chat' },
        { title: 'Contributions', href: '/docs/contributions', icon: 'contributions' },
        { title: 'Upgrade from v0', href: '/docs/support/upgrade', icon: 'upgrade' },
      ],
    },
  ],
};

/** Every menu of the site. The build checks that each link leads to a page and that a menu links to each page. */
export const MENUS: readonly MenuSource[] = [
  docsMenu,
  {
    key: 'concepts',
    prefix: '/concepts',
    groups: [
      { links: [{ title: 'Introduction', href: '/docs/concepts/introduction', icon: 'concepts' }] },
      { title: 'Next steps', showDividerAbove: true, links: [START] },
    ],
  },
  {
    key: 'getting-started',
    prefix: '/getting-started',
    groups: [
      { links: [{ ...START, title: 'Quickstart' }] },
      { title: 'Next steps', showDividerAbove: true, links: [GUIDES] },
    ],
  },
  {
    key: 'reference/cli',
    prefix: '/reference/cli',
    groups: [{ title: 'Nitric CLI', links: [{ ...CLI, title: 'Commands' }] }],
  },
  ...buildingBlockMenus,
  ...guideMenus,
  ...libraryMenus,
  ...providerMenus,
];
