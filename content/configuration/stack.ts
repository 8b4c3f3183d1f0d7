import type { ConfigurationKey } from './types.ts';

/** The keys of every stack file. */
export const STACK_KEYS: readonly ConfigurationKey[] = [
  {
    path: 'provider',
    type: 'string',
    required: true,
    meaning: 'The provider and its version, such as `nitric/aws@1.27.5`.',
  },
  {
    path: 'region',
    type: 'string',
    required: true,
    meaning: "The cloud's region.",
  },
  {
    path: 'tags',
    type: 'map of strings',
    meaning: 'Tags that the deployed resources get besides those that Nitric sets.',
  },
  {
    path: 'config.<type>',
    type: 'map',
    meaning:
      'Settings of the services with this `type` in nitric.yaml. Services without a type use `default`.',
  },
];

/** The providers `nitric/awstf` and `nitric/gcptf` do not have it. */
export const API_DESCRIPTION: ConfigurationKey = {
  path: 'apis.<name>.description',
  type: 'string',
  meaning: 'The description of an API.',
};

/** The keys of every stack file for Pulumi. */
export const PULUMI_KEYS: readonly ConfigurationKey[] = [
  API_DESCRIPTION,
  {
    path: 'refresh',
    type: 'boolean',
    default: '`false`',
    meaning: 'Compare the state with the cloud before each change.',
  },
];

/** The keys of every stack file for Terraform. */
export const TERRAFORM_KEYS: readonly ConfigurationKey[] = [
  {
    path: 'outdir',
    type: 'path',
    default: '`cdktf.out`',
    meaning: 'The folder for the Terraform files.',
  },
  {
    path: 'backend.<type>',
    type: 'map',
    values: ['s3', 'gcs', 'azurerm', 'http', 'remote', 'local', 'consul', 'cos', 'oss', 'pg'],
    meaning:
      'Where Terraform keeps its state. There is at most one, with the settings that Terraform documents for it.',
  },
];
