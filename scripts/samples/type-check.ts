import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compilerConfig } from './compiler-config.ts';
import { NODE_PACKAGES, NODE_VERSIONS, type NodeVersion } from './node-packages.ts';
import { problemIn } from './sample.ts';
import { type TypedFile, usesLibrary } from './type-project.ts';

interface TypeCheckOptions {
  /** A folder that is emptied. */
  workFolder: string;
  /** `false` leaves out the declarations of what the package does not have yet. */
  withAdditions?: boolean;
}

/**
 * Checks the samples that use the library, and those that they import, with TypeScript's compiler against the declarations of
 * their version of the library.
 */
export const typeCheck = async (
  files: readonly TypedFile[],
  { workFolder, withAdditions = true }: TypeCheckOptions,
): Promise<Problem[]> => {
  await rm(workFolder, { recursive: true, force: true });
  if (files.length === 0) return [];
  await mkdir(workFolder, { recursive: true });
  // TypeScript looks for packages from a file's folder upward.
  await symlink(join(projectRoot, 'node_modules'), join(workFolder, 'node_modules'), 'junction');
  const problems = await Promise.all(
    NODE_VERSIONS.map(async (version) => {
      const own = files.filter((file) => file.version === version);
      const roots = own.filter(({ sample }) => usesLibrary(sample)).map(({ path }) => path);
      if (roots.length === 0) return [];
      const folder = join(workFolder, version);
      await writeProject(folder, own, compilerConfig(version, { roots, withAdditions }));
      return problemsIn(await compilerOutput(folder), own, version);
    }),
  );
  // A file is in several stages of its project.
  return [...new Map(problems.flat().map((problem) => [JSON.stringify(problem), problem])).values()];
};

const writeProject = async (folder: string, files: readonly TypedFile[], config: object): Promise<void> => {
  for (const { path, sample } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${sample.code}\n`);
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
};

const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The compiler's messages. It exits with an error when there are any. */
const compilerOutput = async (folder: string): Promise<string> => {
  const program = join(projectRoot, 'node_modules/.bin/tsc');
  try {
    const { stdout } = await promisify(execFile)(program, ['--pretty', 'false', '-p', folder], {
      cwd: folder,
      maxBuffer: LARGEST_OUTPUT_BYTES,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && error.stdout) return String(error.stdout);
    throw error;
  }
};

const MESSAGE =
  /^(?<path>[^\s(][^(\n]*)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<message>.*)$/;

/** The advice about errors that the declarations of the library do not explain, by the compiler's number. */
const CURES: Readonly<Record<string, string>> = {
  2304: 'Import it, or declare it.',
  2307: 'Correct the name. A package needs its types in devDependencies, or a declaration in scripts/samples/declarations/other-packages.d.ts.',
};

/** JavaScript cannot write the types whose absence these errors report. */
const isAboutAnnotations = (code: string, { path }: TypedFile): boolean =>
  /^7\d{3}$/.test(code) && /\.[cm]?jsx?$/.test(path);

const problemsIn = (output: string, files: readonly TypedFile[], version: NodeVersion): Problem[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return output.split('\n').flatMap((text) => {
    if (text.trim() === '' || text.startsWith(' ')) return [];
    const { path = '', line, column, code = '', message = '' } = MESSAGE.exec(text)?.groups ?? {};
    const file = byPath.get(path);
    if (!file) throw new Error(`TypeScript could not check the samples: ${text}`);
    if (isAboutAnnotations(code, file)) return [];
    const place = { line: Number(line), column: Number(column) };
    return [
      problemIn(file.source, file.sample, {
        ...place,
        message: `The sample does not fit ${NODE_PACKAGES[version].label}: ${message}`,
        cure:
          CURES[code] ??
          `Correct the sample. The declarations are in ${NODE_PACKAGES[version].declarations}.`,
      }),
    ];
  });
};
