const under = (prefix: string, names: string) => names.split(' ').map((name) => `/docs${prefix}/${name}`);

/** Every route in section 2 of the requirements. The list is written by hand, so it does not depend on the site's menus. */
export const SPECIFIED_ROUTES: readonly string[] = [
  '/docs',
  '/docs/concepts/introduction',
  '/docs/getting-started/quickstart',
  '/docs/guides',
  '/docs/reference/cli',
  ...under('', 'apis http batch keyvalue sql schedules storage messaging secrets websockets'),
  ...under('/reference', 'custom-containers env preview-features'),
  ...under('/reference', 'nodejs python go dart csharp/v0 jvm/v0 nodejs/v0 python/v0 go/v0'),
  ...under('/reference', 'providers providers/aws providers/gcp providers/azure'),
  ...under('/reference/providers', 'custom/building-custom-provider pulumi terraform'),
  ...under('', 'faq support support/upgrade contributions'),
  ...under('/guides', 'nodejs python dart go jvm terraform deploying examples'),
];
