import * as v from 'valibot';
import { readYaml } from './read-yaml.ts';

export const CLI_FILE = 'content/cli.yaml';

const text = v.string();
const texts = v.array(text);

/** An option of a command, such as `--stack`. */
const flag = v.strictObject({
  name: v.pipe(text, v.startsWith('--', 'must begin with `--`')),
  short: v.optional(v.pipe(text, v.regex(/^-\w$/, 'must be a letter after `-`'))),
  /** The placeholder of the value, such as `file`. A flag without one is a switch, which is off without the flag. */
  value: v.optional(text),
  /** The value that applies without the flag: the end of the sentence “The default is …”, as Markdown. */
  default: v.optional(text),
  /** A sentence or a phrase, as Markdown. */
  meaning: text,
});
export type CliFlag = v.InferOutput<typeof flag>;

const argument = v.strictObject({
  name: text,
  meaning: text,
  /** The accepted values, if the list is closed. */
  values: v.optional(texts),
});
export type CliArgument = v.InferOutput<typeof argument>;

const commandName = v.pipe(text, v.startsWith('nitric ', 'must begin with `nitric`'));

/** A command, as readers type it. */
const command = v.strictObject({
  name: commandName,
  /** The anchor of its section in the CLI reference. */
  anchor: text,
  /** The other names of the command. */
  aliases: v.optional(v.array(commandName)),
  summary: text,
  /** In order. The CLI asks for an argument that is left out. */
  arguments: v.optional(v.array(argument)),
  /** Without the flags of all commands. */
  flags: v.optional(v.array(flag)),
  /** The first release with the command, if readers may have an older one. */
  since: v.optional(text),
  /** `true` if the command fails without a terminal. */
  needsTerminal: v.optional(v.boolean()),
});
export type CliCommand = v.InferOutput<typeof command>;

/** A template of `nitric new`. */
const template = v.strictObject({
  name: text,
  /** The language with its tool, as Markdown. */
  language: text,
  /** The command that installs the packages of a new project. */
  install: text,
  /** The tool that restarts a service in `nitric start` when a file changes. Without it, no tool does. */
  restarts: v.optional(text),
});

/** A tool that the commands of the CLI call: its name with its address, and what needs it, as Markdown. */
const tool = v.strictObject({ name: text, neededFor: text, check: text });

/** The versions of a language, those with the tools that install packages, and the command that prints the version. */
const language = v.strictObject({ version: text, needs: v.optional(text), check: text });

export const CLI = readYaml(
  CLI_FILE,
  v.strictObject({
    release: text,
    globalFlags: v.array(flag),
    commands: v.array(command),
    templates: v.array(template),
    tools: v.array(tool),
    languages: v.strictObject({ nodejs: language, python: language, go: language, dart: language }),
  }),
);
export type LanguageWithTools = keyof typeof CLI.languages;
