import type { Code } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { FenceMeta } from './code-sample.ts';
import type { LanguageName } from './languages.ts';
import { sampleSides } from './sample-sides.ts';
import { sampleProblems } from './syntax/sample-problems.ts';

/** Reports a block that does not parse, unless it is a fragment or was taken from a data file. */
export const checkSyntax = async (
  node: Code,
  { language, meta }: { language: LanguageName; meta: FenceMeta },
  report: Report,
): Promise<void> => {
  if (meta.fragment || node.data?.origin) return;
  const { after, before } = sampleSides(node.value, meta);
  const options = { title: meta.title };
  const [problem] = [
    ...(await sampleProblems(after, language, options)),
    ...(before === undefined ? [] : await sampleProblems(before, language, options)),
  ];
  if (problem) report(placeIn(node, problem), problem.message, problem.cure);
};

/** The place on the page. The code begins below the fence, and is indented as far as the fence. */
const placeIn = ({ position }: Code, place: { line: number; column: number }) =>
  position && {
    line: position.start.line + place.line,
    column: position.start.column - 1 + place.column,
  };
