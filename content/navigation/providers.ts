import { CLOUD_NAMES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { PAGES_OF_CLOUDS } from './cloud-pages.ts';
import type { Menu, NavigationGroup, NavigationLink } from './types.ts';

const linkToCloud = (name: CloudName): NavigationLink => {
  const { label, href } = CLOUDS[name];
  return { title: label, href: `/docs${href}`, icon: name };
};

const CLOUD_PROVIDERS: NavigationGroup = {
  title: 'Cloud Providers',
  links: [
    ...CLOUD_NAMES.map(linkToCloud),
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

/** The pages of each Terraform provider. The overview of Terraform is among the integrations. */
const TERRAFORM_PROVIDERS: NavigationGroup = {
  title: 'Terraform Providers',
  links: [
    { title: 'Terraform for AWS', href: '/docs/reference/providers/terraform/aws' },
    { title: 'Terraform for Google Cloud', href: '/docs/reference/providers/terraform/gcp' },
    { title: 'Terraform for Azure', href: '/docs/reference/providers/terraform/azure' },
  ],
};

/** The pages about your own providers. Their start is among the cloud providers. */
const CUSTOM_PROVIDERS: NavigationGroup = {
  title: 'Your Own Providers',
  links: [
    {
      title: 'Extend a provider',
      href: '/docs/reference/providers/custom/extend-standard-provider',
    },
    { title: 'Providers in Docker', href: '/docs/reference/providers/install/docker' },
  ],
};

const OVERVIEW = { title: 'Overview', href: '/docs/reference/providers', icon: 'providers' } as const;

/** The groups of the providers in the menus of other sections. */
export const PROVIDER_GROUPS: readonly NavigationGroup[] = [
  { ...CLOUD_PROVIDERS, links: [OVERVIEW, ...CLOUD_PROVIDERS.links] },
  INTEGRATIONS,
];

const PARENT = { ...OVERVIEW, title: 'Providers' };

const cloudMenus = CLOUD_NAMES.flatMap((name): Menu[] => {
  const { href } = CLOUDS[name];
  const groups = PAGES_OF_CLOUDS[name];
  if (groups.length === 0) return [];
  return [{ key: href.slice(1), prefix: href, parent: linkToCloud(name), above: PARENT, groups }];
});

export const providersMenus: readonly Menu[] = [
  {
    key: 'reference/providers',
    prefix: '/reference/providers',
    parent: PARENT,
    isTwoLevels: true,
    groups: [CLOUD_PROVIDERS, INTEGRATIONS, TERRAFORM_PROVIDERS, CUSTOM_PROVIDERS],
  },
  ...cloudMenus,
];
