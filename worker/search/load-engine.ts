import type { SearchAssetNames } from '#worker/release/types.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index/index-file.ts';
import { openEngine } from './open-engine.ts';
import type { SearchEngine } from './types.ts';

/** What serves the static assets: the binding `ASSETS`. */
export interface Assets {
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
}

/** The binding looks at the path alone. */
const ANY_ORIGIN = 'https://assets.invalid';

/**
 * A function that gives this isolate's engine and loads it at the first call. It rejects with an error that names the file if
 * one is missing or damaged, and the next call tries again. Only what is complete is kept, because a request that another one
 * waits for may be cancelled.
 */
export const engineLoader = (assets: Assets, names: SearchAssetNames): (() => Promise<SearchEngine>) => {
  const texts = keptFile<TextsFile>(assets, names.texts);
  const samples = keptFile<SamplesFile>(assets, names.samples);
  let engine: SearchEngine | undefined;
  return async () => {
    engine ??= openEngine({ index: await readAsset<IndexFile>(assets, names.index), texts, samples });
    return engine;
  };
};

const keptFile = <T>(assets: Assets, name: string): (() => Promise<T>) => {
  let file: T | undefined;
  return async () => {
    file ??= await readAsset<T>(assets, name);
    return file;
  };
};

const readAsset = async <T>(assets: Assets, name: string): Promise<T> => {
  const response = await assets.fetch(`${ANY_ORIGIN}/docs/assets/${name}`);
  if (!response.ok) throw new Error(`The search needs the asset ${name}, which answered ${response.status}.`);
  try {
    return await response.json<T>(); // the build wrote it, under the hash of its content
  } catch (cause) {
    throw new Error(`The asset ${name} of the search is damaged.`, { cause });
  }
};
