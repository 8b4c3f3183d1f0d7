import { readFile } from 'node:fs/promises';
import { join, normalize, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { SINGLE_RUN, type StepRun } from '#scripts/steps/step.ts';

interface PipelineOptions {
  projectRoot: string;
  /** The paths of the modules, relative to the project's root. */
  entryPoints: readonly string[];
}

/**
 * Hashes each module with its code, all code and every value that it uses, and the versions of the packages (SHA-256).
 * Comments and unused values do not affect the hash.
 */
export const pipelineHashes = async (
  { projectRoot, entryPoints }: PipelineOptions,
  { reads }: StepRun = SINGLE_RUN,
): Promise<Record<string, string>> => {
  const { build } = await import('esbuild'); // most builds of pages know the hash from an earlier one
  const [{ metafile, outputFiles }, packages] = await Promise.all([
    build({
      absWorkingDir: projectRoot,
      entryPoints: [...entryPoints],
      outdir: 'bundle',
      outbase: '.',
      write: false,
      metafile: true,
      bundle: true,
      splitting: true,
      chunkNames: 'chunk-[hash]',
      packages: 'external',
      platform: 'node',
      format: 'esm',
      treeShaking: true,
      minifySyntax: true,
      minifyWhitespace: true,
      // Short names depend on how often letters occur in the sources, so unused values would affect the hash.
      minifyIdentifiers: false,
      legalComments: 'none',
      logLevel: 'silent',
    }),
    readFile(join(projectRoot, 'package-lock.json')),
  ]);
  reads(Object.keys(metafile.inputs));
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(projectRoot, path), text]));
  const hashes = hashesOf(metafile.outputs, (file) => texts.get(normalize(file)) ?? '');
  return Object.fromEntries([...hashes].map(([entry, hash]) => [entry, sha256(hash, packages)]));
};

const CHUNK = /chunk-[0-9A-Z]{8}/g;

/**
 * The hash of each entry point's output and of all outputs that it imports. The names of chunks also depend on unused values,
 * so the hashes of what is in them take their place.
 */
const hashesOf = (outputs: Metafile['outputs'], textOf: (file: string) => string): Map<string, string> => {
  const files = Object.keys(outputs);
  const contents = new Map(files.map((file) => [chunkOf(file), sha256(textOf(file).replace(CHUNK, ''))]));
  const hashOf = new Map(
    files.map((file) => [file, sha256(textOf(file).replace(CHUNK, (chunk) => contents.get(chunk) ?? chunk))]),
  );
  const importedBy = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file) || !outputs[file]) return found;
    found.add(file);
    for (const { path } of outputs[file].imports) importedBy(path, found);
    return found;
  };
  const hashesFrom = (file: string) => [...importedBy(file)].map((used) => hashOf.get(used) ?? '').sort();
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint, sha256(...hashesFrom(file))]],
    ),
  );
};

const chunkOf = (file: string): string => file.match(CHUNK)?.[0] ?? file;

/** The hash of several modules together. */
export const pipelineHash = async (options: PipelineOptions, run?: StepRun): Promise<string> =>
  sha256(...Object.values(await pipelineHashes(options, run)));
