import type { ConfigurationKey } from './types.ts';

/** The keys that services and batch services share. */
const serviceKeys = (list: string): readonly ConfigurationKey[] => [
  {
    path: `${list}[].match`,
    type: 'glob',
    required: true,
    meaning: 'The files that start a service. Each file that matches is one service.',
  },
  {
    path: `${list}[].start`,
    type: 'command',
    required: true,
    meaning:
      'The command that `nitric start` runs for each service, with `$SERVICE_PATH` in place of the file. It is split at spaces and runs without a shell.',
  },
  {
    path: `${list}[].basedir`,
    type: 'path',
    default: 'The project folder',
    meaning: 'The folder that `match` is relative to, where `start` runs, and which images are built from.',
  },
  {
    path: `${list}[].runtime`,
    type: 'string',
    default: 'Chosen by the extension of the file',
    meaning: 'The name of an entry under `runtimes`.',
  },
];

/** `nitric.yaml`, in the folder of the project. Checked against the CLI. */
export const PROJECT_KEYS: readonly ConfigurationKey[] = [
  { path: 'name', type: 'string', required: true, meaning: 'The name of the project.' },
  { path: 'services', type: 'list', meaning: 'The services of the project.' },
  ...serviceKeys('services'),
  {
    path: 'services[].type',
    type: 'string',
    default: '`default`',
    meaning: 'The name of the block under `config` in the stack file that applies to these services.',
  },
  {
    path: 'batch-services',
    type: 'list',
    preview: 'batch-services',
    meaning: 'The services that run jobs.',
  },
  ...serviceKeys('batch-services'),
  {
    path: 'websites',
    type: 'list',
    preview: 'websites',
    since: '1.58.0',
    meaning: 'The static websites. One of them has the path `/`.',
  },
  { path: 'websites[].basedir', type: 'path', required: true, meaning: 'The folder of the website.' },
  {
    path: 'websites[].path',
    type: 'path',
    default: '`/`',
    meaning: 'The address of the website. It starts with `/`. `/api` is reserved.',
  },
  {
    path: 'websites[].index',
    type: 'file',
    default: '`index.html`',
    meaning: 'The page for the address of a folder.',
  },
  {
    path: 'websites[].error',
    type: 'file',
    default: '`404.html`',
    meaning: 'The page for an unknown address.',
  },
  { path: 'websites[].build', type: 'map', required: true, meaning: 'How the website is built.' },
  { path: 'websites[].build.command', type: 'command', meaning: 'The command that builds the website.' },
  {
    path: 'websites[].build.output',
    type: 'path',
    required: true,
    meaning: 'The folder with the built files, below `basedir`.',
  },
  { path: 'websites[].dev', type: 'map', meaning: 'How the website runs on your machine.' },
  {
    path: 'websites[].dev.command',
    type: 'command',
    meaning: 'The command that `nitric start` runs for the website.',
  },
  { path: 'websites[].dev.url', type: 'URL', meaning: 'The address where that command serves the website.' },
  { path: 'runtimes', type: 'map', meaning: 'Custom runtimes by name.' },
  {
    path: 'runtimes.<name>.dockerfile',
    type: 'path',
    required: true,
    meaning: 'The dockerfile. Its build argument `HANDLER` is the file of the service.',
  },
  {
    path: 'runtimes.<name>.context',
    type: 'path',
    default: 'The `basedir` of the service, otherwise the project folder',
    since: '1.45.0',
    meaning: 'The folder that the image is built from.',
  },
  {
    path: 'runtimes.<name>.args',
    type: 'map of strings',
    meaning: 'More build arguments.',
  },
  {
    path: 'preview',
    type: 'list of strings',
    values: ['docker-providers', 'beta-providers', 'sql-databases', 'batch-services', 'websites'],
    meaning: 'The preview features that the project uses.',
  },
];

/** `local.nitric.yaml`, in the folder of the project: the ports of the local cloud. */
export const LOCAL_KEYS: readonly ConfigurationKey[] = [
  {
    path: 'apis.<name>.port',
    type: 'port',
    default: 'The first free port from 4000',
    since: '1.51.0',
    meaning: 'The port of an API.',
  },
  {
    path: 'websockets.<name>.port',
    type: 'port',
    default: 'The first free port from 4000',
    since: '1.51.0',
    meaning: 'The port of a websocket.',
  },
];

/** The keys of former versions of `nitric.yaml`. They are named where readers replace them, and on pages about version 0. */
export const FORMER_PROJECT_KEYS: readonly ConfigurationKey[] = [
  { path: 'handlers', type: 'list of globs', meaning: 'The former name of `services`.' },
  { path: 'functions', type: 'list of globs', meaning: 'An older name of `services`.' },
  { path: 'preview-features', type: 'list of strings', meaning: 'The former name of `preview`.' },
];
