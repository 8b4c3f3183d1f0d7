import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepModulesFresh } from '#scripts/dev/fresh-modules.ts';

// This runs in a separate process, because it changes how modules are resolved. It imports `root.ts` of a folder before and
// after `leaf.ts` changes, with a mistake in between, and prints the exported text each time.
const folder = process.argv[2] ?? '';
const modules = keepModulesFresh(folder);
const importRoot = async () => {
  try {
    const { text } = (await import(pathToFileURL(join(folder, 'root.ts')).href)) as { text: string };
    console.log(text);
  } catch {
    console.log('mistake');
  }
};
const change = async (source: string) => {
  await writeFile(join(folder, 'leaf.ts'), source);
  modules.forget(['leaf.ts', 'no-module.mdx']);
  await importRoot();
};

await importRoot();
await importRoot();
await change("export const leaf: string = 'two ';");
await change('export const leaf = ;');
await change("export const leaf: string = 'three ';");
