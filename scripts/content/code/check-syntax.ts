import type { Code } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { FenceMeta } from './code-sample.ts';
import type { LanguageName } from './languages.ts';
import { placeInSample } from './place-in-sample.ts';
import { sampleSides } from './sample-sides.ts';
import { sampleProblems } from './syntax/sample-problems.ts';

/** Reports a block that does not parse, and a fragment that does. Blocks without an end and signatures are not checked. */
export const checkSyntax = async (
  node: Code,
  { language, meta }: { language: LanguageName; meta: FenceMeta },
  report: Report,
): Promise<void> => {
  if (node.data?.isOpen || (meta.fragment && node.data?.origin)) return;
  const { after, before } = sampleSides(node.value, meta);
  const [inAfter] = await sampleProblems(after, language, meta.title);
  const [inBefore] = before === undefined ? [] : await sampleProblems(before, language, meta.title);
  const problem =
    inAfter ??
    (inBefore && {
      ...inBefore,
      cure: 'Correct the code before the change, which has the lines of `del` and not those of `ins`.',
    });
  if (meta.fragment && !problem)
    report(
      node,
      'The block is marked as a fragment, but it parses.',
      'Remove `fragment` after its language.',
    );
  if (problem && !meta.fragment) report(placeInSample(node, problem), problem.message, problem.cure);
};
