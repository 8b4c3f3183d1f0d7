import { BUILDING_BLOCKS } from '#content/building-blocks.ts';

export const CONCEPTS = { title: 'Concepts', href: '/docs/concepts/introduction', icon: 'concepts' } as const;
export const START = {
  title: 'Get Started',
  href: '/docs/getting-started/quickstart',
  icon: 'start',
} as const;
export const GUIDES = { title: 'Guides', href: '/docs/guides', icon: 'guides' } as const;
export const CLI = { title: 'CLI', href: '/docs/reference/cli', icon: 'cli' } as const;
export const BLOCKS = { title: 'Building blocks', href: '/docs/building-blocks', icon: 'concepts' } as const;
const REFERENCE = { title: 'Library reference', href: '/docs/reference', icon: 'document' } as const;

/** A part of the site. It has the pages in the folder of its start, and others. */
export interface Area {
  title: string;
  href: string;
  /** Pages of other folders, and what is below them. */
  others?: readonly string[];
}

/** The sections that the top bar leads to: those of the requirements (section 2), and all other areas. */
export const TOP_BAR_SECTIONS: readonly Area[] = [
  START,
  CONCEPTS,
  { ...BLOCKS, others: [...BUILDING_BLOCKS.map(({ href }) => href), '/docs/websites'] },
  GUIDES,
  { ...REFERENCE, title: 'Reference' },
  { title: 'Clouds', href: '/docs/reference/providers' },
  CLI,
];

/** Help for readers who are stuck. The top bar leads to it with an icon. */
export const HELP: Area = {
  title: 'Help',
  href: '/docs/troubleshooting',
  others: ['/docs/faq', '/docs/support', '/docs/agents', '/docs/contributions'],
};

/** Readers who found nothing go on here: after a search without results, and at an address near no page. */
export const STARTING_POINTS = [START, CONCEPTS, GUIDES, REFERENCE, CLI] as const;
export const STARTING_POINTS_TITLE = 'Good places to start';
