import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPONENTS } from '#scripts/components/vocabulary.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const definitions = new Map<unknown, string>();
for await (const file of glob('scripts/components/**/*.{ts,tsx}', { cwd: projectRoot })) {
  const module = (await import(pathToFileURL(join(projectRoot, file)).href)) as object; // a module is an object
  for (const exported of Object.values(module)) definitions.set(exported, file.replaceAll('\\', '/'));
}

/** The module that defines each component, relative to the project's root. */
export const COMPONENT_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries(COMPONENTS).map(([name, definition]) => {
    const file = definitions.get(definition);
    if (!file) throw new Error(`No module in scripts/components exports the definition of <${name}>.`);
    return [name, file];
  }),
);
