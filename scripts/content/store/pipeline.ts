import type { Compiler } from '#scripts/content/compile/compile-pages.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import { pipelineHashes } from './pipeline-hash.ts';

/** The code that compiles pages, as hashes. A cached page is stale when the hashes that it depends on have changed. */
export interface Pipeline {
  /** The hash of the code on which every page depends. */
  hash: string;
  /** The hash of the code of these components. */
  hashOf: (components: readonly string[]) => string;
  /** The hashes of all modules, for a later build of the same code. */
  hashes: Readonly<Record<string, string>>;
}

/** The compiler and the format of the cache. */
const OWN = ['compile/compile-batch.ts', 'store/compile-changed.ts', 'symbols/read-symbols.ts'].map(
  (file) => `scripts/content/${file}`,
);

/** `projectRoot` is the folder of the code, which need not be that of the pages. */
export const readPipeline = async (
  projectRoot: string,
  { pipeline, components }: Pick<Compiler, 'pipeline' | 'components'>,
  { once } = SINGLE_RUN,
  known?: Readonly<Record<string, string>>,
): Promise<Pipeline> => {
  const entryPoints = [...OWN, ...pipeline, ...new Set(components.values())];
  const hashes = known ?? (await once(pipelineHashes, { projectRoot, entryPoints }));
  const hashOfFile = (file = '') => hashes[file] ?? '';
  return {
    hashes,
    hash: sha256(...[...OWN, ...pipeline].map(hashOfFile)),
    hashOf: remembering((names) =>
      sha256(...names.flatMap((name) => [name, hashOfFile(components.get(name))])),
    ),
  };
};

/** Most pages use the same few components. */
const remembering = (hashOf: Pipeline['hashOf']): Pipeline['hashOf'] => {
  const known = new Map<string, string>();
  return (names) => {
    const key = names.join();
    const hash = known.get(key) ?? hashOf(names);
    known.set(key, hash);
    return hash;
  };
};
