import { DEPLOYMENTS } from '#content/deployments.ts';
import type { OtherName } from '#content/other-names.ts';
import { REFERENCES, type Reference, referenceSdk } from '#content/references.ts';
import { SDKS, type SdkSlug } from '#content/sdks.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { isKnownName, type KnownNames, type LibraryNames, libraryNames, nameProblem } from './known-names.ts';
import { SourceFinder } from './source-finder.ts';

interface NameSources {
  symbols: SiteSymbols;
  otherNames: readonly OtherName[];
  projectRoot: string;
  /** The references that the site has. Names of libraries are only checked where every reference has its symbols. */
  references?: readonly Reference[];
}

const OTHER_NAMES_FILE = 'content/other-names.ts';

/** The clouds have these names for the permissions of the libraries. */
const CLOUD_GRANTS: ReadonlySet<string> = new Set(
  Object.values(DEPLOYMENTS)
    .flatMap((cloud) => Object.values(cloud))
    .flatMap(({ permissions }) => Object.values(permissions).flat()),
);

/**
 * Reports every name in code style that neither the libraries, nor the CLI, nor the data about variables, configuration, and
 * clouds have, and every other name that no page needs. On a reference page, only its own library counts, in all its versions.
 */
export const checkNames = async (
  pages: readonly PageFacts[],
  { symbols, otherNames, projectRoot, references = REFERENCES }: NameSources,
): Promise<Problem[]> => {
  const knownTo = knownNames(symbols, references);
  const others = new Set(otherNames.map(({ name }) => name));
  const needed = new Set<string>();
  // A problem in a data file is on every page that shows it.
  const problems = new Map<string, Problem>();
  for (const { path, sourceFile, names } of pages) {
    const known = knownTo(parseReferencePath(path)?.sdk);
    for (const name of names) {
      const written = name.path ?? name.name;
      if (isKnownName(name, known) || CLOUD_GRANTS.has(written)) continue;
      if (others.has(written)) {
        needed.add(written);
        continue;
      }
      const problem = nameProblem(name, known);
      for (const { line, column, file = sourceFile } of name.locations)
        problems.set(`${file}:${line}:${column} ${problem.message}`, { file, line, column, ...problem });
    }
  }
  const isComplete =
    knownTo(undefined).libraries !== undefined && pages.every(({ anchors }) => anchors !== undefined);
  const idle = isComplete ? otherNames.filter(({ name }) => !needed.has(name)) : [];
  return [...problems.values(), ...(await idleProblems(idle, projectRoot))];
};

/** The names that were collected from the same symbols before. */
const collected = new WeakMap<SiteSymbols, Map<SdkSlug | undefined, KnownNames>>();

/** Returns a function that finds the names that pages about a library, or about no library, may use. */
const knownNames = (symbols: SiteSymbols, references: readonly Reference[]) => {
  const found = (references === REFERENCES && collected.get(symbols)) || new Map();
  if (references === REFERENCES) collected.set(symbols, found);
  return (sdk: SdkSlug | undefined): KnownNames => {
    const known = found.get(sdk) ?? {
      libraries: namesOf(
        symbols,
        references.filter((reference) => sdk === undefined || referenceSdk(reference) === sdk),
      ),
      librariesTitle: sdk ? `the ${SDKS[sdk].label} library` : 'any library',
    };
    found.set(sdk, known);
    return known;
  };
};

const namesOf = (symbols: SiteSymbols, references: readonly Reference[]): LibraryNames | undefined => {
  const libraries = references.map((reference) => symbols.get(reference));
  const known = libraries.filter((library) => library !== undefined);
  return known.length === references.length ? libraryNames(known) : undefined;
};

const idleProblems = async (idle: readonly OtherName[], projectRoot: string): Promise<Problem[]> => {
  if (idle.length === 0) return [];
  const finder = await SourceFinder.read(projectRoot, [OTHER_NAMES_FILE]);
  return idle.map(({ name }) => ({
    ...finder.find(name),
    message: `No page needs the name \`${name}\`.`,
    hint: 'Remove its record.',
  }));
};
