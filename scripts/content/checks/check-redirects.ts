import { DOCS_PREFIX } from '#content/site.ts';
import { isInternal, splitAddress } from '#scripts/content/addresses.ts';
import type { Problem, ProblemText } from '#scripts/content/problems/problem.ts';
import { REDIRECTS_FILE, type Redirect } from '#scripts/content/redirects.ts';
import { parsePagePath } from '#worker/model/page-path.ts';
import { matchingPatterns } from '#worker/model/resolve-path.ts';
import { isSiteAddress } from '#worker/model/site-addresses.ts';
import type { Site, SitePages } from './site-pages.ts';

/** Reports every redirect that does not lead to a page in one step, or that hides a page. */
export const checkRedirects = ({ pages, redirects }: Site): Problem[] => {
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const problem = seen.has(redirect.from)
      ? { message: `\`${redirect.from}\` is redirected twice.`, hint: 'Remove one of the two.' }
      : (formProblem(redirect) ?? targetProblem(redirect, redirects, pages));
    seen.add(redirect.from);
    return problem ? [{ file: REDIRECTS_FILE, line: redirect.line, column: 1, ...problem }] : [];
  });
};

/** The problem in a redirect whose addresses have the wrong form. */
const formProblem = ({ from, to }: Redirect): ProblemText | undefined => {
  const foreign = [from, to].find((path) => !isInternal(path) || path.startsWith(`${DOCS_PREFIX}/`));
  if (foreign !== undefined)
    return {
      message: `\`${foreign}\` is not a path of this site.`,
      hint: `Write the path from the root of the site, without ${DOCS_PREFIX}.`,
    };
  if (!parsePagePath(isPattern(from) ? from.slice(0, -2) || '/' : from) || from.endsWith('.md'))
    return {
      message: `\`${from}\` matches no address.`,
      hint: 'Write a path in lower case, without `.md`, a query, a hash, or a slash at its end. Only `/*` is allowed there.',
    };
  if (isSiteAddress(`${DOCS_PREFIX}${from}`))
    return {
      message: `The site itself answers at \`${DOCS_PREFIX}${from}\`, so nothing is redirected from there.`,
      hint: 'Remove the redirect.',
    };
  if (to.includes('?'))
    return {
      message: `\`${from}\` leads to \`${to}\`, which has a query.`,
      hint: 'Write the path alone: the query of the old address stays.',
    };
  if (isPattern(to) && !isPattern(from))
    return {
      message: `\`${to}\` ends in \`/*\` but \`${from}\` does not.`,
      hint: 'Write a page, or end both in `/*`.',
    };
  return undefined;
};

/** The problem in a redirect that leads to another one or nowhere, or that hides a page. */
const targetProblem = (
  { from, to }: Redirect,
  redirects: readonly Redirect[],
  site: SitePages,
): ProblemText | undefined => {
  const patterns = matchingPatterns(splitAddress(to).path);
  const next = patterns.find((pattern) => redirects.some((redirect) => redirect.from === pattern));
  if (next !== undefined)
    return {
      message: `The redirect from \`${from}\` leads to another redirect, \`${next}\`.`,
      hint: 'Point it directly to the page where that one leads.',
    };
  const hidden = site.paths.find((page) => isBelow(page, from));
  if (hidden !== undefined)
    return {
      message: `The redirect from \`${from}\` hides the page ${hidden}.`,
      hint: 'Remove the redirect or the page.',
    };
  if (isPattern(to))
    return site.paths.some((page) => isBelow(page, to))
      ? undefined
      : { message: `There is no page below \`${to}\`.`, hint: 'Point it to a folder of pages.' };
  const problem = site.problemOf(to);
  return (
    problem && {
      message: `The redirect from \`${from}\` leads nowhere. ${problem.message}`,
      hint: problem.hint,
    }
  );
};

/** `true` for a path that means everything below it. */
const isPattern = (path: string): boolean => path.endsWith('/*');

/** `true` if a path is below the pattern or is the pattern. */
const isBelow = (path: string, pattern: string): boolean => matchingPatterns(path).includes(pattern);
