import { extname, join, posix } from 'node:path';
import { ownValue } from '#content/own-value.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import {
  type CompilerError,
  compilerErrors,
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
  /** `false` for a file that is only there to be imported, and for one without the library. */
  isRoot: boolean;
  /** The path of the page or data file. */
  source: string;
}

const EXTENSIONS = {
  typescript: ['.ts', '.tsx', '.mts'],
  javascript: ['.js', '.jsx', '.mjs'],
} as const;
type TypedLanguage = keyof typeof EXTENSIONS;

/** `true` for a sample in a language that TypeScript checks. */
const isTyped = (sample: Sample): sample is TypedSample =>
  !sample.fragment && Object.hasOwn(EXTENSIONS, sample.language);

/** `true` for a sample that imports the library, or another sample. Others may be for a browser. */
const usesLibrary = (sample: Sample): boolean =>
  /\b(?:from|import)\s*\(?\s*['"](?:@nitric\/sdk['"]|\.{1,2}\/)/.test(sample.code);

/**
 * The TypeScript and JavaScript samples of a page or data file, each in a folder with the files that it may import: those of its
 * project, as they were when the sample follows them.
 */
export const typedFiles = (source: string, samples: readonly Sample[]): TypedFile[] => {
  const typed = samples.filter(isTyped);
  return typed.flatMap((sample, index) => {
    const file = fileName(sample) ?? `sample${EXTENSIONS[sample.language][0]}`;
    const files = new Map<string, Sample>();
    // The last file before the sample counts, or else the first one after it. Code before a change also sees files without one.
    const inOrder = [...typed.slice(index + 1).toReversed(), ...typed.slice(0, index)];
    for (const isBefore of new Set([false, sample.isBefore]))
      for (const other of inOrder)
        if (other.isBefore === isBefore && isBeside(other, sample)) files.set(fileName(other) ?? file, other);
    files.set(file, sample);
    return [...files].map(([name, of]) => ({
      path: posix.join(`${sha256(source).slice(0, 16)}-${index + 1}`, name),
      version: sample.version,
      sample: of,
      isRoot: of === sample && usesLibrary(sample),
      source,
    }));
  });
};

type TypedSample = Sample & { language: TypedLanguage };

const isBeside = (other: TypedSample, { language, project }: Sample): boolean =>
  other.language === language && other.project === project && fileName(other) !== undefined;

/** The title, if it is the path of a file in the sample's language. */
const fileName = ({ title = '', language }: TypedSample): string | undefined => {
  const isPath = /^[\w@][\w@./-]*$/.test(title) && !title.split('/').includes('..');
  const extensions: readonly string[] = EXTENSIONS[language];
  return isPath && extensions.includes(extname(title)) ? title : undefined;
};

const OTHER_PACKAGES = join(projectRoot, 'scripts/samples/other-packages.d.ts');

/**
 * Checks the samples that use the library, and those that they import, with TypeScript's compiler against the declarations of
 * their version of the library. Empties `workFolder`.
 */
export const typeCheck = async (files: readonly TypedFile[], workFolder: string): Promise<Problem[]> => {
  const problems = await Promise.all(
    NODE_VERSIONS.map(async (version) => {
      const checked = files.filter((file) => file.version === version);
      const roots = checked.filter(({ isRoot }) => isRoot).map(({ path }) => path);
      if (roots.length === 0) return [];
      const { declarations, additions } = NODE_PACKAGES[version];
      const errors = await compilerErrors(join(workFolder, version), {
        files: Object.fromEntries(checked.map(({ path, sample }) => [path, `${sample.code}\n`])),
        roots: [...roots, OTHER_PACKAGES, join(projectRoot, additions)],
        library: join(projectRoot, declarations),
      });
      return problemsIn(errors, checked, version);
    }),
  );
  // A file may be in the folders of several samples.
  return [...new Map(problems.flat().map((problem) => [JSON.stringify(problem), problem])).values()];
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
