import type { Redirect } from '#content/redirects.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { matchingPatterns } from '#worker/page/old-address.ts';
import { matches } from './redirect-patterns.ts';

/** The mistake in a redirect that loops or leads to another one. */
export const wayMistake = ({ from, to }: Redirect, redirects: readonly Redirect[]): Mistake | undefined => {
  const { path } = splitAddress(to);
  if (from === path || endsInLoop(path, from, redirects))
    return { message: `The redirect from \`${from}\` loops.`, cure: 'Point it to a page.' };
  const next = redirectFrom(path, redirects);
  return (
    next && {
      message: `The redirect from \`${from}\` leads to another redirect, \`${next.from}\`.`,
      cure: `Point it there directly: \`to: '${next.to}'\`.`,
    }
  );
};

/** The redirect for a path, which may end in `/*`. */
const redirectFrom = (path: string, redirects: readonly Redirect[]): Redirect | undefined => {
  for (const pattern of matchingPatterns(path)) {
    const redirect = redirects.find(({ from }) => from === pattern);
    if (redirect) return redirect;
  }
  return undefined;
};

const endsInLoop = (start: string, from: string, redirects: readonly Redirect[]): boolean => {
  const visited = new Set<string>();
  let path = start;
  while (!visited.has(path)) {
    visited.add(path);
    const next = redirectFrom(path, redirects);
    if (!next) return false;
    path = splitAddress(next.to).path;
    if (matches(from, path)) return true;
  }
  return false;
};
