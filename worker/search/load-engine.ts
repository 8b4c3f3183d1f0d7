import { assetHref } from '#content/site.ts';
import type { SearchPart } from '#worker/release/release-manifest.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index/index-file.ts';
import { openEngine } from './open-engine.ts';
import type { SearchEngine } from './search-engine.ts';

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
export const engineLoader = (assets: Assets, parts: readonly SearchPart[]): (() => Promise<SearchEngine>) => {
  const readAll = <T>(kind: keyof SearchPart) =>
    Promise.all(parts.map((part) => readAsset<T>(assets, part[kind])));
  let engine: SearchEngine | undefined;
  let samples: SamplesFile | undefined;
  return async () => {
    if (engine) return engine;
    const [index, texts] = await Promise.all([readAll<IndexFile>('index'), readAll<TextsFile>('texts')]);
    engine = openEngine({
      index,
      texts: texts.flat(),
      samples: async () => {
        samples ??= (await readAll<SamplesFile>('samples')).flat();
        return samples;
      },
    });
    return engine;
  };
};

const readAsset = async <T>(assets: Assets, name: string): Promise<T> => {
  const response = await assets.fetch(`${ANY_ORIGIN}${assetHref(name)}`);
  if (!response.ok) throw new Error(`The search needs the asset ${name}, which answered ${response.status}.`);
  try {
    return await response.json<T>(); // the build wrote it, under the hash of its content
  } catch (cause) {
    throw new Error(`The asset ${name} of the search is damaged.`, { cause });
  }
};
