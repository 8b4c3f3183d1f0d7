import {
  ENVIRONMENT_VARIABLES,
  VARIABLE_GROUPS,
  type VariableGroup,
  type VariableSetter,
} from '#content/environment-variables.ts';
import { text } from '#scripts/components/markdown-nodes.ts';
import { anchorPart } from '#scripts/components/symbols/anchor-parts.tsx';
import { variableRecord } from '#scripts/content/records/record-names.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { defaultSentence, lineOf, recordTable } from './record-table.ts';
import { words } from './words.ts';

const SETTERS: Readonly<Record<Exclude<VariableSetter, 'you'>, string>> = {
  cli: 'the CLI',
  provider: 'the provider',
  nitric: 'Nitric',
};

/** A table of one or several groups of variables. */
export const environmentVariables = defineExpansion({
  props: { groups: words<VariableGroup>(VARIABLE_GROUPS) },
  place: 'block',
  content: 'none',
  expand: ({ props, ...view }) => {
    const variables = props.groups.flatMap((name) =>
      ENVIRONMENT_VARIABLES.filter(({ group }) => group === name),
    );
    const rows = variables.map(({ name, setBy, default: preset, meaning }) => ({
      record: variableRecord(name),
      cells: [
        [anchorPart({ id: variableAnchor(name), name, inline: true })],
        [
          ...lineOf(meaning, view),
          ...(setBy === 'you' ? [] : [text(` Set by ${SETTERS[setBy]}.`)]),
          ...defaultSentence(preset, view),
        ],
      ],
    }));
    return [recordTable(['Variable', 'Meaning'], rows)];
  },
});

/** The anchor of a variable: `variable-nitric-home` for `NITRIC_HOME`. */
const variableAnchor = (name: string): string => `variable-${name.toLowerCase().replaceAll('_', '-')}`;
