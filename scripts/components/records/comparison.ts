import type { PhrasingContent } from 'mdast';
import { COMPARED_BY, COMPARED_TOOLS, type ComparedBy, type ComparedTool } from '#content/comparisons.ts';
import { joined, linkTo, paragraph, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { type Answers, COMPARISONS, COMPARISONS_FILE } from '#scripts/content/comparisons.ts';
import { defineExpansion } from '#scripts/content/tree/define-component.ts';
import { type Line, lineWith } from './record-tables.ts';

const INDEX = '/concepts/comparison';
const ROWS = Object.keys(COMPARED_BY) as ComparedBy[]; // the keys are typed

const TOOLS = Object.keys(COMPARED_TOOLS) as ComparedTool[]; // the keys are typed

const toolOf = (path: string): ComparedTool | undefined => TOOLS.find((tool) => path === `${INDEX}/${tool}`);

/** On the page of a tool, what differs between it and Nitric. On the page above, all tools with links to their pages. */
export const comparison = defineExpansion({
  check: (node, report, { path }) => {
    if (path !== INDEX && !toolOf(path))
      report(
        node,
        '`<Comparison />` is on a page without a tool to compare.',
        `Name the tool in content/comparisons.ts and ${COMPARISONS_FILE} by the last part of its address.`,
      );
  },
  expand: ({ page: { path }, parse }) => {
    const tool = toolOf(path);
    return tool ? [differences(tool), sources(tool, lineWith(parse))] : [allTools()];
  },
});

/** The rows that the tool has an answer for. Nitric's answer is left out where it has none. */
const differences = (tool: ComparedTool) => {
  const { answers } = COMPARISONS.tools[tool];
  return tableOf(
    ['Subject', 'Nitric', COMPARED_TOOLS[tool]],
    ROWS.filter((row) => answers[row]).map((row) =>
      [COMPARED_BY[row], COMPARISONS.nitric[row] ?? '', answers[row] ?? ''].map((cell) => [text(cell)]),
    ),
  );
};

const sources = (tool: ComparedTool, line: Line) =>
  paragraph(
    text(`Sources for ${COMPARED_TOOLS[tool]}: `),
    ...joined(COMPARISONS.tools[tool].sources.map(line), '; '),
    text('.'),
  );

const allTools = () =>
  tableOf(
    ['Tool', COMPARED_BY.source, COMPARED_BY.targets],
    [
      [[text('Nitric')], ...answersOf(COMPARISONS.nitric)],
      ...TOOLS.map((tool) => [
        [linkTo(`${INDEX}/${tool}`, text(COMPARED_TOOLS[tool]))],
        ...answersOf(COMPARISONS.tools[tool].answers),
      ]),
    ],
  );

const answersOf = ({ source, targets }: Answers): PhrasingContent[][] => [
  [text(source ?? '')],
  [text(targets ?? '')],
];
