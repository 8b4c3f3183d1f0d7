/**
 * The variables that Nitric, its providers, and the tools of the pages read or set: what each is for, as Markdown. Variables of
 * one's services are not here. Variables for one purpose are a group, and pages show one group, or several, as a table.
 */
const VARIABLES = {
  // Set by Nitric for services, their builds, and migrations
  services: {
    NITRIC_ENVIRONMENT:
      '`build` while declarations are collected, `run` on your machine, and `cloud` in a deployed service. It is [not set in a deployed job](/batch#limits). Set by Nitric.',
    NITRIC_STACK_ID: 'The identity of the deployed stack, such as `shop-dev-1a2b3c4d`. Set by the provider.',
    SERVICE_ADDRESS:
      'The address of the Nitric server that the library connects to. Set by Nitric. The default is `127.0.0.1:50051`.',
    NITRIC_HTTP_PROXY_PORT:
      'The port that a web application behind [`http`](/http) listens on. The library reads it. `nitric start` does not set it. Set by Nitric.',
    NITRIC_SERVICE_HOST: 'The host of the Nitric server, for older libraries. Set by the CLI.',
    NITRIC_SERVICE_PORT: 'The port of the Nitric server, for older libraries. Set by the CLI.',
    NITRIC_SERVICE_DIAL_TIMEOUT:
      'The milliseconds that version 0 of the Go library waits for the Nitric server. The default is `5000`.',
  },
  builds: {
    SERVICE_PATH:
      "The path of the service's file in its `start` command, written as `$SERVICE_PATH`. Set by the CLI.",
    HANDLER: "The build argument with the path of the service's file. Set by the CLI.",
    DB_URL: 'The connection string of the database that a migration changes. Set by Nitric.',
    NITRIC_DB_NAME:
      'The name of the database that a migration changes. `nitric/awstf` sets `DB_NAME` instead. Set by Nitric.',
    DB_NAME: 'With `nitric/awstf`, the name of the database that a migration changes. Set by the provider.',
  },
  // Read by the Nitric server
  server: {
    NITRIC_AWS_RESOURCE_RESOLVER:
      'How services find the resources of a stack on AWS: `ssm` reads an index from Parameter Store, and `tagging` searches for tags. The default is `ssm`.',
    NITRIC_DATABASE_BASE_URL:
      'The address of the database server of a stack, with user and password. Set by the provider.',
    MIN_WORKERS:
      'The number of handlers that must be registered before the server is ready. Set by the provider. The default is `1`.',
    MAX_WORKERS:
      'The maximum number of handlers that may be registered in a deployed service. The local cloud has no such limit. The default is `300`.',
    WORKER_TIMEOUT: 'The seconds to wait for handlers. The default is `10`.',
    LOG_LEVEL: "The level of detail in the server's log. The default is `INFO`.",
    GATEWAY_ADDRESS: 'The address where the server receives events from the cloud. The default is `:9001`.',
  },
  // Read by the CLI
  folders: {
    NITRIC_HOME: 'The folder for providers, templates, and caches. The default is `~/.nitric`.',
    NITRIC_LOCAL_RUN_DIR: 'The folder for the data of the local cloud. The default is `./.nitric/run/`.',
    LOCAL_DB_DIR:
      'The folder for local key value stores. The default is `kv/` in the folder of `NITRIC_LOCAL_RUN_DIR`.',
    LOCAL_BUCKETS_DIR:
      'The folder for the files of local buckets. The default is `buckets/` in the folder of `NITRIC_LOCAL_RUN_DIR`.',
    LOCAL_SECRETS_DIR:
      'The folder for local secrets. The default is `secrets/` in the folder of `NITRIC_LOCAL_RUN_DIR`.',
    LOCAL_SEAWEED_LOGS_DIR:
      'Has no effect in CLI 1.61.1, whose local storage writes no logs. The default is `logs/` in the folder of `NITRIC_LOCAL_RUN_DIR`.',
    BROWSER: 'The program that opens the dashboard.',
  },
  containers: {
    NITRIC_DOCKER_HOST:
      'On Linux, the address of your machine as containers see it. The default is `172.17.0.1`.',
    DOCKER_BUILD_CACHE: 'The folder where image builds read and write their cache.',
    DOCKER_BUILD_CACHE_SRC:
      'The folder where image builds read their cache. The default is the value of `DOCKER_BUILD_CACHE`.',
    DOCKER_BUILD_CACHE_DEST:
      'The folder where image builds write their cache. The default is the value of `DOCKER_BUILD_CACHE`.',
  },
  // Read by providers, and by the tools and clouds below them
  terraform: {
    NITRIC_BETA_PROVIDERS:
      '`true` if the project lists `beta-providers` under `preview`. [Terraform providers](/reference/providers/terraform) before 1.23.1 refuse to run without it. Set by the CLI.',
  },
  pulumi: {
    PULUMI_ACCESS_TOKEN: 'The token that signs in to Pulumi Cloud. It replaces `pulumi login`.',
    PULUMI_BACKEND_URL:
      'The address of the state backend, such as `s3://my-state-bucket`. The default is the backend of the last `pulumi login`.',
    PULUMI_CONFIG_PASSPHRASE: 'The passphrase of a Pulumi state that is not in Pulumi Cloud.',
    PULUMI_CONFIG_PASSPHRASE_FILE:
      'A file that contains that passphrase. The default is `~/.nitric/.local-stack-pass`, except with `--ci` or without a terminal.',
  },
  aws: {
    AWS_ACCESS_KEY_ID: 'The identifier of an access key for AWS.',
    AWS_SECRET_ACCESS_KEY: 'The secret of that access key.',
    AWS_PROFILE: 'The profile of the credentials file for AWS. The default is `default`.',
    AWS_SDK_LOAD_CONFIG:
      'With `1`, the client that starts [migrations](/reference/providers/aws/sql#migrations) reads the profile from `~/.aws/config` too.',
  },
  gcp: {
    GOOGLE_APPLICATION_CREDENTIALS:
      'The file with the credentials for Google Cloud. The default is the file that `gcloud auth application-default login` writes.',
  },
  azure: {
    AZURE_CLIENT_ID: 'The identity of a service principal for Azure.',
    AZURE_CLIENT_SECRET: 'The secret of the service principal.',
    AZURE_TENANT_ID: 'The tenant of the service principal.',
    AZURE_SUBSCRIPTION_ID: 'The Azure subscription to deploy to.',
    ARM_CLIENT_ID: 'The identity of the same service principal, for Pulumi.',
    ARM_CLIENT_SECRET: 'The secret of the service principal, for Pulumi.',
    ARM_TENANT_ID: 'The tenant of the service principal, for Pulumi.',
    ARM_SUBSCRIPTION_ID: 'The Azure subscription, for Pulumi.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
type VariableGroup = keyof typeof VARIABLES;

export const VARIABLE_GROUPS = Object.keys(VARIABLES) as VariableGroup[]; // the keys are typed

interface EnvironmentVariable {
  name: string;
  group: VariableGroup;
  /** A phrase, who sets it unless readers do, and its default, as Markdown. */
  meaning: string;
}

export const ENVIRONMENT_VARIABLES: readonly EnvironmentVariable[] = VARIABLE_GROUPS.flatMap((group) =>
  Object.entries(VARIABLES[group]).map(([name, meaning]) => ({ name, group, meaning })),
);
