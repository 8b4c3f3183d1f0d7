import type { PhrasingContent } from 'mdast';
import {
  COMPARED_BY,
  COMPARED_TOOLS,
  type ComparedBy,
  type ComparedTool,
  NITRIC_ANSWERS,
} from '#content/comparisons.ts';
import { ownValue } from '#content/own-value.ts';
import { joined, linkTo, paragraph, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { defineExpansion } from '#scripts/content/tree/define-component.ts';
import { type Line, lineWith } from './record-tables.ts';

const INDEX = '/concepts/comparison';
const ROWS = Object.keys(COMPARED_BY) as ComparedBy[]; // the keys are typed

const toolOf = (path: string): ComparedTool | undefined =>
  path.startsWith(`${INDEX}/`) ? ownValue(COMPARED_TOOLS, path.slice(INDEX.length + 1)) : undefined;

/** On the page of a tool, what differs between it and Nitric. On the page above, all tools with links to their pages. */
export const comparison = defineExpansion({
  check: (node, report, { path }) => {
    if (path !== INDEX && !toolOf(path))
      report(
        node,
        '`<Comparison />` is on a page without a tool to compare.',
        'Name the tool in `content/comparisons.ts` by the last part of its address.',
      );
  },
  expand: ({ page: { path }, parse }) => {
    const tool = toolOf(path);
    return tool ? [differences(tool), sources(tool, lineWith(parse))] : [allTools()];
  },
});

/** The rows that the tool has an answer for. Nitric's answer is left out where it has none. */
const differences = ({ name, answers }: ComparedTool) =>
  tableOf(
    ['Subject', 'Nitric', name],
    ROWS.filter((row) => answers[row]).map((row) =>
      [COMPARED_BY[row], NITRIC_ANSWERS[row] ?? '', answers[row] ?? ''].map((cell) => [text(cell)]),
    ),
  );

const sources = ({ name, sources }: ComparedTool, line: Line) =>
  paragraph(text(`Sources for ${name}: `), ...joined(sources.map(line), '; '), text('.'));

const allTools = () =>
  tableOf(
    ['Tool', COMPARED_BY.source, COMPARED_BY.targets],
    [
      [[text('Nitric')], ...answersOf(NITRIC_ANSWERS)],
      ...Object.entries(COMPARED_TOOLS).map(([name, tool]) => [
        [linkTo(`${INDEX}/${name}`, text(tool.name))],
        ...answersOf(tool.answers),
      ]),
    ],
  );

const answersOf = ({ source, targets }: ComparedTool['answers']): PhrasingContent[][] => [
  [text(source ?? '')],
  [text(targets ?? '')],
];
