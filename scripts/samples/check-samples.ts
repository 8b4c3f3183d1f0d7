import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { type Problem, sortedProblems } from '#scripts/content/problems/problem.ts';
import { pipelineHash } from '#scripts/content/store/pipeline-hash.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { checkSources } from './check-sources.ts';
import { CheckedFiles } from './checked-files.ts';
import { compareLibraries } from './compare/compare-libraries.ts';
import { readSources, type SampleFolders, type SampleSource } from './read-sources.ts';
import { type SampleCounts, sumOf } from './sample-counts.ts';

export interface SamplesCheck {
  counts: SampleCounts;
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
    const { compared, problems } = await compareLibraries(folders.symbolsFolder, folders.root);
    known.set(comparison, { counts: { ...sumOf([]), compared }, problems });
  }

  const keys = [...sources.map(keyOf), comparison];
  await known.keep(keys);
  const results = keys.flatMap((key) => known.get(key) ?? []);
  return {
    counts: sumOf(results.map(({ counts }) => counts)),
    problems: sortedProblems(results.flatMap(({ problems }) => problems)),
    checked: changed.length,
    unchanged: sources.length - changed.length,
  };
};

const NODE_SYMBOLS = /(?:^|\/)nodejs-v\d+\/[^/]+\.yaml$/;

/** The hash of everything besides the samples that decides about their problems. */
const toolHash = async (): Promise<string> => {
  const declarations: string[] = [];
  for await (const file of glob('scripts/samples/declarations/*.d.ts', { cwd: projectRoot }))
    declarations.push(file);
  const texts = declarations.sort().map((file) => readFile(join(projectRoot, file), 'utf8'));
  return sha256(
    await pipelineHash({ projectRoot, entryPoints: ['scripts/samples/check-samples.ts'] }),
    ...(await Promise.all(texts)),
  );
};
