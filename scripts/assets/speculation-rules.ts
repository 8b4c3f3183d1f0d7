import { SYMBOL_LINKS } from '#client/contracts/symbol-links.ts';
import { assetHref, DOCS_PREFIX } from '#content/site.ts';

/** Addresses below the prefix that are not pages. */
const OTHER_ADDRESSES = [
  `${DOCS_PREFIX}/api/*`,
  assetHref('*'),
  `${DOCS_PREFIX}/*.xml`,
  `${DOCS_PREFIX}/*.md`,
  `${DOCS_PREFIX}/*.txt`,
];
/** A selector for links that choose something, stay on their page or open elsewhere, and for the links in code. */
const OTHER_LINKS = `[href*="?"], [href^="#"], [download], [target=_blank], ${SYMBOL_LINKS}`;

const where = {
  and: [
    { or: [{ href_matches: DOCS_PREFIX }, { href_matches: `${DOCS_PREFIX}/*` }] },
    ...OTHER_ADDRESSES.map((pattern) => ({ not: { href_matches: pattern } })),
    { not: { selector_matches: OTHER_LINKS } },
  ],
};

/** Rules that prerender a page when a reader points at its link. Browsers ignore them to save data or power. */
export const buildSpeculationRules = (): string =>
  JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
