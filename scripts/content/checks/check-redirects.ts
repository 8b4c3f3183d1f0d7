import type { Redirect } from '#content/redirects.ts';
import { isInternal } from '#scripts/content/addresses/docs-href.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { SourceFinder } from './locate-text.ts';
import type { SitePages } from './site-pages.ts';

const FILE = 'content/redirects.ts';

/** Every redirect leads to a page in one step and hides none. */
export const checkRedirects = async (
  redirects: readonly Redirect[],
  site: SitePages,
  projectRoot: string,
): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, [FILE]);
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const problem = seen.has(redirect.from)
      ? { message: `\`${redirect.from}\` is redirected twice.`, cure: 'Remove one of the two.' }
      : redirectProblem(redirect, redirects, site);
    seen.add(redirect.from);
    return problem ? [{ ...finder.find(redirect.from), ...problem }] : [];
  });
};

const redirectProblem = ({ from, to }: Redirect, redirects: readonly Redirect[], site: SitePages) => {
  if (!isInternal(from) || from.startsWith('/docs/'))
    return {
      message: `\`${from}\` is not a path of this site.`,
      cure: 'Write the path from the root of the site, without /docs.',
    };
  if (!isInternal(to) || to.startsWith('/docs/'))
    return {
      message: `\`${from}\` leads to \`${to}\`, which is not a path of this site.`,
      cure: 'Write a path from the root of the site, without /docs.',
    };
  const { path } = splitAddress(to);
  if (from === path || endsInLoop(path, from, redirects))
    return { message: `The redirect from \`${from}\` loops.`, cure: 'Let it lead to a page.' };
  const next = redirects.find((other) => matches(other.from, path));
  if (next)
    return {
      message: `The redirect from \`${from}\` leads to another redirect, \`${next.from}\`.`,
      cure: `Let it lead there at once: \`to: '${next.to}'\`.`,
    };
  const shadowed = site.paths.find((page) => matches(from, page));
  if (shadowed)
    return {
      message: `The redirect from \`${from}\` hides the page ${shadowed}.`,
      cure: 'Remove the redirect or the page.',
    };
  if (isPattern(to)) {
    if (!isPattern(from))
      return {
        message: `\`${to}\` ends in \`/*\` but \`${from}\` does not.`,
        cure: 'Write a page, or end both in `/*`.',
      };
    return site.paths.some((page) => matches(to, page))
      ? undefined
      : { message: `There is no page below \`${to}\`.`, cure: 'Let it lead to a folder of pages.' };
  }
  const problem = site.problemOf(to);
  return (
    problem && {
      message: `The redirect from \`${from}\` leads nowhere. ${problem.message}`,
      cure: problem.cure,
    }
  );
};

const isPattern = (path: string): boolean => path.endsWith('/*');

const matches = (pattern: string, path: string): boolean =>
  isPattern(pattern) ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

const endsInLoop = (start: string, from: string, redirects: readonly Redirect[]): boolean => {
  const visited = new Set<string>();
  let path = start;
  while (!visited.has(path)) {
    visited.add(path);
    const next = redirects.find((redirect) => matches(redirect.from, path));
    if (!next) return false;
    path = splitAddress(next.to).path;
    if (matches(from, path)) return true;
  }
  return false;
};
