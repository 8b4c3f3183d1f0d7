import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '#content/references.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { NODE_PACKAGES } from '#scripts/samples/node-packages.ts';
import type { NodeVersion } from '#scripts/samples/sample.ts';
import { compareSymbols } from './compare-symbols.ts';

const REFERENCES: Readonly<Record<NodeVersion, Reference>> = { v1: 'nodejs', v0: 'nodejs/v0' };

interface LibrariesComparison {
  /** The number of symbols and members that were compared. */
  compared: number;
  problems: Problem[];
}

/** Compares both versions of the Node.js library with their declarations. A version without readable data is left out. */
export const compareLibraries = async (symbolsFolder: string, root: string): Promise<LibrariesComparison> => {
  const { symbols } = await readSymbols(symbolsFolder, root);
  const result: LibrariesComparison = { compared: 0, problems: [] };
  for (const version of ['v1', 'v0'] as const) {
    const library = symbols.get(REFERENCES[version]);
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
