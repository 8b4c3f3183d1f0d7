import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referenceName } from '#content/references.ts';
import { parseVersion } from '#content/versions.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { NODE_PACKAGES, NODE_VERSIONS } from '#scripts/samples/node-packages.ts';
import { compareSymbols } from './compare-symbols.ts';

interface LibrariesComparison {
  /** The number of symbols and members that were compared. */
  compared: number;
  problems: Problem[];
}

/** Compares all versions of the Node.js library with their declarations. A version without readable data is left out. */
export const compareLibraries = async (symbolsFolder: string, root: string): Promise<LibrariesComparison> => {
  const { symbols } = await readSymbols(symbolsFolder, root);
  const result: LibrariesComparison = { compared: 0, problems: [] };
  for (const version of NODE_VERSIONS) {
    const library = symbols.get(referenceName('nodejs', parseVersion(version)));
    if (!library) continue;
    const about = NODE_PACKAGES[version];
    const read = (file: string) => readFile(join(projectRoot, file), 'utf8');
    const texts = { published: await read(about.declarations), additions: await read(about.additions) };
    result.problems.push(...(await compareSymbols(library, about, texts)));
    for (const page of library.pages.values())
      for (const { members = [] } of page.symbols) result.compared += 1 + members.length;
  }
  return result;
};
