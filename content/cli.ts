/** An option of a command, such as `--stack`. */
export interface CliFlag {
  name: `--${string}`;
  short?: `-${string}`;
  /** The placeholder of the value, such as `file`. A flag without one is a switch, which is off without the flag. */
  value?: string;
  /** The value that applies without the flag: the end of the sentence “The default is …”, as Markdown. */
  default?: string;
  /** A sentence or a phrase, as Markdown. */
  meaning: string;
}

export interface CliArgument {
  name: string;
  meaning: string;
  /** The accepted values, if the list is closed. */
  values?: readonly string[];
}

/** A command, as readers type it. */
export interface CliCommand {
  name: `nitric ${string}`;
  /** The anchor of its section in the CLI reference. */
  anchor: string;
  /** The other names of the command. */
  aliases?: readonly `nitric ${string}`[];
  summary: string;
  /** In order. The CLI asks for an argument that is left out. */
  arguments?: readonly CliArgument[];
  /** Without the flags of all commands. */
  flags?: readonly CliFlag[];
  /** The first release with the command, if readers may have an older one. */
  since?: string;
  /** `true` if the command fails without a terminal. */
  needsTerminal?: boolean;
}

/** The release that the commands and the environment variables were checked against. */
export const CLI_RELEASE = '1.61.1';

/** The flags that every command has. */
export const GLOBAL_FLAGS: readonly CliFlag[] = [
  { name: '--ci', meaning: 'Print plain output, and confirm every question.' },
  { name: '--help', short: '-h', meaning: 'Show help for the command.' },
];

const ENV_FILE: CliFlag = {
  name: '--env-file',
  short: '-e',
  value: 'file',
  meaning: 'Read a second environment file. Its values replace those in `.env`.',
};
const NO_BUILDER: CliFlag = {
  name: '--no-builder',
  meaning: 'Use the current container builder of Docker instead of creating one.',
};
const STACK: CliFlag = {
  name: '--stack',
  short: '-s',
  value: 'stack',
  default: 'the only stack; if there are several, the CLI asks',
  meaning: 'The name of the stack.',
};
const LOCAL_FLAGS: readonly CliFlag[] = [
  {
    name: '--https-preview',
    meaning:
      'Serve the local APIs over [HTTPS](/reference/cli/local-development#https) with a self-signed certificate.',
  },
  {
    name: '--no-browser',
    meaning: 'Do not open the dashboard in a browser. `--ci` alone still opens it.',
  },
];
const STACK_ARGUMENTS: readonly CliArgument[] = [
  { name: 'stackName', meaning: 'The name of the stack, which becomes part of the file name.' },
  {
    name: 'providerName',
    meaning: 'The provider. Names that end in `-tf` stand for Terraform, the others for Pulumi.',
    values: ['aws', 'gcp', 'azure', 'aws-tf', 'gcp-tf', 'azure-tf'],
  },
];
const FORCE_STACK: CliFlag = {
  name: '--force',
  short: '-f',
  meaning: 'Replace a stack file that exists.',
};

