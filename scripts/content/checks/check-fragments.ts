import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';

/** At most this share of a site's code blocks may be fragments. */
const FRAGMENT_SHARE = 0.05;

/** Reports the fragments of a site that has too many. A site may always have one. */
export const checkFragments = (pages: readonly PageFacts[]): Problem[] => {
  const blocks = pages.reduce((sum, { samples }) => sum + samples.count, 0);
  const fragments = pages.flatMap(({ sourceFile, samples }) =>
    samples.fragments.map((line) => ({ file: sourceFile, line, column: 1 })),
  );
  const allowed = Math.max(1, Math.floor(blocks * FRAGMENT_SHARE));
  if (fragments.length <= allowed) return [];
  return fragments.map((place) => ({
    ...place,
    message: `The site has ${fragments.length} fragments among ${blocks} code blocks. The limit is ${allowed}.`,
    cure: 'Complete some of them so that they parse, and remove `fragment` from their fences.',
  }));
};
