export const CONCEPTS = { title: 'Concepts', href: '/docs/concepts/introduction', icon: 'concepts' } as const;
export const START = {
  title: 'Get Started',
  href: '/docs/getting-started/quickstart',
  icon: 'start',
} as const;
export const GUIDES = { title: 'Guides', href: '/docs/guides', icon: 'guides' } as const;
export const CLI = { title: 'CLI', href: '/docs/reference/cli', icon: 'cli' } as const;
const REFERENCE = { title: 'Library reference', href: '/docs/reference', icon: 'document' } as const;

/** The sections that the top bar leads to (requirements, section 2). */
export const TOP_BAR_SECTIONS = [CONCEPTS, START, GUIDES, CLI] as const;

/** Readers who found nothing go on here: after a search without results, and at an address near no page. */
export const STARTING_POINTS = [START, CONCEPTS, GUIDES, REFERENCE, CLI] as const;
export const STARTING_POINTS_TITLE = 'Good places to start';
