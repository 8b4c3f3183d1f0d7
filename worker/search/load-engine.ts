import { assetHref } from '#content/site.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import type { SearchAssets } from '#worker/model/release-manifest.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index-format.ts';
import { openEngine, type SearchEngine } from './search-engine.ts';

/** The binding `ASSETS`, which serves the static assets. */
export interface Assets {
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'arrayBuffer'>>;
}

/** The binding looks at the path alone. */
const ANY_ORIGIN = 'https://assets.invalid';
/** A reader who has waited this long searches again sooner than the file comes. */
const DEADLINE_MS = 5_000;

/**
 * A function that gives this isolate's engine and loads it at the first call. It rejects with an error that names the file if
 * one is missing or damaged, and the next call tries again. Only what is complete is cached, because a request that another one
 * waits for may be canceled. Requests that come at the same time each read the files, but only the first of them opens an
 * engine: twenty engines would need more memory than an isolate has.
 */
export const engineLoader = (assets: Assets, files: SearchAssets): (() => Promise<SearchEngine>) => {
  const read = (kind: keyof SearchAssets) => readAsset(assets, files[kind]);
  let engine: SearchEngine | undefined;
  let samples: SamplesFile | undefined;
  return async () => {
    if (engine) return engine;
    const [index, texts] = await Promise.all([read('index'), read('texts')]);
    engine ??= openEngine({
      index: parsed<IndexFile>(index),
      texts: parsed<TextsFile>(texts),
      samples: async () => {
        samples ??= parsed<SamplesFile>(await read('samples'));
        return samples;
      },
    });
    return engine;
  };
};

interface AssetBytes {
  name: string;
  bytes: ArrayBuffer;
}

const readAsset = (assets: Assets, name: string): Promise<AssetBytes> => {
  const read = async () => {
    const response = await assets.fetch(`${ANY_ORIGIN}${assetHref(name)}`);
    if (!response.ok)
      throw new Error(`The search needs the asset ${name}, which answered ${response.status}.`);
    return { name, bytes: await response.arrayBuffer() };
  };
  const late = () => new Error(`The search needs the asset ${name}, which took more than ${DEADLINE_MS} ms.`);
  return withinDeadline(read, DEADLINE_MS, late);
};

const parsed = <T>({ name, bytes }: AssetBytes): T => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T; // the build wrote it, under the hash of its content
  } catch (cause) {
    throw new Error(`The asset ${name} of the search is damaged.`, { cause });
  }
};
