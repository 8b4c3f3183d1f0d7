import { SDKS } from '#content/sdks.ts';
import type { Section } from '#worker/search/index/sections.ts';
import { PRIORS } from './weights.ts';

/** How likely a section is the right one before its words are compared. `asksForCode` is `true` for `getUploadUrl`. */
export const priorOf = (section: Section, asksForCode: boolean): number => {
  const { place, depth, isSymbol, isAbsence, path } = section;
  let prior = depth === 1 ? PRIORS.overview : 1;
  if (place.section === 'Building blocks') prior *= PRIORS.block;
  if (place.section === 'Get started') prior *= PRIORS.start;
  if (place.section === 'Support') prior *= path === '/support/upgrade' ? PRIORS.upgrade : PRIORS.support;
  if (place.library && place.section === 'Reference')
    prior *= asksForCode
      ? isSymbol
        ? PRIORS.symbolAsked
        : PRIORS.referenceAsked
      : isSymbol
        ? PRIORS.symbol
        : PRIORS.reference;
  if (place.library && SDKS[place.library].status === 'legacy-only') prior *= PRIORS.legacy;
  if (isAbsence) prior *= PRIORS.absence;
  return prior;
};
