import type { MenuSource } from '#content/navigation/types.ts';
import { type Reference, referenceSdk } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import type { SubjectException } from '#content/subjects.ts';
import type { PageFacts, SourcePage } from '#scripts/content/compile/page-facts.ts';
import { didYouMeanOr, type Problem, type ProblemText } from '#scripts/content/problems/problem.ts';
import { buildReferences } from '#scripts/content/reference-subjects.ts';
import { isSubjectLink, referenceOf } from '#scripts/content/site-menus.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { parseReferencePath, referenceStart } from '#worker/model/page-path.ts';
import type { References } from '#worker/model/release-manifest.ts';
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
      hint: `Add what is missing, or correct the library's \`versions\` in ${VERSIONS}.`,
    };
  });
};

const NAVIGATION = 'content/navigation';
const BUILDING_BLOCKS = 'content/building-blocks.ts';

/** Reports menu links to subjects that no latest reference covers. An unreadable page of a reference may cover any. */
export const checkSubjects = async (
  { menus, exceptions }: { menus: readonly MenuSource[]; exceptions: readonly SubjectException[] },
  pages: readonly PageFacts[],
  projectRoot: string,
): Promise<Problem[]> => {
  if (pages.some(({ path, anchors }) => anchors === undefined && parseReferencePath(path))) return [];
  const finder = await SourceFinder.read(projectRoot, [NAVIGATION, BUILDING_BLOCKS]);
  return unresolvedSubjects(menus, buildReferences(pages, exceptions)).map(({ subject, ...problem }) => ({
    ...finder.find(subject),
    ...problem,
  }));
};

const unresolvedSubjects = (
  menus: readonly MenuSource[],
  references: References,
): (ProblemText & { subject: string })[] => {
  const links = menus.flatMap(({ key, groups }) =>
    groups.flatMap((group) => group.links.filter(isSubjectLink).map((link) => ({ key, link }))),
  );
  const known = Object.values(references).flatMap((addresses) => Object.keys(addresses ?? {}));
  return links
    .filter(({ link }) => !referenceOf(link.subject, references))
    .map(({ key, link: { title, subject } }) => ({
      subject,
      message: `The entry "${title}" of the menu \`${key}\` has no reference: none covers \`${subject}\`.`,
      hint: didYouMeanOr(
        "Write the anchor of a second-level heading of the reference, or a page's path below its start.",
        subject,
        known,
      ),
    }));
};
