import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { NodePackage } from '#scripts/samples/node-packages.ts';
import { parametersDifference } from './compare-parameters.ts';
import type { Report } from './comparison.ts';
import type { Overloads } from './declarations.ts';

/** What the package does not have says since which release it exists. */
export const checkSince = (
  { name, since }: SymbolMember,
  isPublished: boolean,
  { label, release }: NodePackage,
  report: Report,
): void => {
  if (!isPublished && (!since || !isNewer(since, release)))
    report(
      ['name'],
      `${label} has no \`${name}\`, and the symbol does not say since when it exists.`,
      'Write `since: …`.',
    );
  if (isPublished && since && isNewer(since, release))
    report(['since'], `${label} already has \`${name}\`.`, 'Correct `since`.');
};

const isNewer = (release: string, than: string): boolean =>
  release.localeCompare(than, 'en', { numeric: true }) > 0;

/** The signature has the parameters of the declaration. */
export const compareParameters = (
  written: Overloads | undefined,
  declared: Overloads | undefined,
  report: Report,
): void => {
  const difference = parametersDifference(written, declared);
  if (difference) report(['signature'], `The signature ${difference}.`, 'Correct the signature.');
};
