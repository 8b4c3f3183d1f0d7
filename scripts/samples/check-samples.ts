import { dirname, join } from 'node:path';
import { sampleProblem } from '#scripts/content/code/syntax/sample-problem.ts';
import { DATA_PROBLEMS } from '#scripts/content/data-rows.ts';
import { type Problem, sortedProblems } from '#scripts/content/problems/problem.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { compareLibraries } from './compare-symbols.ts';
import { dartProblems } from './dart-problems.ts';
import { goNameProblems } from './go-problems.ts';
import { librarySamples, pageSamples, problemIn, type Sample } from './sample-sources.ts';
import { type TypedFile, typeCheck, typedFiles } from './type-check.ts';

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

/** Checks for problems that compilers refuse although the code parses, by language. */
const CODE_CHECKS: Readonly<Partial<Record<string, CodeCheck>>> = { dart: dartProblems, go: goNameProblems };

const codeProblems = async (sample: Sample, samples: readonly Sample[]): ReturnType<CodeCheck> => {
  const { code, language, title } = sample;
  const found = await sampleProblem(code, language, title);
  if (found) return [found];
  return (await CODE_CHECKS[language]?.(code, filesBeside(sample, samples))) ?? [];
};

/** The code of the other files in the sample's folder. */
const filesBeside = ({ language, project, title }: Sample, samples: readonly Sample[]): string[] =>
  samples
    .filter((other) => other.language === language && other.project === project && other.title !== title)
    .filter((other) => title && other.title && dirname(other.title) === dirname(title))
    .map(({ code }) => code);

export interface SamplesCheck {
  /** The number of files with samples. */
  files: number;
  samples: number;
  /** The number of symbols that were compared with declarations. */
  compared: number;
  problems: Problem[];
}

interface SamplesCheckOptions {
  pagesFolder: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string | undefined;
  /** The folder that the paths of source files are relative to. */
  root: string;
  /** A folder for the compiler's projects. */
  workFolder: string;
}

/**
 * Parses all samples, checks the types of those in TypeScript and JavaScript, looks for what the compilers of Go and Dart would
 * refuse, and compares the symbols of the Node.js library with its declarations.
 */
export const checkSamples = async ({
  pagesFolder,
  symbolsFolder,
  root,
  workFolder,
}: SamplesCheckOptions): Promise<SamplesCheck> => {
  const { pages } = await readPages(pagesFolder, root);
  const { symbols } = await readSymbols(symbolsFolder, root);
  const files = [...pages.map(pageSamples), ...symbols.all().flatMap(librarySamples)];
  const problems: Problem[] = [];
  const typed: TypedFile[] = [];
  for (const { file, samples } of files) {
    const found = await parseSamples(file, samples);
    problems.push(...found.problems);
    typed.push(...typedFiles(file, found.parsed));
  }
  problems.push(...(await typeCheck(typed, join(workFolder, 'samples'))));
  const comparison = await compareLibraries(symbols, join(workFolder, 'comparison'));
  return {
    files: files.length,
    samples: files.flatMap(({ samples }) => samples.filter(({ isBefore }) => !isBefore)).length,
    compared: comparison.compared,
    problems: sortedProblems([...problems, ...comparison.problems, ...DATA_PROBLEMS]),
  };
};
