import { PREVIEW_FEATURES } from './preview-features.ts';
import type { ConfigurationKey } from './shared-keys.ts';

/** The keys that services and batch services share. */
const serviceKeys = (list: string): readonly ConfigurationKey[] => [
  {
    path: `${list}[].match`,
    type: 'glob',
    required: true,
    meaning:
      'The pattern for the entrypoint files, relative to `basedir`. Each file that matches is one service. `*` does not match `/`, and there is no `**`. A pattern without a match is an error, and so is a file that two patterns match.',
  },
  {
    path: `${list}[].start`,
    type: 'command',
    meaning:
      'The [command](/concepts/project-structure#start) that `nitric start` runs for each service, with `$SERVICE_PATH` in place of the file. Without it, `nitric start` fails. Other commands do not need it.',
  },
  {
    path: `${list}[].basedir`,
    type: 'path',
    default: 'the project folder',
    meaning:
      'The folder that `match` is relative to, where `start` runs, and from which images are built. See [Monorepo](/reference/custom-containers#monorepo).',
  },
  {
    path: `${list}[].runtime`,
    type: 'string',
    default: 'the [built-in runtime](/reference/custom-containers#built-in) for the extension of the file',
    meaning: 'The name of a runtime under `runtimes`.',
  },
];

/** `nitric.yaml`, in the folder of the project. Checked against the CLI. */
export const PROJECT_KEYS: readonly ConfigurationKey[] = [
  { path: 'name', type: 'string', required: true, meaning: 'The name of the project.' },
  { path: 'services', type: 'list', meaning: 'The groups of services.' },
  ...serviceKeys('services'),
  {
    path: 'services[].type',
    type: 'string',
    default: '`default`',
    meaning: 'The name of the block under `config` in the stack file that sets the size of these services.',
  },
  {
    path: 'batch-services',
    type: 'list',
    preview: 'batch-services',
    meaning: 'The groups of [batch services](/batch#project), which run jobs.',
  },
  ...serviceKeys('batch-services'),
  {
    path: 'websites',
    type: 'list',
    preview: 'websites',
    since: '1.58.0',
    meaning: 'The [static websites](/websites). One of them has the path `/`.',
  },
  {
    path: 'websites[].basedir',
    type: 'path',
    required: true,
    meaning: 'The folder of the website. Its last part is the name of the website.',
  },
  {
    path: 'websites[].path',
    type: 'path',
    default: '`/`',
    meaning:
      'Where the website is on the domain. The path starts with `/`, and `/api` is reserved. See [Several sites](/websites#paths).',
  },
  {
    path: 'websites[].index',
    type: 'file',
    default: '`index.html`',
    meaning: 'The page for the address of a folder. It ends with `.html`.',
  },
  {
    path: 'websites[].error',
    type: 'file',
    default: '`404.html`',
    meaning: 'The page for an unknown address. It ends with `.html`.',
  },
  { path: 'websites[].build', type: 'map', required: true, meaning: 'How the website is built.' },
  {
    path: 'websites[].build.command',
    type: 'command',
    required: true,
    meaning:
      'The command that `nitric run` and `nitric up` run in `basedir` to build the website. Like a [start command](/concepts/project-structure#start), it runs without a shell. It gets the variables of your `.env` file.',
  },
  {
    path: 'websites[].build.output',
    type: 'path',
    required: true,
    meaning: 'The folder with the built files, relative to `basedir`.',
  },
  { path: 'websites[].dev', type: 'map', meaning: 'How the website runs on your machine.' },
  {
    path: 'websites[].dev.command',
    type: 'command',
    meaning:
      'The command that `nitric start` runs in `basedir`. Without it, `nitric start` fails with `no dev command provided for website`.',
  },
  { path: 'websites[].dev.url', type: 'URL', meaning: 'The address where that command serves the website.' },
  {
    path: 'runtimes',
    type: 'map',
    meaning: 'The [custom container builds](/reference/custom-containers#settings), by name.',
  },
  {
    path: 'runtimes.<name>.dockerfile',
    type: 'path',
    required: true,
    meaning:
      'The dockerfile template, relative to the project. Its build argument `HANDLER` is the file of the service.',
  },
  {
    path: 'runtimes.<name>.context',
    type: 'path',
    default: 'the `basedir` of the service, otherwise the project folder',
    since: '1.45.0',
    meaning: 'The folder that the image is built from, and that the build may copy from.',
  },
  {
    path: 'runtimes.<name>.args',
    type: 'map of strings',
    meaning: 'More build arguments.',
  },
  {
    path: 'preview',
    type: 'list of strings',
    values: PREVIEW_FEATURES.map(({ flag }) => flag),
    meaning: 'The [preview features](/reference/preview-features) that the project uses.',
  },
];

/** `local.nitric.yaml`, in the folder of the project: the ports of the local cloud. */
export const LOCAL_KEYS: readonly ConfigurationKey[] = [
  {
    path: 'apis.<name>.port',
    type: 'port',
    default: 'the first free port from 4000',
    since: '1.51.0',
    meaning: 'The port of an API.',
  },
  {
    path: 'websockets.<name>.port',
    type: 'port',
    default: 'the first free port from 4000',
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
