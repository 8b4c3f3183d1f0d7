import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, posix } from 'node:path';
import { ownValue } from '#content/own-value.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import {
  type CompilerError,
  compilerConfig,
  compilerErrors,
  linkPackages,
  NODE_PACKAGES,
  NODE_VERSIONS,
  type NodeVersion,
} from './compiler.ts';
import { problemIn, type Sample } from './sample-sources.ts';

/** A sample as a file of a TypeScript project. */
export interface TypedFile {
  /** The path in the folder of its version. */
  path: string;
  version: NodeVersion;
  sample: Sample;
  /** The path of the page or data file. */
  source: string;
}

const EXTENSIONS = {
  typescript: ['.ts', '.tsx', '.mts'],
  javascript: ['.js', '.jsx', '.mjs'],
} as const;
type TypedLanguage = keyof typeof EXTENSIONS;

/** `true` for a sample in a language that TypeScript checks. */
const isTyped = (sample: Sample): sample is Sample & { language: TypedLanguage } =>
  !sample.fragment && Object.hasOwn(EXTENSIONS, sample.language);

/** `true` for a sample that imports the library, or another sample. Others may be for a browser. */
const usesLibrary = (sample: Sample): boolean =>
  isTyped(sample) && /\b(?:from|import)\s*\(?\s*['"](?:@nitric\/sdk['"]|\.{1,2}\/)/.test(sample.code);

/** The files of a project at one point of its page, by language and name. */
type Stage = Map<string, Sample & { language: TypedLanguage }>;

/**
 * The TypeScript and JavaScript samples of a page or data file. The samples of a page are files of one project, so that
 * they may import each other. A sample whose name is taken begins the next stage of the project, which keeps the other files.
 */
export const typedFiles = (source: string, samples: readonly Sample[]): TypedFile[] => {
  const folder = sha256(source).slice(0, 16);
  const typed = samples.map((sample, index) => ({ sample, index }));
  const projects = new Set(samples.map(({ version, project }) => `${version} ${project}`));
  return [...projects].flatMap((project) => {
    const parts = typed.filter(({ sample }) => `${sample.version} ${sample.project}` === project);
    const after = stagesOf(parts.filter(({ sample }) => !sample.isBefore));
    const before = stagesOf(
      parts.filter(({ sample }) => sample.isBefore),
      after[0],
    );
    return [...after, ...before].flatMap((stage, number) =>
      [...stage].map(([name, sample]) => ({
        path: posix.join(folder, `${sample.project}-${number + 1}`, name),
        version: sample.version,
        sample,
        source,
      })),
    );
  });
};

/** Puts each sample into the first stage without a file of its name. Files that others may import stay until they change. */
const stagesOf = (
  samples: readonly { sample: Sample; index: number }[],
  start: Stage = new Map(),
): Stage[] => {
  const stages: Stage[] = [];
  for (const { sample, index } of samples) {
    if (!isTyped(sample)) continue;
    const { language } = sample;
    const file = fileName(sample, language) ?? `sample-${index + 1}${EXTENSIONS[language][0]}`;
    const name = posix.join(language, file);
    const stage = stages.find((other) => !other.has(name));
    if (stage) stage.set(name, sample);
    else stages.push(new Map([[name, sample]]));
  }
  for (const [number, stage] of stages.entries())
    for (const [name, sample] of stages[number - 1] ?? start)
      if (!stage.has(name) && fileName(sample, sample.language)) stage.set(name, sample);
  return stages;
};

/** The title, if it is the path of a file in the sample's language. */
const fileName = ({ title = '' }: Sample, language: TypedLanguage): string | undefined => {
  const isPath = /^[\w@][\w@./-]*$/.test(title) && !title.split('/').includes('..');
  const extensions: readonly string[] = EXTENSIONS[language];
  return isPath && extensions.includes(extname(title)) ? title : undefined;
};

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
  await linkPackages(workFolder);
  const problems = await Promise.all(
    NODE_VERSIONS.map(async (version) => {
      const checked = files.filter((file) => file.version === version);
      const roots = checked.filter(({ sample }) => usesLibrary(sample)).map(({ path }) => path);
      if (roots.length === 0) return [];
      const folder = join(workFolder, version);
      await writeProject(folder, checked, compilerConfig(version, { roots, withAdditions }));
      return problemsIn(await compilerErrors(folder), checked, version);
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

/** The advice about errors that the declarations of the library do not explain, by the compiler's number. */
const HINTS: Readonly<Record<string, string>> = {
  2304: 'Import it, or declare it.',
  2307: 'Correct the name. A package needs its types in devDependencies, or a declaration in scripts/samples/other-packages.d.ts.',
};

/** JavaScript cannot write the types whose absence these errors report. */
const isAboutAnnotations = (code: string, { path }: TypedFile): boolean =>
  /^7\d{3}$/.test(code) && /\.[cm]?jsx?$/.test(path);

const problemsIn = (
  errors: readonly CompilerError[],
  files: readonly TypedFile[],
  version: NodeVersion,
): Problem[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return errors.flatMap(({ path, code, message, ...position }) => {
    const file = byPath.get(path);
    if (!file) throw new Error(`TypeScript could not check the samples: ${path}: ${message}`);
    if (isAboutAnnotations(code, file)) return [];
    return [
      problemIn(file.source, file.sample, {
        ...position,
        message: `The sample does not fit ${NODE_PACKAGES[version].label}: ${message}`,
        hint:
          ownValue(HINTS, code) ??
          `Correct the sample. The declarations are in ${NODE_PACKAGES[version].declarations}.`,
      }),
    ];
  });
};
