import type { Nodes, RootContent } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import { shortened } from '#scripts/content/problems/shortened.ts';

/** `true` for an expression in braces that holds nothing but a comment. */
export const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') &&
  node.data?.estree?.body.length === 0;

/** Reports code that MDX would run. Comments are not code. */
export const reportProgram = (
  node: Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm' }>,
  report: Report,
): void => {
  const { value } = node;
  if (node.type === 'mdxjsEsm')
    report(
      node,
      `A page cannot contain \`${value.startsWith('export') ? 'export' : 'import'}\`.`,
      'Remove the line: every component is available without it.',
    );
  else if (!isComment(node))
    report(
      node,
      `\`{${shortened(value)}}\` is an expression.`,
      `Write \`\\{${shortened(value)}\\}\`, or put it in backticks. A comment is \`{/* … */}\`.`,
    );
};
