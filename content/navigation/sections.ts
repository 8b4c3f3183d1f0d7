export const CONCEPTS = { title: 'Concepts', href: '/docs/concepts/introduction', icon: 'concepts' } as const;
export const START = {
  title: 'Get Started',
  href: '/docs/getting-started/quickstart',
  icon: 'start',
} as const;
export const GUIDES = { title: 'Guides', href: '/docs/guides', icon: 'guides' } as const;
export const CLI = { title: 'CLI', href: '/docs/reference/cli', icon: 'cli' } as const;

/** The sections that the top bar leads to (specification, section 2). */
export const TOP_BAR_SECTIONS = [CONCEPTS, START, GUIDES, CLI] as const;
