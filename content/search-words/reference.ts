import type { SearchWords } from './types.ts';

/** The search words of the pages of `/reference` about the CLI, variables, and images. */
export const REFERENCE: SearchWords = {
  '/reference/cli': {
    overview: 'command line tool nitric binary commands list',
    new: 'create project template scaffold init ts-starter py-starter generator non-interactive',
    start:
      'run locally local development dev server dashboard hot reload watch files restart on save emulator simulate',
    run: 'containers docker image local compose',
    up: 'deploy update stack release redeploy rollout apply changes skip confirmation yes',
    down: 'destroy delete remove stack tear down undeploy bucket not empty bucketnotempty data loss keep what is deleted',
    'stack-new': 'create stack add environment new stack file provider no found',
    spec: 'see resources print json requirements what will be deployed inspect debug permission missing list declared openapi swagger',
    'project-file':
      'nitric.yaml project file configuration keys services match start runtimes no found pattern glob entrypoint yaml error',
    'start-command':
      'service path start command variables nodemon quotes pipes shell environment variable in not expanded',
    folders: 'nitric home logs config timeout',
    completion: 'autocomplete bash zsh fish tab',
    commands: 'list of all commands cheat sheet',
    'global-flags': 'non interactive no prompts confirm automatically --ci',
    build: 'docker images only test dockerfile without deploying command',
    'stack-list': 'show environments which stacks exist',
    'add-website': 'astro vite hugo static site create frontend',
    'add-stack': 'create stack',
    version: 'which cli version is installed check',
    help: 'usage list options',
    containers: 'docker host linux buildx cache bridge address host.docker.internal',
    pulumi: 'passphrase access token local stack pass',
    'environment-variables': 'variables for the cli shell settings nitric_home',
  },
  '/reference/cli/installation': {
    overview: 'cli path binary',
    upgrade: 'update cli newest version old outdated',
    tools:
      'docker podman buildx pulumi required installed dependencies needed daemon not running cannot connect found executable path missing',
    version: 'pin specific old version downgrade archive binary release download',
    offline: 'proxy air gapped firewall no internet',
    telemetry: 'tracking analytics usage data privacy opt out turn off',
    uninstall: 'remove delete cli nitric from my machine computer',
    languages: 'which node python go dart version supported',
    'missing-tools':
      'docker or podman are required and must be running docker buildx is required unknown command colima orbstack rootless socket docker_host context',
  },
  '/reference/cli/local-development': {
    overview: 'run locally emulator offline without cloud account localhost dev server',
    ports:
      'port already in use 4001 49152 address change port eaddrinuse dashboard url remote server container devcontainer codespaces phone lan network 0.0.0.0 mobile share',
    'fixed-ports': 'local.nitric.yaml fix port same port',
    triggers:
      'call topic schedule manually curl invoke publish locally test fire event by hand subscriber http post',
    https: 'certificate self signed ssl tls not trusted browser warning cert',
    data: 'local data folder .nitric run where stored buckets reset delete',
    reset:
      'clear wipe clean empty fresh start over local database delete clear wipe local data bucket database start over clean',
    reload: 'hot reload watch nodemon restart on save changes not picked up',
    database:
      'postgres container name already in use conflict left behind killed terminal closed data directory incompatible version upgrade connection refused 5432',
    differences:
      'works locally but not in the cloud permission denied only when deployed emulated not enforced differs difference local cloud production',
    containers: 'docker image test dockerfile host.docker.internal nitric run vs nitric start',
    env: 'dotenv variables local',
    dashboard: 'dashboard does not open browser logs',
    errors: 'nitric.yaml not found no service found no start command provided local start failed',
  },
  '/reference/cli/stacks': {
    overview: 'stack environment deploy several',
    environments:
      'dev staging production separate multiple accounts per environment variables multiple several regions',
    names: 'rename stack project allowed characters',
    types: 'memory cpu size one service bigger',
    switch:
      'move to another cloud migrate change provider version move migrate change from pulumi to terraform aws to gcp another cloud provider',
    ci: 'pipeline non interactive prompts',
    delete: 'destroy remove show all',
    file: 'nitric.dev.yaml what goes into nitric.dev.yaml nitric.prod.yaml stack file keys',
    errors: 'no stacks found in project multiple stacks found stack not found',
  },
  '/reference/custom-containers': {
    overview:
      'own dockerfile docker image base image system package apt runtime custom exec format error container fails to start missing library rust php deno bun',
    'create-a-dockerfile-template':
      'handler build arg dockerfile runtime entrypoint cmd certificate x509 unknown authority argument',
    python: 'apt get ffmpeg native library system dependency',
    ignore:
      'dockerignore exclude files image size build context too large node_modules secrets in docker large',
    monorepo: 'build context workspace shared code copy folder package outside',
    check: 'test image nitric build run debug file missing in',
    'built-in':
      'default image base node python version runtime alpine which runtime used without dockerfile lambda architecture arm64 amd64 apple silicon m1 graviton',
    go: 'golang dockerfile multi stage distroless',
    javascript: 'node version npm ci dockerfile',
    settings: 'build args context dockerfile path runtimes key node version build argument',
  },
  '/reference/env': {
    overview:
      'dotenv process environ set variable config env file undefined missing configuration setting api url',
    files: '.env production second file override several environments per stack load order',
    services:
      'nitric environment run build cloud detect local variables available in service am i running locally econnrefused 50051 server address sets read at time',
    server: 'min workers log level port',
    deployments: 'credentials aws access key azure pulumi variables for deploying pipeline secrets',
    builds: 'service_path handler db_url nitric_db_name build argument variable in start command',
    cli: 'variables of the nitric command',
  },
  '/reference/preview-features': {
    overview: 'beta experimental enable preview feature nitric.yaml not enabled add flag error',
    websites: 'static site website spa frontend hosting cdn',
    'docker-providers': 'custom provider image',
    stability: 'breaking change production ready stable use risk mature',
    flags: 'list of previews feature flag names',
    'sql-databases': 'enable sql postgres preview flag',
    'batch-services': 'enable batch jobs preview flag',
    'beta-providers': 'enable terraform preview flag',
  },
};
