import { COMPARED_TOOLS } from '#content/comparisons.ts';
import { BUILDING_BLOCK_GROUP, buildingBlocksMenus } from './block-menus.ts';
import { GUIDE_GROUPS, guidesMenus } from './guide-menus.ts';
import { LIBRARIES, libraryMenus, REFERENCE_OVERVIEW } from './libraries.ts';
import { PROVIDER_GROUPS, providersMenus } from './providers.ts';
import { CLI, CONCEPTS, GUIDES, START } from './sections.ts';
import type { Menu, MenuSource } from './types.ts';

const COMPARISONS = { title: 'Comparisons', href: '/docs/concepts/comparison' } as const;

const comparisonMenu: Menu = {
  key: 'concepts/comparison',
  prefix: '/concepts/comparison',
  parent: COMPARISONS,
  above: CONCEPTS,
  groups: [
    {
      links: [
        ...Object.entries(COMPARED_TOOLS).map(([name, title]) => ({
          title,
          href: `/docs/concepts/comparison/${name}`,
        })),
        { title: 'Ended tools', href: '/docs/concepts/comparison/ended' },
      ],
    },
  ],
};

/** The menu of the pages that the requirements list (section 2), and of pages without another menu. */
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
      isFolded: true,
      links: [
        { title: 'Custom containers', href: '/docs/reference/custom-containers', icon: 'container' },
        { title: 'Environment variables', href: '/docs/reference/env', icon: 'env' },
        { title: 'Preview features', href: '/docs/reference/preview-features', icon: 'preview' },
      ],
    },
    { title: 'Library Reference', isFolded: true, links: [REFERENCE_OVERVIEW, ...LIBRARIES] },
    ...PROVIDER_GROUPS.map((group) => ({ ...group, isFolded: true as const })),
    {
      title: 'Additional Resources',
      isFolded: true,
      links: [
        { title: 'FAQs', href: '/docs/faq', icon: 'faq' },
        { title: 'Troubleshooting', href: '/docs/troubleshooting', icon: 'warning' },
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
    parent: CONCEPTS,
    groups: [
      {
        links: [
          { title: 'Infrastructure from code', href: '/docs/concepts/infrastructure-from-code' },
          { title: 'How it works', href: '/docs/concepts/how-nitric-works' },
          { title: 'Developer workflow', href: '/docs/concepts/how-devs-use-nitric' },
          { title: 'Operations workflow', href: '/docs/concepts/how-ops-use-nitric' },
          { title: 'Extensibility', href: '/docs/concepts/extensibility' },
          { title: 'Permissions', href: '/docs/concepts/access-control' },
          { title: 'Languages', href: '/docs/concepts/language-support' },
          { title: 'Project structure', href: '/docs/concepts/project-structure' },
          COMPARISONS,
        ],
      },
    ],
    neighbors: [BUILDING_BLOCK_GROUP],
  },
  comparisonMenu,
  {
    key: 'getting-started',
    prefix: '/getting-started',
    parent: START,
    groups: [
      {
        links: [
          { title: 'Local dashboard', href: '/docs/getting-started/local-dashboard' },
          { title: 'Declaring resources', href: '/docs/getting-started/resources-overview' },
          { title: 'Deployment', href: '/docs/getting-started/deployment' },
          { title: 'Installation', href: '/docs/getting-started/installation' },
        ],
      },
    ],
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
  ...buildingBlocksMenus,
  ...guidesMenus,
  ...libraryMenus,
  ...providersMenus,
];
