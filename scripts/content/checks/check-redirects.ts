import type { Redirect } from '#content/redirects.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { isInternal } from '#scripts/content/addresses/docs-href.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { matchingPatterns } from '#worker/page/old-address.ts';
import { parsePagePath } from '#worker/page/page-path.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

const FILE = 'content/redirects.ts';

/** Reports every redirect that does not lead to a page in one step, or that hides a page. */
export const checkRedirects = async (
  redirects: readonly Redirect[],
  site: SitePages,
  projectRoot: string,
): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, [FILE]);
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const mistake = seen.has(redirect.from)
      ? { message: `\`${redirect.from}\` is redirected twice.`, cure: 'Remove one of the two.' }
      : (addressMistake(redirect) ??
        wayMistake(redirect, redirects) ??
        shadowMistake(redirect, site) ??
        targetMistake(redirect, site));
    seen.add(redirect.from);
    return mistake ? [{ ...finder.find(redirect.from), ...mistake }] : [];
  });
};

/** Reports an address in the wrong form. */
const addressMistake = ({ from, to }: Redirect): Mistake | undefined => {
  if (!isInternal(from) || from.startsWith(`${DOCS_PREFIX}/`))
    return {
      message: `\`${from}\` is not a path of this site.`,
      cure: `Write the path from the root of the site, without ${DOCS_PREFIX}.`,
    };
  if (!isInternal(to) || to.startsWith(`${DOCS_PREFIX}/`))
    return {
      message: `\`${from}\` leads to \`${to}\`, which is not a path of this site.`,
      cure: `Write a path from the root of the site, without ${DOCS_PREFIX}.`,
    };
  if (!parsePagePath(isPattern(from) ? from.slice(0, -2) || '/' : from) || from.endsWith('.md'))
    return {
      message: `\`${from}\` matches no address.`,
      cure: 'Write a path in lower case, without a slash at its end, `.md`, query or hash; `/*` may stand at its end.',
    };
  if (to.includes('?'))
    return {
      message: `\`${from}\` leads to \`${to}\`, which has a query.`,
      cure: 'Write the path alone: the query of the old address is kept.',
    };
  if (isPattern(to) && !isPattern(from))
    return {
      message: `\`${to}\` ends in \`/*\` but \`${from}\` does not.`,
      cure: 'Write a page, or end both in `/*`.',
    };
  return undefined;
};

/** Reports a redirect that loops or leads to another one. */
const wayMistake = ({ from, to }: Redirect, redirects: readonly Redirect[]): Mistake | undefined => {
  const { path } = splitAddress(to);
  if (from === path || endsInLoop(path, from, redirects))
    return { message: `The redirect from \`${from}\` loops.`, cure: 'Let it lead to a page.' };
  const next = redirectFrom(path, redirects);
  return (
    next && {
      message: `The redirect from \`${from}\` leads to another redirect, \`${next.from}\`.`,
      cure: `Let it lead there at once: \`to: '${next.to}'\`.`,
    }
  );
};

/** Reports a redirect that hides a page. */
const shadowMistake = ({ from }: Redirect, site: SitePages): Mistake | undefined => {
  const hidden = site.paths.find((page) => matches(from, page));
  return hidden === undefined
    ? undefined
    : {
        message: `The redirect from \`${from}\` hides the page ${hidden}.`,
        cure: 'Remove the redirect or the page.',
      };
};

/** Reports a target that is not a page, or a target that ends in `/*` without a page below it. */
const targetMistake = ({ from, to }: Redirect, site: SitePages): Mistake | undefined => {
  if (isPattern(to))
    return site.paths.some((page) => matches(to, page))
      ? undefined
      : { message: `There is no page below \`${to}\`.`, cure: 'Let it lead to a folder of pages.' };
  const problem = site.problemOf(to);
  return (
    problem && {
      message: `The redirect from \`${from}\` leads nowhere. ${problem.message}`,
      cure: problem.cure,
    }
  );
};

const isPattern = (path: string): boolean => path.endsWith('/*');

const matches = (pattern: string, path: string): boolean => matchingPatterns(path).includes(pattern);

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
