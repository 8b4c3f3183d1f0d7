import { glob, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sampleProblems } from '#scripts/content/code/syntax/sample-problems.ts';
import { sha256, writeWhole } from '#scripts/content/files/output-files.ts';
import { type Problem, sortedProblems } from '#scripts/content/problems/problem.ts';
import { pipelineHash } from '#scripts/content/store/pipeline.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compareLibraries } from './compare-symbols.ts';
import { dartProblems } from './dart-problems.ts';
import { goNameProblems } from './go-problems.ts';
import {
  problemIn,
  readSources,
  type Sample,
  type SampleFolders,
  type SampleSource,
} from './sample-sources.ts';
import { type TypedFile, typeCheck, typedFiles } from './type-check.ts';

/** The result of checking a page or a data file. */
interface CheckedFile {
  /** The number of samples, or of symbols that were compared. */
  count: number;
  problems: Problem[];
}

/** The results of earlier checks, by a hash of everything that decides about them. */
class CheckedFiles {
  readonly #file: string;
  readonly #results: Map<string, CheckedFile>;

  private constructor(file: string, results: Map<string, CheckedFile>) {
    this.#file = file;
    this.#results = results;
  }

  static async open(cacheFolder: string): Promise<CheckedFiles> {
    await mkdir(cacheFolder, { recursive: true });
    const file = join(cacheFolder, 'checked-files.json');
    const text = await readFile(file, 'utf8').catch(() => '[]');
    // Only `keep` writes this file, atomically.
    return new CheckedFiles(file, new Map(JSON.parse(text) as [string, CheckedFile][]));
  }

  get(key: string): CheckedFile | undefined {
    return this.#results.get(key);
  }

  set(key: string, result: CheckedFile): void {
    this.#results.set(key, result);
  }

  /** Writes the results of these keys, and forgets all others. */
  async keep(keys: readonly string[]): Promise<void> {
    const current = keys.flatMap((key) => {
      const result = this.#results.get(key);
      return result ? [[key, result] as const] : [];
    });
    await writeWhole(this.#file, JSON.stringify(current));
  }
}

/** Parses the samples of pages and data files, looks for what the compilers of Go and Dart would refuse, and then checks types, all at once in `workFolder`. */
const checkSources = async (
  sources: readonly SampleSource[],
  workFolder: string,
): Promise<ReadonlyMap<SampleSource, CheckedFile>> => {
  const results = new Map<SampleSource, CheckedFile>();
  const typed: TypedFile[] = [];
  for (const source of sources) {
    const { file, samples } = source.read();
    const { problems, parsed } = await parseSamples(file, samples);
    results.set(source, { count: samples.filter(({ isBefore }) => !isBefore).length, problems });
    typed.push(...typedFiles(file, parsed));
  }
  const typeProblems = await typeCheck(typed, { workFolder });
  for (const [source, { problems }] of results)
    problems.push(...typeProblems.filter(({ file }) => file === source.file));
  return results;
};

/** The samples that parse are also checked for their types. */
const parseSamples = async (
  file: string,
  samples: readonly Sample[],
): Promise<{ problems: Problem[]; parsed: Sample[] }> => {
  const problems: Problem[] = [];
  const parsed: Sample[] = [];
  for (const sample of samples) {
    if (sample.fragment) continue;
    const found = await codeProblems(sample, samples);
    problems.push(...found.map((problem) => problemIn(file, sample, problem)));
    if (found.length === 0) parsed.push(sample);
  }
  return { problems, parsed };
};

type CodeCheck = (code: string, others: readonly string[]) => Promise<Omit<Problem, 'file'>[]>;

/** Checks for mistakes that compilers refuse although the code parses, by language. */
const CODE_CHECKS: Readonly<Partial<Record<string, CodeCheck>>> = { dart: dartProblems, go: goNameProblems };

const codeProblems = async (sample: Sample, samples: readonly Sample[]): ReturnType<CodeCheck> => {
  const { code, language, title } = sample;
  const found = await sampleProblems(code, language, title);
  if (found.length > 0) return found;
  return (await CODE_CHECKS[language]?.(code, filesBeside(sample, samples))) ?? [];
};

/** The code of the other files in the sample's folder. */
const filesBeside = ({ language, project, title }: Sample, samples: readonly Sample[]): string[] =>
  samples
    .filter((other) => other.language === language && other.project === project && other.title !== title)
    .filter((other) => title && other.title && dirname(other.title) === dirname(title))
    .map(({ code }) => code);

export interface SamplesCheck {
  samples: number;
  /** The number of symbols that were compared with declarations. */
  compared: number;
  problems: Problem[];
  /** The numbers of pages and data files that were checked, and that are the same as when they were checked before. */
  checked: number;
  unchanged: number;
}

interface SamplesCheckOptions extends SampleFolders {
  /** The folder of the results of earlier checks. */
  cacheFolder: string;
}

/**
 * Parses all samples, checks the types of those in TypeScript and JavaScript, looks for what the compilers of Go and Dart would
 * refuse, and compares the symbols of the Node.js library with its declarations. Files that did not change are not checked again.
 */
export const checkSamples = async ({
  cacheFolder,
  ...folders
}: SamplesCheckOptions): Promise<SamplesCheck> => {
  const [sources, tool] = await Promise.all([readSources(folders), toolHash()]);
  const known = await CheckedFiles.open(cacheFolder);
  const keyOf = ({ file, content }: SampleSource) => sha256(tool, '\n', file, '\n', content);

  const changed = sources.filter((source) => !known.get(keyOf(source)));
  const found = await checkSources(changed, join(cacheFolder, 'work'));
  for (const [source, result] of found) known.set(keyOf(source), result);

  const symbols = sources.filter(({ file }) => NODE_SYMBOLS.test(file));
  const comparison = sha256('comparison', ...symbols.map(keyOf));
  if (symbols.length > 0 && folders.symbolsFolder && !known.get(comparison)) {
    const { compared, problems } = await compareLibraries(
      folders.symbolsFolder,
      folders.root,
      join(cacheFolder, 'comparison'),
    );
    known.set(comparison, { count: compared, problems });
  }

  const keys = [...sources.map(keyOf), comparison];
  await known.keep(keys);
  const results = keys.flatMap((key) => known.get(key) ?? []);
  const compared = known.get(comparison)?.count ?? 0;
  return {
    samples: results.reduce((sum, { count }) => sum + count, -compared),
    compared,
    problems: sortedProblems(results.flatMap(({ problems }) => problems)),
    checked: changed.length,
    unchanged: sources.length - changed.length,
  };
};

const NODE_SYMBOLS = /(?:^|\/)nodejs-v\d+\/[^/]+\.yaml$/;

/** The hash of everything besides the samples that decides about their problems. */
const toolHash = async (): Promise<string> => {
  const declarations: string[] = [];
  for await (const file of glob('scripts/samples/*.d.ts', { cwd: projectRoot })) declarations.push(file);
  const texts = declarations.sort().map((file) => readFile(join(projectRoot, file), 'utf8'));
  return sha256(
    await pipelineHash({ projectRoot, entryPoints: ['scripts/samples/check-samples.ts'] }),
    ...(await Promise.all(texts)),
  );
};
