import type { Menu, NavigationGroup } from './types.ts';

const OVERVIEW = { title: 'Overview', href: '/docs/reference/providers', icon: 'providers' } as const;
const AWS = { title: 'AWS', href: '/docs/reference/providers/aws', icon: 'aws' } as const;
const GCP = { title: 'Google Cloud', href: '/docs/reference/providers/gcp', icon: 'gcp' } as const;
const AZURE = { title: 'Azure', href: '/docs/reference/providers/azure', icon: 'azure' } as const;
const CUSTOM = {
  title: 'Custom providers',
  href: '/docs/reference/providers/custom/building-custom-provider',
  icon: 'custom-provider',
} as const;
const PULUMI = { title: 'Pulumi', href: '/docs/reference/providers/pulumi', icon: 'pulumi' } as const;
const TERRAFORM = {
  title: 'Terraform',
  href: '/docs/reference/providers/terraform',
  icon: 'terraform',
} as const;

export const CLOUD_PROVIDERS = [OVERVIEW, AWS, GCP, AZURE, CUSTOM] as const;
export const INTEGRATIONS = [PULUMI, TERRAFORM] as const;

const backTo = { href: '/docs/reference/providers', title: 'Providers' } as const;
const terraformGroup: NavigationGroup = { title: 'Terraform Providers', links: [TERRAFORM] };
const customGroup: NavigationGroup = { title: 'Custom Providers', links: [CUSTOM] };

const cloudMenu = (own: typeof AWS | typeof GCP | typeof AZURE): Menu => ({
  key: own.href.slice('/docs/'.length),
  prefix: own.href.slice('/docs'.length),
  backTo,
  parent: own,
  groups: [
    { links: [{ title: 'Overview', href: own.href }] },
    {
      title: 'Other Providers',
      showDividerAbove: true,
      links: [AWS, GCP, AZURE].filter((other) => other !== own),
    },
    terraformGroup,
    customGroup,
  ],
});

export const providerMenus: readonly Menu[] = [
  {
    key: 'reference/providers',
    prefix: '/reference/providers',
    groups: [
      { links: [OVERVIEW] },
      { title: 'Standard Providers', links: [PULUMI, AWS, GCP, AZURE] },
      terraformGroup,
      customGroup,
    ],
  },
  cloudMenu(AWS),
  cloudMenu(GCP),
  cloudMenu(AZURE),
];
