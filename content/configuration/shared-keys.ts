/** A value that a key accepts. */
interface ConfigurationValue {
  name: string;
  /** A sentence, as Markdown. */
  meaning: string;
}

/** A key of a configuration file, as readers write it. */
export interface ConfigurationKey {
  /**
   * The names from the top of the file, joined by dots. `<name>` stands for a name that the author of the file chooses,
   * `[]` for the entries of a list.
   */
  path: string;
  /** The type in plain words: `string`, `list of strings`, `integer`. */
  type: string;
  /** `true` if its block is wrong without it. */
  required?: boolean;
  /** The value that applies without the key: code, or the end of the sentence “The default is …”, as Markdown. */
  default?: string;
  /** Sentences, as Markdown. */
  meaning: string;
  /** The accepted values, if the list is closed. */
  values?: readonly (string | ConfigurationValue)[];
  /** The first release of the CLI or the provider with the key, if readers may have an older one. */
  since?: string;
  /** The entry under `preview` in nitric.yaml that the key needs. */
  preview?: string;
}

/** The keys of every stack file. The example names the provider of the file, such as `aws`. */
export const stackKeys = (provider: string): readonly ConfigurationKey[] => [
  {
    path: 'provider',
    type: 'string',
    required: true,
    meaning: `The provider and its version, such as \`nitric/${provider}@1.27.6\`.`,
  },
  {
    path: 'region',
    type: 'string',
    required: true,
    meaning: 'The region of the cloud.',
  },
  {
    path: 'tags',
    type: 'map of strings',
    meaning:
      'Tags for the resources of the stack, besides those that Nitric sets. In provider version 1.27.6, they do not reach the resources of `nitric/aws` and `nitric/gcp`.',
  },
  {
    path: 'config.<type>',
    type: 'map',
    meaning:
      'The settings of the services with this `type` in `nitric.yaml`. Services without a type use `default`. A block contains the one key of its provider: `lambda`, `cloudrun`, or `containerapps`.',
  },
];

/** The providers `nitric/awstf` and `nitric/gcptf` do not have it. */
export const API_DESCRIPTION: ConfigurationKey = {
  path: 'apis.<name>.description',
  type: 'string',
  meaning: 'The description of the API with this name in the console of the cloud.',
};

/** The keys of every stack file for Pulumi. */
export const PULUMI_KEYS: readonly ConfigurationKey[] = [
  API_DESCRIPTION,
  {
    path: 'refresh',
    type: 'boolean',
    default: '`false`',
    meaning:
      'Read the real state of the resources before an update. This helps after somebody has changed a resource outside Nitric.',
  },
];

/** The keys of every stack file for Terraform. */
export const TERRAFORM_KEYS: readonly ConfigurationKey[] = [
  {
    path: 'outdir',
    type: 'path',
    default: '`cdktf.out`',
    meaning: 'The folder that the Terraform stack is written to.',
  },
  {
    path: 'backend.<type>',
    type: 'map',
    values: [
      { name: 's3', meaning: 'Amazon S3.' },
      { name: 'gcs', meaning: 'Google Cloud Storage.' },
      { name: 'azurerm', meaning: 'Azure Blob Storage.' },
      { name: 'http', meaning: 'A REST endpoint.' },
      {
        name: 'remote',
        meaning:
          'HCP Terraform or Terraform Enterprise. Provider version 1.27.6 cannot read its `workspaces`, so the deployment fails.',
      },
      { name: 'local', meaning: 'A file on the machine.' },
      { name: 'consul', meaning: 'Consul.' },
      { name: 'cos', meaning: 'Tencent Cloud Object Storage.' },
      { name: 'oss', meaning: 'Alibaba Cloud Object Storage.' },
      { name: 'pg', meaning: 'A PostgreSQL database.' },
    ],
    meaning:
      'Where Terraform keeps its state: one block, with the settings that Terraform documents for its type.',
  },
];
