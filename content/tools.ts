import type { SdkSlug } from './sdks.ts';

/** A tool that the commands of the CLI call. */
interface Tool {
  /** The name with its address, as Markdown. */
  name: string;
  /** The commands or projects that need it, as Markdown. */
  neededFor: string;
  /** The command that shows whether it is installed and ready. */
  check: string;
}

/** In the order in which readers need them. */
export const TOOLS: readonly Tool[] = [
  {
    name: '[Git](https://git-scm.com/downloads)',
    neededFor: '`nitric new`, to fetch the template',
    check: 'git --version',
  },
  {
    name: '[Docker](https://docs.docker.com/get-docker/) or [Podman](https://podman.io/docs/installation), running',
    neededFor:
      '`nitric start` and `nitric run`, which start [PostgreSQL](/sql#local) in every project; `nitric build`, `nitric up`, and `nitric spec`; `nitric down` with a Pulumi provider',
    check: 'docker version',
  },
  {
    name: '[Docker Buildx](https://github.com/docker/buildx)',
    neededFor: 'Building images with Docker. Docker Desktop contains it.',
    check: 'docker buildx version',
  },
  {
    name: '[Pulumi CLI](https://www.pulumi.com/docs/install/)',
    neededFor: 'Deploying with `nitric/aws`, `nitric/gcp`, or `nitric/azure`',
    check: 'pulumi version',
  },
  {
    name: '[Terraform CLI](https://developer.hashicorp.com/terraform/install) and [Node.js](https://nodejs.org/en/download)',
    neededFor: 'Deploying with `nitric/awstf`, `nitric/gcptf`, or `nitric/azuretf`',
    check: 'terraform version',
  },
];

/** A project in a language needs these on the machine. */
interface LanguageTools {
  /** The language with its versions: `Go 1.22 or newer`. */
  version: string;
  /** The version with the tools that install packages. */
  needs: string;
  /** The command that prints the version. */
  check: string;
}

/** The languages whose libraries have version 1, in the order of menus. */
export const LANGUAGE_TOOLS = {
  nodejs: { version: 'Node.js', needs: 'Node.js with npm', check: 'node --version' },
  python: {
    version: 'Python 3.11, 3.12, or 3.13',
    needs: 'Python 3.11, 3.12, or 3.13, and uv or Pipenv',
    check: 'python --version',
  },
  go: { version: 'Go 1.22 or newer', needs: 'Go 1.22 or newer', check: 'go version' },
  dart: { version: 'Dart 3.5 or newer', needs: 'Dart 3.5 or newer', check: 'dart --version' },
} as const satisfies Partial<Record<SdkSlug, LanguageTools>>;
export type LanguageWithTools = keyof typeof LANGUAGE_TOOLS;
