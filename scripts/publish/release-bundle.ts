import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { assetFolder, posixPath, sha256 } from '#scripts/content/files/output-files.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { PageEntry, Release } from '#worker/model/release-manifest.ts';

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
  const folder = assetFolder(outFolder);
  const [pageFiles, assetFiles, headers] = await Promise.all([
    bundleFiles(outFolder).catch(() => []),
    readdir(folder).catch(() => []),
    readFile(join(outFolder, 'public/_headers'), 'utf8').catch(() => ''),
  ]);
  const pages = await mapOf(pageFiles, async ({ key, file }) => [key, await readFile(file, 'utf8')]);
  const assets = await mapOf(assetFiles.sort(), async (name) => [name, await readFile(join(folder, name))]);
  const faults = [
    ...Object.entries(release.pages).flatMap(([path, entry]) => pageFaults(path, entry, pages)),
    ...assetNames(release.assets)
      .filter((file) => !assets.has(file))
      .map((file) => `the asset ${file} is missing`),
    ...(headers === '' ? ['the headers of the assets (_headers) are missing'] : []),
  ];
  if (faults.length === 0) return { release, pages, assets };
  const more = faults.length > SHOWN_FAULTS ? `; and ${faults.length - SHOWN_FAULTS} more` : '';
  const shown = faults.slice(0, SHOWN_FAULTS).join('; ');
  throw new RunbookError('incomplete', `in ${outFolder}, ${shown}${more}. Nothing was published.`);
};

const mapOf = async <Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Promise<[key: string, value: Value]>,
): Promise<Map<string, Value>> => new Map(await Promise.all(items.map(read)));

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
    const details = `there is no finished build in ${outFolder}.`;
    throw new RunbookError('incomplete', details, 'Build first: npm run build');
  }
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

interface BundleFile {
  /** The key in KV, such as `page/{hash}`. */
  key: string;
  file: string;
}

/** The bundle's files for KV. A file's path is its key. */
export const bundleFiles = async (outFolder: string): Promise<BundleFile[]> => {
  const folder = join(outFolder, 'kv');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, key: posixPath(relative(folder, file)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
};

export const ASSET_PREFIX = 'asset/';
const RECORD_PREFIX = 'release/';

/** The record that KV keeps of each release, so any machine can roll back to it. It is written first and never changes. */
const RecordSchema = v.object({
  release: v.string(),
  /** The hashes of each page's data and Markdown, by path. */
  pages: v.record(v.string(), v.object({ hash: v.string(), markdown: v.string() })),
  /** The key of each asset's bytes, by file name below /docs/assets/. */
  assets: v.record(v.string(), v.string()),
});

export type ReleaseRecord = v.InferOutput<typeof RecordSchema>;

export const recordKey = (release: string): string => `${RECORD_PREFIX}${release}`;

/** Returns `undefined` when the stored text is not a record. */
export const parseRecord = (text: string | undefined): ReleaseRecord | undefined => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), RecordSchema), text);
  return success ? output : undefined;
};

/** The keys of a page's data and of its Markdown. */
const pageKeys = ({ hash, markdown }: ReleaseRecord['pages'][string]): string[] => [
  `page/${hash}`,
  `markdown/${markdown}`,
];

/** Every key that the release needs in KV, each once. */
export const keysOfRecord = ({ pages, assets }: ReleaseRecord): string[] => [
  ...new Set([...Object.values(pages).flatMap(pageKeys), ...Object.values(assets)]),
];

/** `true` if the value is the one that its key names: page data and Markdown as they are, assets in base64. */
export const isRight = (key: string, value: string | undefined): boolean =>
  value !== undefined &&
  key.endsWith(`/${sha256(key.startsWith(ASSET_PREFIX) ? Buffer.from(value, 'base64') : value)}`);
