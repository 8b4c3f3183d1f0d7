import {
  ENVIRONMENT_VARIABLES,
  VARIABLE_GROUPS,
  type VariableGroup,
  type VariableSetter,
} from '#content/environment-variables.ts';
import { text } from '#scripts/components/plain.ts';
import { anchorPart } from '#scripts/components/symbols/symbol-parts.tsx';
import { variableRecord } from '#scripts/content/records/record-names.ts';
import { defineExpansion } from '#scripts/content/tree/expansion.ts';
import { lineOf, recordTable } from './record-table.ts';
import { words } from './words.ts';

const SETTERS: Readonly<Record<VariableSetter, string>> = {
  you: 'You',
  cli: 'The CLI',
  provider: 'The provider',
  nitric: 'Nitric',
};

/** A table of one or several groups of variables. It says who sets a variable where that differs. */
export const environmentVariables = defineExpansion({
  props: { groups: words<VariableGroup>(VARIABLE_GROUPS) },
  place: 'block',
  content: 'none',
  expand: ({ props, ...view }) => {
    const variables = props.groups.flatMap((name) =>
      ENVIRONMENT_VARIABLES.filter(({ group }) => group === name),
    );
    const isMixed = new Set(variables.map(({ setBy }) => setBy)).size > 1;
    const rows = variables.map(({ name, setBy, default: preset, meaning }) => ({
      record: variableRecord(name),
      cells: [
        [anchorPart({ id: variableAnchor(name), name, inline: true })],
        isMixed ? [text(SETTERS[setBy])] : [],
        lineOf(preset, view),
        lineOf(meaning, view),
      ],
    }));
    return [recordTable(['Variable', 'Set by', 'Default', 'Meaning'], rows)];
  },
});

/** The anchor of a variable: `variable-nitric-home` for `NITRIC_HOME`. */
const variableAnchor = (name: string): string => `variable-${name.toLowerCase().replaceAll('_', '-')}`;
