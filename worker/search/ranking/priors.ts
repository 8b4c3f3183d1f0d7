import { CLOUD_SERVICES, CLOUDS } from '#content/clouds.ts';
import type { Section } from '#worker/search/index/sections.ts';
import { PRIORS } from './weights.ts';

/** How likely a section is the right one before its words are compared, for a query of words and for one with code. */
export interface Priors {
  prose: number;
  code: number;
}

export const priorsOf = (section: Section): Priors => {
  const { isSymbol } = section;
  const { place } = section.facts;
  const common = commonPrior(section);
  if (!place.library || place.section !== 'Reference') return { prose: common, code: common };
  return {
    prose: common * (isSymbol ? PRIORS.symbol : PRIORS.reference),
    code: common * (isSymbol ? PRIORS.symbolAsked : PRIORS.referenceAsked),
  };
};

const commonPrior = ({ facts: { place, depth, kind, path } }: Section): number => {
  let prior = path === '/' ? PRIORS.home : depth === 1 ? PRIORS.overview : 1;
  if (place.section === 'Building blocks') prior *= PRIORS.block;
  if (place.section === 'Get started') prior *= PRIORS.start;
  if (place.section === 'Support') prior *= path === '/support/upgrade' ? PRIORS.upgrade : PRIORS.support;
  if (CLOUD_PAGES.has(path)) prior *= PRIORS.cloud;
  return kind === 'absence' ? prior * PRIORS.absence : prior;
};

/** The pages about a resource on one cloud. They repeat the words of the building block. */
const CLOUD_PAGES: ReadonlySet<string> = new Set(
  Object.values(CLOUDS).flatMap(({ href }) => Object.keys(CLOUD_SERVICES).map((name) => `${href}/${name}`)),
);
