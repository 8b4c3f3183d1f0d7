import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REFERENCES, type Reference, referenceSdk } from '#content/references.ts';
import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { DEPLOYMENTS } from '#scripts/content/deployments.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { type KnownNames, libraryNames, nameProblem } from './known-names.ts';
import type { OtherName, Site } from './site-pages.ts';

const OTHER_NAMES_FILE = 'content/other-names.txt';

/** Reads a name from each line. A line that begins with `# ` names what the names below it belong to. */
export const readOtherNames = async (projectRoot: string): Promise<OtherName[]> =>
  (await readFile(join(projectRoot, OTHER_NAMES_FILE), 'utf8'))
    .split('\n')
    .map((name, index) => ({ name, line: index + 1 }))
    .filter(({ name }) => name !== '' && !name.startsWith('# '));

/** The clouds have these names for the permissions of the libraries. */
const CLOUD_GRANTS: ReadonlySet<string> = new Set(
  [...DEPLOYMENTS.values()]
    .flatMap((cloud) => [...cloud.values()])
    .flatMap(({ permissions }) => [...permissions.values()].flat()),
);

/**
 * Reports every name in code style that neither the libraries, nor the CLI, nor the data about variables, configuration, and
 * clouds have, and every other name that no page needs. On a reference page, only its own library counts, in all its versions.
 */
export const checkNames = ({
  facts,
  symbols,
  rules,
}: Pick<Site, 'facts' | 'symbols' | 'rules'>): Problem[] => {
  const { otherNames, references = REFERENCES } = rules;
  if (!otherNames) return [];
  const known = new Map<SdkSlug | undefined, KnownNames>();
  const others = new Set(otherNames.map(({ name }) => name));
  const needed = new Set<string>();
  // A problem in a data file is on every page that shows it.
  const problems = new Map<string, Problem>();
  for (const { path, sourceFile, names } of facts) {
    const sdk = parseReferencePath(path)?.sdk;
    const ofLibraries = known.get(sdk) ?? knownNames(symbols, references, sdk);
    known.set(sdk, ofLibraries);
    for (const name of names) {
      const problem = nameProblem(name, ofLibraries);
      const written = name.path ?? name.name;
      if (!problem || CLOUD_GRANTS.has(written)) continue;
      if (others.has(written)) needed.add(written);
      else
        for (const { line, column, file = sourceFile } of name.locations)
          problems.set(`${file}:${line}:${column} ${problem.message}`, { file, line, column, ...problem });
    }
  }
  const isComplete =
    knownNames(symbols, references, undefined).libraries &&
    facts.every(({ anchors }) => anchors !== undefined);
  // A name that is listed twice is needed once.
  const idle = isComplete ? otherNames.filter(({ name }) => !needed.delete(name)) : [];
  return [
    ...problems.values(),
    ...idle.map(({ name, line }) => ({
      ...{ file: OTHER_NAMES_FILE, line, column: 1 },
      message: `No page uses the name \`${name}\`.`,
      hint: 'Remove the line.',
    })),
  ];
};

/** The names that pages about a library, or about no library, may use. None are known unless every reference has its symbols. */
const knownNames = (
  symbols: SiteSymbols,
  references: readonly Reference[],
  sdk: SdkSlug | undefined,
): KnownNames => {
  const needed = references.filter((reference) => sdk === undefined || referenceSdk(reference) === sdk);
  const libraries = needed.flatMap((reference) => symbols.get(reference) ?? []);
  return {
    libraries: libraries.length === needed.length ? libraryNames(libraries) : undefined,
    title: sdk ? `the ${SDKS[sdk].label} library` : 'any library',
  };
};
