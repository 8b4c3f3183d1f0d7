import { CLOUD_NAMES, CLOUDS, type CloudName } from '#content/clouds.ts';
import type { Menu, NavigationGroup, NavigationLink } from './types.ts';

/** The resources with a page below each cloud, in the order of menus. */
const RESOURCES = {
  apis: { title: 'APIs', icon: 'apis' },
  batch: { title: 'Batch', icon: 'batch' },
  keyvalue: { title: 'Key Value', icon: 'keyvalue' },
  queues: { title: 'Queues', icon: 'messaging' },
  schedules: { title: 'Schedules', icon: 'schedules' },
  secrets: { title: 'Secrets', icon: 'secrets' },
  sql: { title: 'SQL', icon: 'sql' },
  storage: { title: 'Storage', icon: 'storage' },
  topics: { title: 'Topics', icon: 'messaging' },
  websockets: { title: 'Websockets', icon: 'websockets' },
} as const satisfies Readonly<Record<string, Omit<NavigationLink, 'href'>>>;

/** The pages of `content/pages/reference/providers/{cloud}` besides its index, without the resources that the cloud lacks. */
const pagesOf = (cloud: CloudName, ...lacks: (keyof typeof RESOURCES)[]): NavigationGroup[] => {
  const folder = `/docs${CLOUDS[cloud].href}`;
  const resources = Object.entries(RESOURCES).filter(([name]) => !lacks.some((lack) => lack === name));
  return [
    { links: [{ title: 'Configuration', href: `${folder}/configuration`, icon: 'cog' }] },
    { title: 'Resources', links: resources.map(([name, link]) => ({ ...link, href: `${folder}/${name}` })) },
  ];
};

/** The pages of each cloud besides its start. */
export const PAGES_OF_CLOUDS: Readonly<Record<CloudName, readonly NavigationGroup[]>> = {
  aws: [
    ...pagesOf('aws'),
    {
      title: 'Tasks',
      links: [{ title: 'Import existing resources', href: '/docs/reference/providers/aws/imports' }],
    },
  ],
  gcp: pagesOf('gcp', 'websockets'),
  azure: pagesOf('azure', 'batch', 'websockets'),
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
