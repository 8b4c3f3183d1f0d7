import type { MenuSource } from '#content/navigation/types.ts';
import type { Reference } from '#content/references.ts';
import type { SubjectException } from '#content/subjects.ts';
import { isSubjectLink, referenceOf } from '#scripts/content/menus/resolve-menus.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import { didYouMeanOr } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import { buildReferences } from '#scripts/content/references/build-references.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { References } from '#worker/page/references.ts';
import { SourceFinder } from './source-finder.ts';

const SUBJECTS = 'content/subjects.ts';
const NAVIGATION = 'content/navigation';
const BUILDING_BLOCKS = 'content/building-blocks.ts';

/** Reports exceptions whose section or page does not exist, and menu links to subjects that no latest reference covers. */
export const checkSubjects = async (
  { menus, exceptions }: { menus: readonly MenuSource[]; exceptions: readonly SubjectException[] },
  pages: readonly PageFacts[],
  projectRoot: string,
): Promise<Problem[]> => {
  const unread = unreadReferences(pages);
  const names = buildReferences(pages, []);
  const inSubjects = await SourceFinder.read(projectRoot, [SUBJECTS]);
  const inNavigation = await SourceFinder.read(projectRoot, [NAVIGATION, BUILDING_BLOCKS]);
  const references = buildReferences(pages, exceptions);
  return [
    ...exceptions.flatMap((exception) =>
      exceptionProblems(exception, names, unread).map((mistake) => ({
        ...inSubjects.find(exception.name),
        ...mistake,
      })),
    ),
    ...(unread.size > 0 ? [] : unresolvedSubjects(menus, references)).map(({ subject, ...mistake }) => ({
      ...inNavigation.find(subject),
      ...mistake,
    })),
  ];
};

/** References with an unreadable page. Subjects that seem to be missing from them may be on that page. */
const unreadReferences = (pages: readonly PageFacts[]): ReadonlySet<Reference> =>
  new Set(
    pages
      .filter(({ anchors }) => anchors === undefined)
      .flatMap(({ path }) => parseReferencePath(path)?.reference ?? []),
  );

const exceptionProblems = (
  { subject, name, references }: SubjectException,
  names: References,
  unread: ReadonlySet<Reference>,
): Mistake[] => {
  const missing = references
    .filter((reference) => !unread.has(reference) && names[reference]?.[name] === undefined)
    .map((reference) => ({
      message: `The reference \`${reference}\` has no section or page \`${name}\`.`,
      cure: cureFor(name, Object.keys(names[reference] ?? {})),
    }));
  const isTreated = Object.values(names).some((addresses) => addresses?.[subject] !== undefined);
  if (isTreated || unread.size > 0) return missing;
  return [
    ...missing,
    {
      message: `No reference has a section or page \`${subject}\`, which \`${name}\` is said to be.`,
      cure: 'Write the name that the other references have for the subject.',
    },
  ];
};

const unresolvedSubjects = (
  menus: readonly MenuSource[],
  references: References,
): (Mistake & { subject: string })[] => {
  const links = menus.flatMap(({ key, groups }) =>
    groups.flatMap((group) => group.links.filter(isSubjectLink).map((link) => ({ key, link }))),
  );
  const known = Object.values(references).flatMap((addresses) => Object.keys(addresses ?? {}));
  return links
    .filter(({ link }) => !referenceOf(link.subject, references))
    .map(({ key, link: { title, subject } }) => ({
      subject,
      message: `The entry "${title}" of the menu \`${key}\` has no reference: none covers \`${subject}\`.`,
      cure: cureFor(subject, known),
    }));
};

const cureFor = (name: string, known: readonly string[]): string =>
  didYouMeanOr(
    "Write the anchor of a second-level heading of the reference, or a page's path below its start.",
    name,
    known,
  );
