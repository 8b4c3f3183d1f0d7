import { CLOUD_NAMES, CLOUDS, type CloudName } from '#content/clouds.ts';
import type { Menu, NavigationGroup, NavigationLink } from './types.ts';

/** The pages of `content/pages/reference/providers/aws` besides its index. */
const AWS_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/aws/configuration', icon: 'cog' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/aws/apis', icon: 'apis' },
      { title: 'Batch', href: '/docs/reference/providers/aws/batch', icon: 'batch' },
      { title: 'Key Value', href: '/docs/reference/providers/aws/keyvalue', icon: 'keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/aws/queues', icon: 'messaging' },
      { title: 'Schedules', href: '/docs/reference/providers/aws/schedules', icon: 'schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/aws/secrets', icon: 'secrets' },
      { title: 'SQL', href: '/docs/reference/providers/aws/sql', icon: 'sql' },
      { title: 'Storage', href: '/docs/reference/providers/aws/storage', icon: 'storage' },
      { title: 'Topics', href: '/docs/reference/providers/aws/topics', icon: 'messaging' },
      { title: 'Websockets', href: '/docs/reference/providers/aws/websockets', icon: 'websockets' },
    ],
  },
  {
    title: 'Tasks',
    links: [{ title: 'Import existing resources', href: '/docs/reference/providers/aws/imports' }],
  },
];

/** The pages of `content/pages/reference/providers/gcp` besides its index. */
const GCP_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/gcp/configuration', icon: 'cog' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/gcp/apis', icon: 'apis' },
      { title: 'Batch', href: '/docs/reference/providers/gcp/batch', icon: 'batch' },
      { title: 'Key Value', href: '/docs/reference/providers/gcp/keyvalue', icon: 'keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/gcp/queues', icon: 'messaging' },
      { title: 'Schedules', href: '/docs/reference/providers/gcp/schedules', icon: 'schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/gcp/secrets', icon: 'secrets' },
      { title: 'SQL', href: '/docs/reference/providers/gcp/sql', icon: 'sql' },
      { title: 'Storage', href: '/docs/reference/providers/gcp/storage', icon: 'storage' },
      { title: 'Topics', href: '/docs/reference/providers/gcp/topics', icon: 'messaging' },
    ],
  },
];

/** The pages of `content/pages/reference/providers/azure` besides its index. */
const AZURE_PAGES: readonly NavigationGroup[] = [
  { links: [{ title: 'Configuration', href: '/docs/reference/providers/azure/configuration', icon: 'cog' }] },
  {
    title: 'Resources',
    links: [
      { title: 'APIs', href: '/docs/reference/providers/azure/apis', icon: 'apis' },
      { title: 'Key Value', href: '/docs/reference/providers/azure/keyvalue', icon: 'keyvalue' },
      { title: 'Queues', href: '/docs/reference/providers/azure/queues', icon: 'messaging' },
      { title: 'Schedules', href: '/docs/reference/providers/azure/schedules', icon: 'schedules' },
      { title: 'Secrets', href: '/docs/reference/providers/azure/secrets', icon: 'secrets' },
      { title: 'SQL', href: '/docs/reference/providers/azure/sql', icon: 'sql' },
      { title: 'Storage', href: '/docs/reference/providers/azure/storage', icon: 'storage' },
      { title: 'Topics', href: '/docs/reference/providers/azure/topics', icon: 'messaging' },
    ],
  },
];

/** The pages of each cloud besides its start. */
export const PAGES_OF_CLOUDS: Readonly<Record<CloudName, readonly NavigationGroup[]>> = {
  aws: AWS_PAGES,
  gcp: GCP_PAGES,
  azure: AZURE_PAGES,
};

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
    { title: 'Add a resource type', href: '/docs/reference/providers/custom/resource-type' },
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

/** Pages of other sections that readers of a cloud's pages need next. */
const deployingTo = (name: CloudName): NavigationGroup => ({
  title: 'Deploying',
  links: [
    {
      title: 'Deploy from a pipeline',
      href: `/docs/guides/deploying/github-actions#${name}`,
      icon: 'github',
    },
    {
      title: `Terraform for ${CLOUDS[name].label}`,
      href: `/docs/reference/providers/terraform/${name}`,
      icon: 'terraform',
    },
    { title: 'What nitric down deletes', href: '/docs/getting-started/deployment#down', icon: 'cli' },
  ],
});

const cloudMenus = CLOUD_NAMES.flatMap((name): Menu[] => {
  const { href } = CLOUDS[name];
  const groups = PAGES_OF_CLOUDS[name];
  if (groups.length === 0) return [];
  const neighbors = [deployingTo(name)];
  return [{ key: href.slice(1), prefix: href, parent: linkToCloud(name), above: PARENT, groups, neighbors }];
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
