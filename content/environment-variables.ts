/** Variables for one purpose are a group. Pages show one group, or several, as a table. */
export const VARIABLE_GROUPS = [
  'services',
  'builds',
  'server',
  'folders',
  'containers',
  'terraform',
  'pulumi',
  'aws',
  'gcp',
  'azure',
] as const;
type VariableGroup = (typeof VARIABLE_GROUPS)[number];

/** The setter of a variable. `you` is the reader of these pages. */
export type VariableSetter = 'you' | 'cli' | 'provider' | 'nitric';

interface EnvironmentVariable {
  name: string;
  group: VariableGroup;
  setBy: VariableSetter;
  /** The value that applies without the variable: the end of the sentence “The default is …”, as Markdown. */
  default?: string;
  /** A phrase, as Markdown. */
  meaning: string;
}

/** The variables that Nitric, its providers, and the tools of the pages read or set. Variables of one's services are not here. */
export const ENVIRONMENT_VARIABLES: readonly EnvironmentVariable[] = [
  // Set by Nitric for services, their builds, and migrations
  {
    name: 'NITRIC_ENVIRONMENT',
    group: 'services',
    setBy: 'nitric',
    meaning:
      '`build` while declarations are collected, `run` on your machine, and `cloud` in a deployed service. It is [not set in a deployed job](/batch#limits).',
  },
  {
    name: 'NITRIC_STACK_ID',
    group: 'services',
    setBy: 'provider',
    meaning: 'The identity of the deployed stack, such as `shop-dev-1a2b3c4d`.',
  },
  {
    name: 'SERVICE_ADDRESS',
    group: 'services',
    setBy: 'nitric',
    default: '`127.0.0.1:50051`',
    meaning: 'The address of the Nitric server that the library connects to.',
  },
  {
    name: 'NITRIC_HTTP_PROXY_PORT',
    group: 'services',
    setBy: 'nitric',
    meaning:
      'The port that a web application behind [`http`](/http) listens on. The library reads it. `nitric start` does not set it.',
  },
  {
    name: 'NITRIC_SERVICE_HOST',
    group: 'services',
    setBy: 'cli',
    meaning: 'The host of the Nitric server, for older libraries.',
  },
  {
    name: 'NITRIC_SERVICE_PORT',
    group: 'services',
    setBy: 'cli',
    meaning: 'The port of the Nitric server, for older libraries.',
  },
  {
    name: 'NITRIC_SERVICE_DIAL_TIMEOUT',
    group: 'services',
    setBy: 'you',
    default: '`5000`',
    meaning: 'The milliseconds that version 0 of the Go library waits for the Nitric server.',
  },
  {
    name: 'SERVICE_PATH',
    group: 'builds',
    setBy: 'cli',
    meaning: "The path of the service's file in its `start` command, written as `$SERVICE_PATH`.",
  },
  {
    name: 'HANDLER',
    group: 'builds',
    setBy: 'cli',
    meaning: "The build argument with the path of the service's file.",
  },
  {
    name: 'DB_URL',
    group: 'builds',
    setBy: 'nitric',
    meaning: 'The connection string of the database that a migration changes.',
  },
  {
    name: 'NITRIC_DB_NAME',
    group: 'builds',
    setBy: 'nitric',
    meaning: 'The name of the database that a migration changes. `nitric/awstf` sets `DB_NAME` instead.',
  },
  {
    name: 'DB_NAME',
    group: 'builds',
    setBy: 'provider',
    meaning: 'With `nitric/awstf`, the name of the database that a migration changes.',
  },
  // Read by the Nitric server
  {
    name: 'NITRIC_AWS_RESOURCE_RESOLVER',
    group: 'server',
    setBy: 'you',
    default: '`ssm`',
    meaning:
      'How services find the resources of a stack on AWS: `ssm` reads an index from Parameter Store, and `tagging` searches for tags.',
  },
  {
    name: 'NITRIC_DATABASE_BASE_URL',
    group: 'server',
    setBy: 'provider',
    meaning: 'The address of the database server of a stack, with user and password.',
  },
  {
    name: 'MIN_WORKERS',
    group: 'server',
    setBy: 'provider',
    default: '`1`',
    meaning: 'The number of handlers that must be registered before the server is ready.',
  },
  {
    name: 'MAX_WORKERS',
    group: 'server',
    setBy: 'you',
    default: '`300`',
    meaning:
      'The maximum number of handlers that may be registered in a deployed service. The local cloud has no such limit.',
  },
  {
    name: 'WORKER_TIMEOUT',
    group: 'server',
    setBy: 'you',
    default: '`10`',
    meaning: 'The seconds to wait for handlers.',
  },
  {
    name: 'LOG_LEVEL',
    group: 'server',
    setBy: 'you',
    default: '`INFO`',
    meaning: "The level of detail in the server's log.",
  },
  {
    name: 'GATEWAY_ADDRESS',
    group: 'server',
    setBy: 'you',
    default: '`:9001`',
    meaning: 'The address where the server receives events from the cloud.',
  },
  // Read by the CLI
  {
    name: 'NITRIC_HOME',
    group: 'folders',
    setBy: 'you',
    default: '`~/.nitric`',
    meaning: 'The folder for providers, templates, and caches.',
  },
  {
    name: 'NITRIC_LOCAL_RUN_DIR',
    group: 'folders',
    setBy: 'you',
    default: '`./.nitric/run/`',
    meaning: 'The folder for the data of the local cloud.',
  },
  {
    name: 'LOCAL_DB_DIR',
    group: 'folders',
    setBy: 'you',
    default: '`kv/` in the folder of `NITRIC_LOCAL_RUN_DIR`',
    meaning: 'The folder for local key value stores.',
  },
  {
    name: 'LOCAL_BUCKETS_DIR',
    group: 'folders',
    setBy: 'you',
    default: '`buckets/` in the folder of `NITRIC_LOCAL_RUN_DIR`',
    meaning: 'The folder for the files of local buckets.',
  },
  {
    name: 'LOCAL_SECRETS_DIR',
    group: 'folders',
    setBy: 'you',
    default: '`secrets/` in the folder of `NITRIC_LOCAL_RUN_DIR`',
    meaning: 'The folder for local secrets.',
  },
  {
    name: 'LOCAL_SEAWEED_LOGS_DIR',
    group: 'folders',
    setBy: 'you',
    default: '`logs/` in the folder of `NITRIC_LOCAL_RUN_DIR`',
    meaning: 'Has no effect in CLI 1.61.1, whose local storage writes no logs.',
  },
  {
    name: 'NITRIC_DOCKER_HOST',
    group: 'containers',
    setBy: 'you',
    default: '`172.17.0.1`',
    meaning: 'On Linux, the address of your machine as containers see it.',
  },
  {
    name: 'BROWSER',
    group: 'folders',
    setBy: 'you',
    meaning: 'The program that opens the dashboard.',
  },
  {
    name: 'DOCKER_BUILD_CACHE',
    group: 'containers',
    setBy: 'you',
    meaning: 'The folder where image builds read and write their cache.',
  },
  {
    name: 'DOCKER_BUILD_CACHE_SRC',
    group: 'containers',
    setBy: 'you',
    default: 'the value of `DOCKER_BUILD_CACHE`',
    meaning: 'The folder where image builds read their cache.',
  },
  {
    name: 'DOCKER_BUILD_CACHE_DEST',
    group: 'containers',
    setBy: 'you',
    default: 'the value of `DOCKER_BUILD_CACHE`',
    meaning: 'The folder where image builds write their cache.',
  },
  // Read by providers, and by the tools and clouds below them
  {
    name: 'NITRIC_BETA_PROVIDERS',
    group: 'terraform',
    setBy: 'cli',
    meaning:
      '`true` if the project lists `beta-providers` under `preview`. [Terraform providers](/reference/providers/terraform) before 1.23.1 refuse to run without it.',
  },
  {
    name: 'PULUMI_ACCESS_TOKEN',
    group: 'pulumi',
    setBy: 'you',
    meaning: 'The token that signs in to Pulumi Cloud. It replaces `pulumi login`.',
  },
  {
    name: 'PULUMI_BACKEND_URL',
    group: 'pulumi',
    setBy: 'you',
    default: 'the backend of the last `pulumi login`',
    meaning: 'The address of the state backend, such as `s3://my-state-bucket`.',
  },
  {
    name: 'PULUMI_CONFIG_PASSPHRASE',
    group: 'pulumi',
    setBy: 'you',
    meaning: 'The passphrase of a Pulumi state that is not in Pulumi Cloud.',
  },
  {
    name: 'PULUMI_CONFIG_PASSPHRASE_FILE',
    group: 'pulumi',
    setBy: 'you',
    default: '`~/.nitric/.local-stack-pass`, except with `--ci` or without a terminal',
    meaning: 'A file that contains that passphrase.',
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    group: 'aws',
    setBy: 'you',
    meaning: 'The identifier of an access key for AWS.',
  },
  {
    name: 'AWS_SECRET_ACCESS_KEY',
    group: 'aws',
    setBy: 'you',
    meaning: 'The secret of that access key.',
  },
  {
    name: 'AWS_PROFILE',
    group: 'aws',
    setBy: 'you',
    default: '`default`',
    meaning: 'The profile of the credentials file for AWS.',
  },
  {
    name: 'AWS_SDK_LOAD_CONFIG',
    group: 'aws',
    setBy: 'you',
    meaning:
      'With `1`, the client that starts [migrations](/reference/providers/aws/sql#migrations) reads the profile from `~/.aws/config` too.',
  },
  {
    name: 'GOOGLE_APPLICATION_CREDENTIALS',
    group: 'gcp',
    setBy: 'you',
    default: 'the file that `gcloud auth application-default login` writes',
    meaning: 'The file with the credentials for Google Cloud.',
  },
  {
    name: 'AZURE_CLIENT_ID',
    group: 'azure',
    setBy: 'you',
    meaning: 'The identity of a service principal for Azure.',
  },
  {
    name: 'AZURE_CLIENT_SECRET',
    group: 'azure',
    setBy: 'you',
    meaning: 'The secret of the service principal.',
  },
  {
    name: 'AZURE_TENANT_ID',
    group: 'azure',
    setBy: 'you',
    meaning: 'The tenant of the service principal.',
  },
  {
    name: 'AZURE_SUBSCRIPTION_ID',
    group: 'azure',
    setBy: 'you',
    meaning: 'The Azure subscription to deploy to.',
  },
  {
    name: 'ARM_CLIENT_ID',
    group: 'azure',
    setBy: 'you',
    meaning: 'The identity of the same service principal, for Pulumi.',
  },
  {
    name: 'ARM_CLIENT_SECRET',
    group: 'azure',
    setBy: 'you',
    meaning: 'The secret of the service principal, for Pulumi.',
  },
  {
    name: 'ARM_TENANT_ID',
    group: 'azure',
    setBy: 'you',
    meaning: 'The tenant of the service principal, for Pulumi.',
  },
  {
    name: 'ARM_SUBSCRIPTION_ID',
    group: 'azure',
    setBy: 'you',
    meaning: 'The Azure subscription, for Pulumi.',
  },
];
