import type { PhrasingContent, Table } from 'mdast';
import * as v from 'valibot';
import { PREVIEW_FEATURES, type PreviewFeature } from '#content/preview-features.ts';
import { SDKS } from '#content/sdks.ts';
import { anchorPart } from '#scripts/components/inline.tsx';
import {
  code,
  joined,
  linkTo,
  paragraph,
  phrasingOf,
  tableOf,
  text,
} from '#scripts/components/markdown-nodes.ts';
import {
  CLI,
  type CliArgument,
  type CliCommand,
  type CliFlag,
  type LanguageWithTools,
} from '#scripts/content/cli.ts';
import { ENVIRONMENT_VARIABLES, VARIABLE_GROUPS } from '#scripts/content/configuration.ts';
import { didYouMean } from '#scripts/content/problems/problem.ts';
import {
  commandRecord,
  featureRecord,
  flagsRecord,
  recordOrigin,
  releasesRecord,
  templateRecord,
  toolRecord,
  variableRecord,
} from '#scripts/content/records.ts';
import {
  defineExpansion,
  type Entries,
  type ExpansionView,
  type PropsOf,
} from '#scripts/content/tree/define-component.ts';

/** Reads the Markdown of a record as part of a sentence. */
export type Line = (markdown: string | undefined) => PhrasingContent[];

export const lineWith =
  (parse: ExpansionView['parse']): Line =>
  (markdown) =>
    markdown ? phrasingOf(parse(markdown, recordOrigin(markdown))) : [];

/** The value that applies if nothing else is written, as a sentence after another one. */
export const defaultSentence = (preset: string | undefined, line: Line): PhrasingContent[] =>
  preset ? [text(' The default is '), ...line(preset), text('.')] : [];

type Cell<Item> = (record: Item, line: Line) => PhrasingContent[];

interface RecordTable<Item, E extends Entries> {
  props?: E;
  records: (props: PropsOf<E>) => readonly Item[];
  /** The name of the record that a row shows. */
  name: (record: Item, props: PropsOf<E>) => string;
  /** The cell of each column, by its title. */
  columns: Readonly<Record<string, Cell<Item>>>;
}

/** A component that is a table whose rows are records. */
const defineTable = <Item, const E extends Entries = Record<never, never>>({
  props,
  records,
  name,
  columns,
}: RecordTable<Item, E>) =>
  defineExpansion({
    ...(props && { props }),
    expand: ({ props, parse }) => {
      const shown = records(props);
      const line = lineWith(parse);
      const cells = shown.map((record) => Object.values(columns).map((cell) => cell(record, line)));
      const names = shown.map((record) => name(record, props));
      return [tableOfRecords(Object.keys(columns), cells, (row) => names[row] ?? '')];
    },
  });

/** A table whose rows carry the names of their records. */
const tableOfRecords = (
  header: readonly string[],
  rows: readonly PhrasingContent[][][],
  nameOf: (row: number) => string,
): Table => {
  const table = tableOf(header, rows);
  for (const [index, row] of table.children.slice(1).entries()) row.data = { record: nameOf(index) };
  return table;
};

const CLI_PAGE = '/reference/cli';

const namesOf = ({ name, aliases = [] }: CliCommand): readonly string[] => [...aliases, name];

/** The name of a command or one of its aliases. */
const commandName = v.picklist(CLI.commands.flatMap(namesOf));
const commandOf = (name: string | undefined) =>
  CLI.commands.find((command) => name !== undefined && namesOf(command).includes(name));

/** All commands with links to their sections. */
export const commands = defineTable({
  records: () => CLI.commands,
  name: commandRecord,
  columns: {
    Command: (command) =>
      joined(namesOf(command).map((name) => linkTo(`${CLI_PAGE}#${command.anchor}`, code(name)))),
    'What it does': ({ summary }, line) => line(summary),
  },
});

/** The first sentences of a command's section: what it does, its other names, and what it needs. */
export const command = defineExpansion({
  props: { name: commandName },
  expand: ({ props, parse }) => {
    const found = commandOf(props.name);
    if (!found) return [];
    const { summary, since, needsTerminal } = found;
    const others = namesOf(found).filter((name) => name !== props.name);
    return [
      paragraph(
        ...lineWith(parse)(summary),
        ...(others.length > 0
          ? [text(' It is the same as '), ...joined(others.map(code), ' and '), text('.')]
          : []),
        ...(needsTerminal ? [text(' It needs a terminal, so it does not run in a pipeline.')] : []),
        ...(since ? [text(` Available since CLI ${since}.`)] : []),
      ),
    ];
  },
});

