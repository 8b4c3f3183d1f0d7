import type { Menu, NavigationGroup } from './types.ts';

const CLOUDS: NavigationGroup = {
  title: 'Cloud Providers',
  links: [
    { title: 'AWS', href: '/docs/reference/providers/aws', icon: 'aws' },
    { title: 'Google Cloud', href: '/docs/reference/providers/gcp', icon: 'gcp' },
    { title: 'Azure', href: '/docs/reference/providers/azure', icon: 'azure' },
    {
      title: 'Custom providers',
      href: '/docs/reference/providers/custom/building-custom-provider',
      icon: 'custom-provider',
    },
  ],
};

const INTEGRATIONS: NavigationGroup = {
  title: 'Integrations',
  links: [
    { title: 'Pulumi', href: '/docs/reference/providers/pulumi', icon: 'pulumi' },
    { title: 'Terraform', href: '/docs/reference/providers/terraform', icon: 'terraform' },
  ],
};

const OVERVIEW = { title: 'Overview', href: '/docs/reference/providers', icon: 'providers' } as const;

/** The groups of the providers in the menus of other sections. */
export const PROVIDER_GROUPS: readonly NavigationGroup[] = [
  { ...CLOUDS, links: [OVERVIEW, ...CLOUDS.links] },
  INTEGRATIONS,
];

export const providersMenu: Menu = {
  key: 'reference/providers',
  prefix: '/reference/providers',
  parent: { ...OVERVIEW, title: 'Providers' },
  isTwoLevels: true,
  groups: [CLOUDS, INTEGRATIONS],
};
