import { type Reference, referenceSdk } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { referenceStart } from '#worker/page/reference-path.ts';
import { SourceFinder } from './source-finder.ts';

const VERSIONS = 'content/sdks.ts';

interface ReferencesSite {
  pages: readonly SourcePage[];
  symbols: SiteSymbols;
  projectRoot: string;
}

/** Reports the references that lack their start page or their data, as those of a wrong version do. */
export const checkReferences = async (
  references: readonly Reference[],
  { pages, symbols, projectRoot }: ReferencesSite,
): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, [VERSIONS]);
  const paths = new Set(pages.map(({ path }) => path));
  return references.flatMap((reference) => {
    const start = referenceStart(reference);
    const missing = [
      ...(paths.has(start) ? [] : [`page \`${start}\``]),
      ...(symbols.get(reference) || symbols.unread.has(reference) ? [] : ['data in content/symbols']),
    ];
    if (missing.length === 0) return [];
    return {
      ...finder.find(SDKS[referenceSdk(reference)].label),
      message: `The reference \`${reference}\` has no ${missing.join(' and no ')}.`,
      cure: `Add what is missing, or correct the library's \`versions\` in ${VERSIONS}.`,
    };
  });
};
