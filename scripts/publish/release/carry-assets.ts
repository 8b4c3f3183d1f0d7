import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { isRight, type VersionRecord } from './release-record.ts';

/** The number of former releases whose assets stay, because readers may fetch lazy scripts minutes after their page. */
export const CARRIED_RELEASES = 3;

export interface CarriedAssets {
  carried: string[];
  /** The files whose bytes are missing or wrong in KV. */
  lost: string[];
}

/** Writes the assets of former releases from KV next to the new ones, because another machine may have built them. */
export const carryAssets = async (
  store: KeyValueStore,
  formerReleases: readonly VersionRecord[],
  folder: string,
): Promise<CarriedAssets> => {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const absent = formerReleases
    .flatMap(({ assets }) => Object.entries(assets))
    .filter(([file]) => !present.has(file) && file === basename(file));
  const wanted = new Map(absent);
  const values = await store.get([...new Set(wanted.values())]);
  const result: CarriedAssets = { carried: [], lost: [] };
  for (const [file, key] of wanted) {
    const value = values.get(key);
    const isWhole = isRight(key, value);
    if (isWhole) await writeFile(join(folder, file), Buffer.from(value ?? '', 'base64'));
    result[isWhole ? 'carried' : 'lost'].push(file);
  }
  return result;
};
