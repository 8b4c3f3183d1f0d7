import { BUILDING_BLOCK_GROUP, buildingBlocksMenu } from './building-blocks.ts';
import { GUIDE_GROUPS, GUIDES, guidesMenus } from './guides/menus.ts';
import { LIBRARIES, libraryMenus, REFERENCE_OVERVIEW } from './libraries.ts';
import { PROVIDER_GROUPS, providersMenus } from './providers.ts';
import type { Menu, MenuSource } from './types.ts';

const CONCEPTS = { title: 'Concepts', href: '/docs/concepts/introduction', icon: 'concepts' } as const;
const START = {
  title: 'Get Started',
  href: '/docs/getting-started/quickstart',
  icon: 'start',
} as const;
const CLI = { title: 'CLI', href: '/docs/reference/cli', icon: 'cli' } as const;

/** The menu of the pages that the specification lists (section 2), and of pages without another menu. */
const docsMenu: Menu = {
  key: 'docs',
  prefix: '/',
  groups: [
    {
      title: 'Start Here',
      links: [{ title: 'Home', href: '/docs', icon: 'home' }, CONCEPTS, START, GUIDES],
    },
    { title: 'Using Nitric', links: [CLI] },
    BUILDING_BLOCK_GROUP,
    {
      title: 'Configuration',
      showDividerAbove: true,
      links: [
        { title: 'Custom containers', href: '/docs/reference/custom-containers', icon: 'container' },
        { title: 'Environment variables', href: '/docs/reference/env', icon: 'env' },
        { title: 'Preview features', href: '/docs/reference/preview-features', icon: 'preview' },
      ],
    },
    { title: 'Library Reference', links: [REFERENCE_OVERVIEW, ...LIBRARIES] },
    ...PROVIDER_GROUPS,
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
  { key: 'concepts', prefix: '/concepts', parent: CONCEPTS, groups: [], neighbors: [BUILDING_BLOCK_GROUP] },
  {
    key: 'getting-started',
    prefix: '/getting-started',
    parent: START,
    groups: [],
    neighbors: [BUILDING_BLOCK_GROUP],
  },
  {
    key: 'reference/cli',
    prefix: '/reference/cli',
    parent: CLI,
    groups: [
      {
        links: [
          { title: 'Installation', href: '/docs/reference/cli/installation' },
          { title: 'Local development', href: '/docs/reference/cli/local-development' },
          { title: 'Stacks', href: '/docs/reference/cli/stacks' },
        ],
      },
    ],
    neighbors: [...PROVIDER_GROUPS, ...GUIDE_GROUPS],
  },
  buildingBlocksMenu,
  ...guidesMenus,
  ...libraryMenus,
  ...providersMenus,
];
