import type { CloudName } from './clouds.ts';
import { AWS_KEYS, AWSTF_KEYS } from './configuration/aws-keys.ts';
import { AZURE_KEYS, AZURETF_KEYS } from './configuration/azure-keys.ts';
import { GCP_KEYS, GCPTF_KEYS } from './configuration/gcp-keys.ts';
import { FORMER_PROJECT_KEYS, LOCAL_KEYS, PROJECT_KEYS } from './configuration/project.ts';
import {
  type ConfigurationKey,
  PULUMI_KEYS,
  stackKeys,
  TERRAFORM_KEYS,
} from './configuration/shared-keys.ts';

/** The release of the providers that the keys of stack files were checked against. */
export const PROVIDER_RELEASE = '1.27.6';

const forPulumi = (provider: string, keys: readonly ConfigurationKey[]) => [
  ...stackKeys(provider),
  ...PULUMI_KEYS,
  ...keys,
];
const forTerraform = (provider: string, keys: readonly ConfigurationKey[]) => [
  ...stackKeys(provider),
  ...TERRAFORM_KEYS,
  ...keys,
];

/** Every key of the stack files of each provider that Nitric ships. */
export const PROVIDER_KEYS = {
  aws: forPulumi('aws', AWS_KEYS),
  gcp: forPulumi('gcp', GCP_KEYS),
  azure: forPulumi('azure', AZURE_KEYS),
  awstf: forTerraform('awstf', AWSTF_KEYS),
  gcptf: forTerraform('gcptf', GCPTF_KEYS),
  azuretf: forTerraform('azuretf', AZURETF_KEYS),
} as const satisfies Readonly<Record<string, readonly ConfigurationKey[]>> &
  Readonly<Record<CloudName, readonly ConfigurationKey[]>>;

/** Every configuration file, with its keys. `former` is `nitric.yaml` as it was before version 1. */
export const CONFIGURATION = {
  project: PROJECT_KEYS,
  local: LOCAL_KEYS,
  former: [...PROJECT_KEYS.filter(({ path }) => path === 'name'), ...FORMER_PROJECT_KEYS],
  ...PROVIDER_KEYS,
} as const satisfies Readonly<Record<string, readonly ConfigurationKey[]>>;

/** A configuration file: `project`, `local`, or the stack file of a provider such as `aws`. */
export type ConfigurationFile = keyof typeof CONFIGURATION;

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
