import type { Redirect } from '#content/redirects.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { addressMistake } from './redirect-address.ts';
import { isPattern, matches } from './redirect-patterns.ts';
import { wayMistake } from './redirect-way.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

const FILES = ['content/redirects.ts', 'content/former-addresses.ts'] as const;

/** Reports every redirect that does not lead to a page in one step, or that hides a page. */
export const checkRedirects = async (
  redirects: readonly Redirect[],
  site: SitePages,
  projectRoot: string,
): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, FILES);
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

/** The mistake in a redirect that hides a page. */
const shadowMistake = ({ from }: Redirect, site: SitePages): Mistake | undefined => {
  const hidden = site.paths.find((page) => matches(from, page));
  return hidden === undefined
    ? undefined
    : {
        message: `The redirect from \`${from}\` hides the page ${hidden}.`,
        cure: 'Remove the redirect or the page.',
      };
};

/** The mistake in a redirect to an address that is not a page, or to `/*` without a page below it. */
const targetMistake = ({ from, to }: Redirect, site: SitePages): Mistake | undefined => {
  if (isPattern(to))
    return site.paths.some((page) => matches(to, page))
      ? undefined
      : { message: `There is no page below \`${to}\`.`, cure: 'Point it to a folder of pages.' };
  const problem = site.problemOf(to);
  return (
    problem && {
      message: `The redirect from \`${from}\` leads nowhere. ${problem.message}`,
      cure: problem.cure,
    }
  );
};
