import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { bundleFiles } from '#scripts/publish/bundle-files.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { PageEntry } from '#worker/page/page-entry.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import { ASSET_PREFIX, pageKeys } from './release-record.ts';

export interface ReleaseBundle {
  release: Release;
  /** Page data and Markdown, by KV key. */
  pages: Map<string, string>;
  /** The bytes of each asset, by file name below /docs/assets/. */
  assets: Map<string, Uint8Array>;
}

const SHOWN_FAULTS = 5;

/** Reads a build and checks that no part is missing or damaged. Rejects with {@link RunbookError}. */
export const readReleaseBundle = async (outFolder: string): Promise<ReleaseBundle> => {
  const release = await readRelease(outFolder);
  const [pages, assets, headers] = await Promise.all([
    bundleFiles(outFolder).then(readPages, () => new Map<string, string>()),
    readAssets(assetFolder(outFolder)),
    readFile(join(outFolder, 'public/_headers'), 'utf8').catch(() => ''),
  ]);
  const faults = [
    ...Object.entries(release.pages).flatMap(([path, entry]) => pageFaults(path, entry, pages)),
    ...assetNames(release.assets).flatMap((file) =>
      assets.has(file) ? [] : [`the asset ${file} is missing`],
    ),
    ...(headers === '' ? ['the headers of the assets (_headers) are missing'] : []),
  ];
  if (faults.length > 0) throw incomplete(outFolder, faults);
  return { release, pages, assets };
};

/** The key of an asset's bytes in KV. */
export const assetKey = (bytes: Uint8Array): string => `${ASSET_PREFIX}${sha256(bytes)}`;

/** The bundle's values for KV: unchanged page data, and assets in base64. */
export const valuesOf = ({ pages, assets }: ReleaseBundle): Map<string, string> =>
  new Map([
    ...pages,
    ...Array.from(
      assets.values(),
      (bytes) => [assetKey(bytes), Buffer.from(bytes).toString('base64')] as const,
    ),
  ]);

/** Reads the manifest of a build. Rejects with {@link RunbookError} if there is none. */
export const readRelease = async (outFolder: string): Promise<Release> => {
  try {
    const text = await readFile(join(outFolder, 'release.json'), 'utf8');
    return JSON.parse(text) as Release; // the build wrote it atomically
  } catch {
    throw new RunbookError(
      'incomplete',
      `there is no finished build in ${outFolder}.`,
      'Build first: npm run build',
    );
  }
};

const readPages = async (files: { key: string; file: string }[]): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(files.map(async ({ key, file }) => [key, await readFile(file, 'utf8')] as const)),
  );

const readAssets = async (folder: string): Promise<Map<string, Uint8Array>> => {
  const names = await readdir(folder).catch(() => []);
  return new Map(
    await Promise.all(names.sort().map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
};

const pageFaults = (path: string, entry: PageEntry, pages: ReadonlyMap<string, string>): string[] =>
  pageKeys(entry).flatMap((key) => {
    const text = pages.get(key);
    if (text === undefined) return [`${key} of ${path} is missing`];
    return key.endsWith(`/${sha256(text)}`)
      ? []
      : [`${key} of ${path} holds other bytes than its hash names`];
  });

/** All texts of the manifest's assets are file names, except for the integrity of a file. */
const assetNames = (assets: unknown): string[] => {
  if (typeof assets === 'string') return [assets];
  const parts = Object.entries(assets ?? {}).filter(([name]) => name !== 'integrity');
  return parts.flatMap(([, part]) => assetNames(part));
};

const incomplete = (outFolder: string, faults: string[]): RunbookError => {
  const more = faults.length > SHOWN_FAULTS ? `; and ${faults.length - SHOWN_FAULTS} more` : '';
  return new RunbookError(
    'incomplete',
    `in ${outFolder}, ${faults.slice(0, SHOWN_FAULTS).join('; ')}${more}. Nothing was published.`,
    'Run the same command again. If it still fails: rm -rf .build .cache',
  );
};
