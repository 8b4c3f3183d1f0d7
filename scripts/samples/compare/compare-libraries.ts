import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referenceName } from '#content/references.ts';
import { parseVersion } from '#content/versions.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { NODE_PACKAGES, NODE_VERSIONS } from '#scripts/samples/node-packages.ts';
import { compareSymbols } from './compare-symbols.ts';
import { Exceptions } from './exceptions.ts';

interface LibrariesComparison {
  /** The number of symbols and members that were compared. */
  compared: number;
  problems: Problem[];
}

/** Compares all versions of the Node.js library with their declarations. A version without readable data is left out. */
export const compareLibraries = async (symbolsFolder: string, root: string): Promise<LibrariesComparison> => {
  const { symbols } = await readSymbols(symbolsFolder, root);
  const result: LibrariesComparison = { compared: 0, problems: [] };
  const exceptions = new Exceptions();
  for (const version of NODE_VERSIONS) {
    const library = symbols.get(referenceName('nodejs', parseVersion(version)));
    if (!library) continue;
    const about = NODE_PACKAGES[version];
    const read = (file: string) => readFile(join(projectRoot, file), 'utf8');
    const texts = { published: await read(about.declarations), additions: await read(about.additions) };
    result.problems.push(...(await compareSymbols(library, about, texts, exceptions)));
    for (const page of library.pages.values())
      for (const { members = [] } of page.symbols) result.compared += 1 + members.length;
  }
  const isComplete = NODE_VERSIONS.every((version) =>
    symbols.get(referenceName('nodejs', parseVersion(version))),
  );
  if (isComplete)
    for (const name of exceptions.unneeded)
      result.problems.push({
        file: 'scripts/samples/compare/exceptions.ts',
        line: 1,
        column: 1,
        message: `\`${name}\` is an exception that nothing needs.`,
        cure: 'Remove it.',
      });
  return result;
};
