/** Who reads a variable: the CLI, the Nitric server next to a service, services, the build of an image, or another tool. */
export type VariableReader =
  | 'cli'
  | 'server'
  | 'service'
  | 'start command'
  | 'image build'
  | 'migration'
  | 'provider'
  | 'pulumi'
  | 'aws'
  | 'azure';

export interface EnvironmentVariable {
  name: string;
  readBy: readonly VariableReader[];
  /** Who sets the variable. `you` is the reader of these pages. */
  setBy: 'you' | 'cli' | 'provider' | 'nitric';
  /** The value that applies if the variable is not set, as Markdown. */
  default?: string;
  /** A phrase, as Markdown. */
  meaning: string;
}

/** The variables that Nitric, its providers, and the tools of the pages read or set. Variables of one's services are not here. */
export const ENVIRONMENT_VARIABLES: readonly EnvironmentVariable[] = [
  // Set by Nitric for services, their builds, and migrations
  {
    name: 'NITRIC_ENVIRONMENT',
    readBy: ['service'],
    setBy: 'nitric',
    meaning: '`build` while declarations are collected, `run` on your machine, and `cloud` in a deployment.',
  },
  {
    name: 'NITRIC_STACK_ID',
    readBy: ['server', 'service'],
    setBy: 'provider',
    meaning: 'The identity of the deployed stack.',
  },
  {
    name: 'SERVICE_ADDRESS',
    readBy: ['server', 'service'],
    setBy: 'nitric',
    default: '`127.0.0.1:50051`',
    meaning: 'The address of the Nitric server that the library connects to.',
  },
  {
    name: 'NITRIC_HTTP_PROXY_PORT',
    readBy: ['server', 'service'],
    setBy: 'nitric',
    meaning: 'The port that a web application behind `http` listens on. `nitric start` does not set it.',
  },
  {
    name: 'NITRIC_SERVICE_HOST',
    readBy: ['service'],
    setBy: 'cli',
    meaning: 'The host of the Nitric server, for older libraries.',
  },
  {
    name: 'NITRIC_SERVICE_PORT',
    readBy: ['service'],
    setBy: 'cli',
    meaning: 'The port of the Nitric server, for older libraries.',
  },
  {
    name: 'NITRIC_SERVICE_DIAL_TIMEOUT',
    readBy: ['service'],
    setBy: 'you',
    default: '`5000`',
    meaning: 'The milliseconds that version 0 of the Go library waits for the Nitric server.',
  },
  {
    name: 'SERVICE_PATH',
    readBy: ['start command'],
    setBy: 'cli',
    meaning: "The path of the service's file in its `start` command, written as `$SERVICE_PATH`.",
  },
  {
    name: 'HANDLER',
    readBy: ['image build'],
    setBy: 'cli',
    meaning: "The build argument with the path of the service's file.",
  },
  {
    name: 'DB_URL',
    readBy: ['migration'],
    setBy: 'nitric',
    meaning: 'The connection string of the database that a migration changes.',
  },
  {
    name: 'NITRIC_DB_NAME',
    readBy: ['migration'],
    setBy: 'nitric',
    meaning: 'The name of the database that a migration changes.',
  },
  // Read by the Nitric server
  {
    name: 'NITRIC_AWS_RESOURCE_RESOLVER',
    readBy: ['server'],
    setBy: 'you',
    default: '`ssm`',
    meaning:
      'How services find the resources of a stack on AWS: `ssm` reads an index from Parameter Store, and `tagging` searches for tags.',
  },
  {
    name: 'NITRIC_DATABASE_BASE_URL',
    readBy: ['server'],
    setBy: 'provider',
    meaning: 'The address of the database server of a stack, with user and password.',
  },
  {
    name: 'MIN_WORKERS',
    readBy: ['server'],
    setBy: 'provider',
    default: '`1`',
    meaning: 'The number of handlers that must be registered before the server is ready.',
  },
  {
    name: 'MAX_WORKERS',
    readBy: ['server', 'cli'],
    setBy: 'you',
    default: '`300`',
    meaning: 'The maximum number of handlers that may be registered.',
  },
  {
    name: 'WORKER_TIMEOUT',
    readBy: ['server'],
    setBy: 'you',
    default: '`10`',
    meaning: 'The seconds to wait for handlers.',
  },
  {
    name: 'LOG_LEVEL',
    readBy: ['server'],
    setBy: 'you',
    default: '`INFO`',
    meaning: "The level of detail in the server's log.",
  },
  {
    name: 'GATEWAY_ADDRESS',
    readBy: ['server'],
    setBy: 'you',
    default: '`:9001`',
    meaning: 'The address where the server receives events from the cloud.',
  },
  {
    name: 'NITRIC_TRACE_SAMPLE_PERCENT',
    readBy: ['server'],
    setBy: 'you',
    default: '`0`',
    meaning: 'The share of requests to trace.',
  },
  // Read by the CLI
  {
    name: 'NITRIC_HOME',
    readBy: ['cli'],
    setBy: 'you',
    default: '`~/.nitric`',
    meaning: 'The folder for providers, templates, and caches.',
  },
  {
    name: 'NITRIC_LOCAL_RUN_DIR',
    readBy: ['cli'],
    setBy: 'you',
    default: '`./.nitric/run/`',
    meaning: 'The folder for the data of the local cloud.',
  },
  {
    name: 'LOCAL_DB_DIR',
    readBy: ['cli'],
    setBy: 'you',
    default: '`kv/` in the run folder',
    meaning: 'The folder for local key value stores.',
  },
  {
    name: 'LOCAL_BUCKETS_DIR',
    readBy: ['cli'],
    setBy: 'you',
    default: '`buckets/` in the run folder',
    meaning: 'The folder for the files of local buckets.',
  },
  {
    name: 'LOCAL_SECRETS_DIR',
    readBy: ['cli'],
    setBy: 'you',
    default: '`secrets/` in the run folder',
    meaning: 'The folder for local secrets.',
  },
  {
    name: 'LOCAL_SEAWEED_LOGS_DIR',
    readBy: ['cli'],
    setBy: 'you',
    default: '`logs/` in the run folder',
    meaning: 'The folder for the logs of the local storage.',
  },
  {
    name: 'NITRIC_DOCKER_HOST',
    readBy: ['cli'],
    setBy: 'you',
    default: '`172.17.0.1`',
    meaning: 'On Linux, the address of your machine as containers see it.',
  },
  {
    name: 'BROWSER',
    readBy: ['cli'],
    setBy: 'you',
    meaning: 'The program that opens the dashboard.',
  },
  {
    name: 'DOCKER_BUILD_CACHE',
    readBy: ['cli'],
    setBy: 'you',
    meaning: 'The folder where image builds read and write their cache.',
  },
  {
    name: 'DOCKER_BUILD_CACHE_SRC',
    readBy: ['cli'],
    setBy: 'you',
    default: '`DOCKER_BUILD_CACHE`',
    meaning: 'The folder where image builds read their cache.',
  },
  {
    name: 'DOCKER_BUILD_CACHE_DEST',
    readBy: ['cli'],
    setBy: 'you',
    default: '`DOCKER_BUILD_CACHE`',
    meaning: 'The folder where image builds write their cache.',
  },
  // Read by providers, and by the tools and clouds below them
  {
    name: 'NITRIC_BETA_PROVIDERS',
    readBy: ['provider'],
    setBy: 'cli',
    meaning:
      '`true` if the project lists `beta-providers` under `preview`. Terraform providers before 1.23.1 need it.',
  },
  {
    name: 'PULUMI_ACCESS_TOKEN',
    readBy: ['pulumi'],
    setBy: 'you',
    meaning: 'The token that signs in to Pulumi Cloud.',
  },
  {
    name: 'PULUMI_CONFIG_PASSPHRASE',
    readBy: ['pulumi', 'cli'],
    setBy: 'you',
    meaning: 'The passphrase of a Pulumi state that is not in Pulumi Cloud.',
  },
  {
    name: 'PULUMI_CONFIG_PASSPHRASE_FILE',
    readBy: ['pulumi', 'cli'],
    setBy: 'you',
    default: 'A file that the CLI creates, except with `--ci` or without a terminal',
    meaning: 'The file with that passphrase.',
  },
  { name: 'AWS_ACCESS_KEY_ID', readBy: ['aws'], setBy: 'you', meaning: 'The identifier of an access key.' },
  { name: 'AWS_SECRET_ACCESS_KEY', readBy: ['aws'], setBy: 'you', meaning: 'The secret of that access key.' },
  {
    name: 'AWS_PROFILE',
    readBy: ['aws'],
    setBy: 'you',
    default: '`default`',
    meaning: 'The profile of the credentials file.',
  },
  {
    name: 'AZURE_CLIENT_ID',
    readBy: ['azure'],
    setBy: 'you',
    meaning: 'The identity of a service principal.',
  },
  { name: 'AZURE_CLIENT_SECRET', readBy: ['azure'], setBy: 'you', meaning: 'Its secret.' },
  { name: 'AZURE_TENANT_ID', readBy: ['azure'], setBy: 'you', meaning: 'Its tenant.' },
  { name: 'AZURE_SUBSCRIPTION_ID', readBy: ['azure'], setBy: 'you', meaning: 'The subscription.' },
  {
    name: 'ARM_CLIENT_ID',
    readBy: ['pulumi'],
    setBy: 'you',
    meaning: 'The identity of the same service principal, for Pulumi.',
  },
  { name: 'ARM_CLIENT_SECRET', readBy: ['pulumi'], setBy: 'you', meaning: 'Its secret, for Pulumi.' },
  { name: 'ARM_TENANT_ID', readBy: ['pulumi'], setBy: 'you', meaning: 'Its tenant, for Pulumi.' },
  { name: 'ARM_SUBSCRIPTION_ID', readBy: ['pulumi'], setBy: 'you', meaning: 'The subscription, for Pulumi.' },
];
