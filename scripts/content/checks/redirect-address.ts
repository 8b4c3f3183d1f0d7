import type { Redirect } from '#content/redirects.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { isInternal } from '#scripts/content/addresses/docs-href.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { parsePagePath } from '#worker/page/page-path.ts';
import { isPattern } from './redirect-patterns.ts';

/** The mistake in a redirect whose addresses have the wrong form. */
export const addressMistake = ({ from, to }: Redirect): Mistake | undefined => {
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
      cure: 'Write a path in lower case, without `.md`, a query, a hash, or a slash at its end. Only `/*` is allowed there.',
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
