import type { Paragraph, Table } from 'mdast';
import * as v from 'valibot';
import { QUALITY_RUNS, type QualityRunName } from '#content/quality/runs.ts';
import type { QualityLine, QualityRun } from '#content/quality/types.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import { code, paragraph, tableOf, text } from './markdown-nodes.ts';

const NAMES = Object.keys(QUALITY_RUNS) as QualityRunName[]; // the keys are typed

/** Figures are right-aligned in narrow columns, which phones show next to each other. */
const ALIGN: Table['align'] = [null, 'right', 'right', 'center', null];

/** The last recorded run of a command: when it ran, and a table of its figures. */
export const measurements = defineExpansion({
  props: { run: v.picklist(NAMES) },
  place: 'block',
  content: 'none',
  expand: ({ props }) => {
    const run: QualityRun = QUALITY_RUNS[props.run];
    const compared = run.lines.some(({ comparison }) => comparison);
    const header = ['What', 'Measured', 'Budget', 'Met', ...(compared ? ['Others'] : [])];
    const rows = run.lines.map((line) => cellsOf(line, compared).map((cell) => [text(cell)]));
    return [origin(run), { ...tableOf(header, rows), align: ALIGN.slice(0, header.length) }];
  },
});

const cellsOf = ({ what, measured, budget, isMet, comparison }: QualityLine, compared: boolean): string[] => [
  capitalized(what),
  measured,
  budget,
  isMet ? 'Yes' : 'No',
  ...(compared ? [comparison ?? ''] : []),
];

const origin = ({ command, date, commit, warning }: QualityRun): Paragraph =>
  paragraph(code(command), text(` on ${date}, commit ${commit}.${warning ? ` ${warning}` : ''}`));
