import { DOCS_PREFIX } from '#content/site.ts';

/** Addresses below the prefix that are no pages. */
const NO_PAGES = [`${DOCS_PREFIX}/api/*`, `${DOCS_PREFIX}/assets/*`, `${DOCS_PREFIX}/*.xml`];
/** Links that choose something, stay on their page or open elsewhere. */
const OTHER_LINKS = '[href*="?"], [href^="#"], [download], [target=_blank]';

const where = {
  and: [
    { or: [{ href_matches: DOCS_PREFIX }, { href_matches: `${DOCS_PREFIX}/*` }] },
    ...NO_PAGES.map((pattern) => ({ not: { href_matches: pattern } })),
    { not: { selector_matches: OTHER_LINKS } },
  ],
};

/** The next page, made ready once a reader points at its link; browsers leave it out where data or power is saved. */
export const buildSpeculationRules = (): string =>
  JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
