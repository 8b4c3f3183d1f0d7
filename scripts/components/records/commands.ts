import type { PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { CLI_COMMANDS, type CliArgument, type CliCommand, type CliFlag, GLOBAL_FLAGS } from '#content/cli.ts';
import { code, joined, linkTo, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { commandRecord, flagsRecord } from '#scripts/content/records/record-names.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { defaultSentence, lineOf, type Parser, recordTable } from './record-table.ts';

const CLI_PAGE = '/reference/cli';

const namesOf = ({ name, aliases = [] }: CliCommand): readonly string[] => [...aliases, name];

/** The name of a command or one of its aliases. */
const commandName = v.picklist(CLI_COMMANDS.flatMap(namesOf));
const commandOf = (name: string | undefined) =>
  CLI_COMMANDS.find((command) => name !== undefined && namesOf(command).includes(name));

/** A table of all commands with links to their sections. */
export const commands = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  expand: (view) => {
    const rows = CLI_COMMANDS.map((command) => ({
      record: commandRecord(command),
      cells: [
        joined(namesOf(command).map((name) => linkTo(`${CLI_PAGE}#${command.anchor}`, code(name)))),
        lineOf(command.summary, view),
      ],
    }));
    return [recordTable(['Command', 'What it does'], rows)];
  },
});

/** The first sentences of a command's section: what it does, its other names, and what it needs. */
export const command = defineExpansion({
  props: { name: commandName },
  place: 'block',
  content: 'none',
  expand: ({ props, ...view }) => {
    const found = commandOf(props.name);
    if (!found) return [];
    const { summary, aliases = [], since, needsTerminal } = found;
    const others = namesOf(found).filter((name) => name !== props.name);
    return [
      paragraph(
        ...lineOf(summary, view),
        ...(aliases.length > 0
          ? [text(' It is the same as '), ...joined(others.map(code), ' and '), text('.')]
          : []),
        ...(needsTerminal ? [text(' It needs a terminal, so it does not run in a pipeline.')] : []),
        ...(since ? [text(` Available since CLI ${since}.`)] : []),
      ),
    ];
  },
});

/** A table of a command's arguments and flags, or, without a command, of the flags of all commands. */
export const flags = defineExpansion({
  props: { command: v.optional(commandName) },
  place: 'block',
  content: 'none',
  expand: ({ props, ...view }) => {
    const found = commandOf(props.command);
    const own = found ? (found.arguments ?? []) : [];
    const options = found ? (found.flags ?? []) : GLOBAL_FLAGS;
    const record = flagsRecord(found);
    const cells = [
      ...own.map((argument) => argumentCells(argument, view)),
      ...options.map((flag) => flagCells(flag, view)),
    ];
    const first = own.length === 0 ? 'Flag' : options.length === 0 ? 'Argument' : 'Argument or flag';
    return [
      recordTable(
        [first, 'Meaning'],
        cells.map((row) => ({ record, cells: row })),
      ),
    ];
  },
});

const argumentCells = ({ name, meaning, values = [] }: CliArgument, view: Parser): PhrasingContent[][] => [
  [code(`[${name}]`)],
  [
    ...lineOf(meaning, view),
    ...(values.length > 0 ? [text(' Accepted: '), ...joined(values.map(code)), text('.')] : []),
  ],
];

const flagCells = (
  { name, short, value, default: preset, meaning }: CliFlag,
  view: Parser,
): PhrasingContent[][] => [
  joined([...(short ? [code(short)] : []), code(value ? `${name} <${value}>` : name)]),
  [...lineOf(meaning, view), ...defaultSentence(preset, view)],
];
