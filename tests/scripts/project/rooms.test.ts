import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

/** The folders inside one of the top folders that have code of their own. */
const foldersOf = async (topFolder: string): Promise<string[]> => {
  const entries = await readdir(join(projectRoot, topFolder), { recursive: true, withFileTypes: true });
  const parents = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath }) => parentPath.slice(join(projectRoot, topFolder).length + 1).replaceAll('\\', '/'));
  return [...new Set(parents)].filter((folder) => folder !== '').sort();
};

test.each(['client', 'worker', 'scripts'])(
  'every folder of code in %s has a row in its biome.json, or may import anything that commands may',
  async (topFolder) => {
    const rules = await readFile(join(projectRoot, topFolder, 'biome.json'), 'utf8');
    const hasRow = (folder: string) => rules.includes(`"${folder}/**"`);
    const withoutRow = (await foldersOf(topFolder)).filter(
      (folder) => !folder.split('/').some((_, index, names) => hasRow(names.slice(0, index + 1).join('/'))),
    );
    expect(withoutRow).toEqual([]);
  },
);
