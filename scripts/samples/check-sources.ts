import { sampleProblems } from '#scripts/content/code/syntax/sample-problems.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { CheckedFile } from './checked-files.ts';
import { dartProblems } from './dart-problems.ts';
import { goNameProblems } from './go-names.ts';
import type { SampleSource } from './read-sources.ts';
import { problemIn, type Sample } from './sample.ts';
import { countsOf } from './sample-counts.ts';
import { typeCheck } from './type-check.ts';
import { type TypedFile, typedFiles } from './type-project.ts';

/** Parses the samples of pages and data files, checks the names of those in Go, and then checks their types, all at once in `workFolder`. */
export const checkSources = async (
  sources: readonly SampleSource[],
  workFolder: string,
): Promise<ReadonlyMap<SampleSource, CheckedFile>> => {
  const results = new Map<SampleSource, CheckedFile>();
  const typed: TypedFile[] = [];
  for (const source of sources) {
    const { file, samples } = source.read();
    const { problems, parsed } = await parseSamples(file, samples);
    results.set(source, { counts: countsOf(samples), problems });
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
    const found = await codeProblems(sample);
    problems.push(...found.map((problem) => problemIn(file, sample, problem)));
    if (found.length === 0) parsed.push(sample);
  }
  return { problems, parsed };
};

type CodeCheck = (code: string) => Promise<Omit<Problem, 'file'>[]>;

/** Checks for mistakes that compilers refuse although the code parses, by language. */
const CODE_CHECKS: Readonly<Partial<Record<string, CodeCheck>>> = { dart: dartProblems, go: goNameProblems };

const codeProblems = async ({ code, language, title }: Sample): ReturnType<CodeCheck> => {
  const found = await sampleProblems(code, language, title);
  return found.length > 0 ? found : ((await CODE_CHECKS[language]?.(code)) ?? []);
};