/** Every command of the CLI, in the order in which readers meet them. */
export const CLI_COMMANDS: readonly CliCommand[] = [
  {
    name: 'nitric new',
    anchor: 'new',
    summary: 'Create a project from a template.',
    arguments: [
      { name: 'projectName', meaning: 'The name of the project and of its folder.' },
      { name: 'templateName', meaning: 'The template to start from.' },
    ],
    flags: [{ name: '--force', short: '-f', meaning: 'Use a folder that already exists.' }],
  },
  {
    name: 'nitric start',
    anchor: 'start',
    summary: 'Run services as plain processes against the local cloud.',
    flags: [ENV_FILE, ...LOCAL_FLAGS],
  },
  {
    name: 'nitric run',
    anchor: 'run',
    summary: 'Build services as containers and run them against the local cloud.',
    flags: [ENV_FILE, ...LOCAL_FLAGS, NO_BUILDER],
  },
  {
    name: 'nitric build',
    anchor: 'build',
    summary: 'Build the images of all services, except those of batch services.',
    flags: [NO_BUILDER],
    since: '1.34.0',
    needsTerminal: true,
  },
  {
    name: 'nitric stack new',
    anchor: 'stack-new',
    summary: 'Create a stack file, `nitric.<stack>.yaml`, that pins the newest version of the provider.',
    arguments: STACK_ARGUMENTS,
    flags: [FORCE_STACK],
    needsTerminal: true,
  },
  {
    name: 'nitric stack update',
    anchor: 'up',
    aliases: ['nitric up', 'nitric stack up'],
    summary: 'Create or update the deployment of a stack.',
    flags: [
      STACK,
      ENV_FILE,
      {
        name: '--force',
        short: '-f',
        meaning:
          'Accepted, but without an effect. For an interrupted deployment, see [the locked stack](/troubleshooting#locked-stack).',
      },
      NO_BUILDER,
    ],
  },
  {
    name: 'nitric stack down',
    anchor: 'down',
    aliases: ['nitric down'],
    summary: 'Delete the deployment of a stack.',
    flags: [
      STACK,
      {
        name: '--yes',
        short: '-y',
        meaning: 'Accepted, but without an effect: the command never asks.',
      },
    ],
  },
  {
    name: 'nitric stack list',
    anchor: 'stack-list',
    summary: 'List the stacks of the project with their providers.',
  },
  {
    name: 'nitric add website',
    anchor: 'add-website',
    summary: 'Add a static website to the project.',
    arguments: [
      { name: 'websiteName', meaning: 'The name of the website.' },
      { name: 'toolName', meaning: 'The tool that builds it.', values: ['astro', 'vite', 'hugo'] },
    ],
    flags: [
      {
        name: '--path',
        short: '-p',
        value: 'path',
        meaning: 'The base path of the website, such as `/blog`.',
      },
    ],
    since: '1.60.0',
    needsTerminal: true,
  },
  {
    name: 'nitric add stack',
    anchor: 'add-stack',
    summary: 'Create a stack file, as `nitric stack new` does.',
    arguments: STACK_ARGUMENTS,
    since: '1.60.0',
    needsTerminal: true,
  },
  {
    name: 'nitric debug spec',
    anchor: 'spec',
    aliases: ['nitric spec'],
    summary: 'Write the resources that the code declares to a file, as JSON.',
    flags: [
      {
        name: '--env-file',
        short: '-e',
        value: 'file',
        meaning:
          'Do not use this flag in CLI 1.61.1: the command then reads neither the file nor `.env`, and the result contains no variables.',
      },
      {
        name: '--output',
        short: '-o',
        value: 'file',
        default: '`./nitric-spec.json`',
        meaning: 'The file to write.',
      },
      NO_BUILDER,
    ],
    since: '1.46.0',
  },
  { name: 'nitric version', anchor: 'version', summary: 'Print the version of the CLI.' },
  {
    name: 'nitric completion',
    anchor: 'completion',
    summary: 'Print a completion script for a shell.',
    arguments: [{ name: 'shell', meaning: 'The shell.', values: ['bash', 'zsh', 'fish', 'powershell'] }],
    flags: [{ name: '--no-descriptions', meaning: 'Complete names without their descriptions.' }],
  },
  {
    name: 'nitric help',
    anchor: 'help',
    summary: 'Show help for the CLI or for a command.',
    arguments: [{ name: 'command', meaning: 'The command, without `nitric`.' }],
  },
];

/** A template of `nitric new`. */
interface Template {
  name: string;
  /** The language with its tool, as Markdown. */
  language: string;
  /** The command that installs the packages of a new project. */
  install: string;
  /** The tool that restarts a service in `nitric start` when a file changes, as Markdown. Without it, no tool does. */
  restarts?: string;
}

/** The templates in the repository nitrictech/examples, in the order of the languages on this site. */
export const TEMPLATES: readonly Template[] = [
  { name: 'ts-starter', language: 'TypeScript on Node.js', install: 'npm install', restarts: 'nodemon' },
  { name: 'ts-starter-deno', language: 'TypeScript on Deno', install: 'deno install', restarts: 'Deno' },
  { name: 'js-starter', language: 'JavaScript on Node.js', install: 'npm install', restarts: 'nodemon' },
  { name: 'py-starter', language: 'Python with uv', install: 'uv sync', restarts: 'watchdog' },
  {
    name: 'py-starter-pipenv',
    language: 'Python with Pipenv',
    install: 'pipenv install --dev',
    restarts: 'watchdog',
  },
  { name: 'go-starter', language: 'Go', install: 'go mod tidy' },
  { name: 'dart-starter', language: 'Dart', install: 'dart pub get' },
];
