import type { NavigationGroup } from '#content/navigation/types.ts';

/** The pages of `content/pages/reference/providers/gcp` besides its index. */
export const GCP_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/gcp/configuration' }] },
];
