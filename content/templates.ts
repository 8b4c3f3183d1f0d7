/** A template of `nitric new`. */
export interface Template {
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
  {
    name: 'ts-starter',
    language: 'TypeScript on Node.js',
    install: 'npm install',
    restarts: 'nodemon',
  },
  {
    name: 'ts-starter-deno',
    language: 'TypeScript on Deno',
    install: 'deno install',
    restarts: 'Deno',
  },
  {
    name: 'js-starter',
    language: 'JavaScript on Node.js',
    install: 'npm install',
    restarts: 'nodemon',
  },
  {
    name: 'py-starter',
    language: 'Python with uv',
    install: 'uv sync',
    restarts: 'watchdog',
  },
  {
    name: 'py-starter-pipenv',
    language: 'Python with Pipenv',
    install: 'pipenv install --dev',
    restarts: 'watchdog',
  },
  { name: 'go-starter', language: 'Go', install: 'go mod tidy' },
  { name: 'dart-starter', language: 'Dart', install: 'dart pub get' },
];
