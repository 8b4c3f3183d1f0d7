import { basename, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { OperatorError } from '#scripts/terminal/operator.ts';

/** The script that loads all others. */
export const ENTRY = 'client/entry.ts';

/** The files of each lazy module, by the absolute path of its source. The module's own file comes first. */
export type FilesOfModules = Readonly<Record<string, readonly string[]>>;

export const filesOfModules = ({ outputs }: Metafile, projectRoot: string): FilesOfModules => {
  const filesFrom = (output: string): string[] => {
    const statics = outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [basename(output), ...statics.flatMap(({ path }) => filesFrom(path))];
  };
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[resolve(projectRoot, entryPoint), filesFrom(output)] as const],
    ),
  );
};

/** `source` is absolute, or relative to the project's root. */
export const filesOf = (source: string, modules: FilesOfModules, projectRoot: string): readonly string[] => {
  const files = modules[resolve(projectRoot, source)];
  if (files) return files;
  throw new OperatorError(
    `${source} is not loaded by an import() of ${ENTRY}.`,
    'Add an import() of it; that of an island is in client/islands/registry.ts.',
  );
};
