import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/azure` besides its index. */
export const AZURE_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/azure/configuration' }] },
];
