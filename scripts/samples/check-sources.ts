import { dirname } from 'node:path';
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

/** Parses the samples of pages and data files, looks for what the compilers of Go and Dart would refuse, and then checks types, all at once in `workFolder`. */
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
