import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENTS } from '#scripts/components/vocabulary.ts';
import { posixPath } from '#scripts/content/files/posix-path.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const definedIn = new Map<string, string>();
for (const file of globSync('scripts/components/**/*.{ts,tsx}', { cwd: projectRoot })) {
  const code = readFileSync(join(projectRoot, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/^export const (\w+)/gm)) definedIn.set(name, posixPath(file));
}

/** The module that defines each component, relative to the project's root. A component named `CodeGroup` is exported as `codeGroup`. */
export const COMPONENT_FILES: ReadonlyMap<string, string> = new Map(
  Object.keys(COMPONENTS).map((name) => {
    const file = definedIn.get(name.charAt(0).toLowerCase() + name.slice(1));
    if (!file)
      throw new Error(
        `No module in scripts/components exports the definition of <${name}>. Export it from the module that defines it.`,
      );
    return [name, file];
  }),
);