/** A command's arguments and flags, or, without a command, the flags of all commands. */
export const flags = defineExpansion({
  props: { command: v.optional(commandName) },
  expand: ({ props, parse }) => {
    const line = lineWith(parse);
    const found = commandOf(props.command);
    const values = found?.arguments ?? [];
    const options = found ? (found.flags ?? []) : CLI.globalFlags;
    const first = values.length === 0 ? 'Flag' : options.length === 0 ? 'Argument' : 'Argument or flag';
    const rows = [
      ...values.map((argument) => argumentCells(argument, line)),
      ...options.map((flag) => flagCells(flag, line)),
    ];
    return [tableOfRecords([first, 'Meaning'], rows, () => flagsRecord(found))];
  },
});

const argumentCells = ({ name, meaning, values = [] }: CliArgument, line: Line): PhrasingContent[][] => [
  [code(`[${name}]`)],
  [
    ...line(meaning),
    ...(values.length > 0 ? [text(' Accepted: '), ...joined(values.map(code)), text('.')] : []),
  ],
];

const flagCells = ({ name, short, value, default: preset, meaning }: CliFlag, line: Line) => [
  joined([...(short ? [code(short)] : []), code(value ? `${name} <${value}>` : name)]),
  [...line(meaning), ...defaultSentence(preset, line)],
];

/** One or several groups of variables. */
export const environmentVariables = defineTable({
  props: {
    /** Names with spaces between them. */
    groups: v.pipe(
      v.string(),
      v.transform((names) => names.split(/\s+/)),
      v.array(v.picklist(VARIABLE_GROUPS, ({ input }) => didYouMean(String(input), VARIABLE_GROUPS))),
    ),
  },
  records: ({ groups }) =>
    groups.flatMap((name) => ENVIRONMENT_VARIABLES.filter(({ group }) => group === name)),
  name: ({ name }) => variableRecord(name),
  columns: {
    // `variable-nitric-home` is the anchor of `NITRIC_HOME`.
    Variable: ({ name }) => [
      anchorPart({ id: `variable-${name.toLowerCase().replaceAll('_', '-')}`, name, inline: true }),
    ],
    Meaning: ({ meaning }, line) => line(meaning),
  },
});

/** The templates of `nitric new`. */
export const templates = defineTable({
  records: () => CLI.templates,
  name: ({ name }) => templateRecord(name),
  columns: {
    Template: ({ name }) => [code(name)],
    Language: ({ language }, line) => line(language),
    'Install packages': ({ install }) => [code(install)],
    'Restarts on save': ({ restarts }) => [text(restarts ? `With ${restarts}` : 'No')],
  },
});

/** The tools that the commands of the CLI call. */
export const tools = defineTable({
  records: () => CLI.tools,
  name: ({ name }) => toolRecord(name),
  columns: {
    Tool: ({ name }, line) => line(name),
    'Needed for': ({ neededFor }, line) => line(neededFor),
    Check: ({ check }) => [code(check)],
  },
});

const LANGUAGES = Object.keys(CLI.languages) as LanguageWithTools[]; // the keys are typed

/** The versions of languages. */
export const languageVersions = defineTable({
  records: () => LANGUAGES,
  name: toolRecord,
  columns: {
    Language: (language) => [text(SDKS[language].label)],
    Needs: (language, line) => line(CLI.languages[language].needs ?? CLI.languages[language].version),
    Check: (language) => [code(CLI.languages[language].check)],
  },
});

/** The version of a language in a sentence: `Go 1.22 or newer`. */
export const languageVersion = defineExpansion({
  props: { of: v.picklist(LANGUAGES), tools: v.optional(v.boolean(), false) },
  display: 'inline',
  expand: ({ props: { of, tools: hasTools } }) => {
    const { version, needs = version } = CLI.languages[of];
    return [text(hasTools ? needs : version)];
  },
});

const ISSUES = 'https://github.com/nitrictech/nitric/issues';
const FEATURES: readonly PreviewFeature[] = PREVIEW_FEATURES;
const FLAGS = PREVIEW_FEATURES.flatMap((feature) => ('firstReleases' in feature ? feature.flag : []));

/** The flags for `preview` in nitric.yaml. */
export const previewFeatures = defineTable({
  records: () => FEATURES,
  name: ({ flag }) => featureRecord(flag),
  columns: {
    Flag: ({ flag }) => [code(flag)],
    Feature: ({ feature }, line) => line(feature),
    CLI: ({ since }) => [text(since)],
    Feedback: ({ issue }) => [
      issue ? linkTo(`${ISSUES}/${issue}`, text(`nitric#${issue}`)) : linkTo(ISSUES, text('Issues')),
    ],
  },
});

/** The first releases of libraries and providers with a preview feature. */
export const firstReleases = defineTable({
  props: { flag: v.picklist(FLAGS) },
  records: ({ flag }) =>
    Object.entries(FEATURES.find((feature) => feature.flag === flag)?.firstReleases ?? {}),
  name: (_, { flag }) => releasesRecord(flag),
  columns: {
    Part: ([part], line) => line(part),
    'First version': ([, release]) => [text(release)],
  },
});
