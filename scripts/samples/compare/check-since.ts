import { isNewer } from '#scripts/content/symbols/is-newer.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { NodePackage } from '#scripts/samples/node-packages.ts';
import type { Report } from './comparison.ts';

/** Reports a symbol that the package does not have and that does not say since when it exists, and the reverse. */
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
