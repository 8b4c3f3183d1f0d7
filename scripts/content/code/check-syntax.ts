import type { Code } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { FenceMeta } from './code-sample.ts';
import type { LanguageName } from './languages.ts';
import { placeInSample } from './place-in-sample.ts';
import { sampleSides } from './sample-sides.ts';
import { sampleProblems } from './syntax/sample-problems.ts';

/** Reports a block that does not parse, unless it is a fragment, or has no end. */
export const checkSyntax = async (
  node: Code,
  { language, meta }: { language: LanguageName; meta: FenceMeta },
  report: Report,
): Promise<void> => {
  if (meta.fragment || node.data?.isOpen) return;
  const { after, before } = sampleSides(node.value, meta);
  const [problem] = [
    ...(await sampleProblems(after, language, meta.title)),
    ...(before === undefined ? [] : await sampleProblems(before, language, meta.title)),
  ];
  if (problem) report(placeInSample(node, problem), problem.message, problem.cure);
};
