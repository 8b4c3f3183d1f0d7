/** The release of the providers that the keys of stack files were checked against. */
export const PROVIDER_RELEASE = '1.27.6';

/** The providers that Nitric ships. Each has a stack file. */
export const PROVIDERS = ['aws', 'gcp', 'azure', 'awstf', 'gcptf', 'azuretf'] as const;

/** The files whose keys are in content/configuration.tsv. `former` is `nitric.yaml` as it was before version 1. */
export const CONFIGURATION_FILES = ['project', 'local', 'former', ...PROVIDERS] as const;

/** A configuration file: `project`, `local`, or the stack file of a provider such as `aws`. */
export type ConfigurationFile = (typeof CONFIGURATION_FILES)[number];

/** Each file in a sentence. */
export const CONFIGURATION_TITLES: Readonly<Record<ConfigurationFile, string>> = {
  project: 'nitric.yaml',
  former: 'nitric.yaml',
  local: 'local.nitric.yaml',
  aws: 'a stack file for nitric/aws',
  gcp: 'a stack file for nitric/gcp',
  azure: 'a stack file for nitric/azure',
  awstf: 'a stack file for nitric/awstf',
  gcptf: 'a stack file for nitric/gcptf',
  azuretf: 'a stack file for nitric/azuretf',
};
