import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { assetFolder, posixPath, sha256 } from '#scripts/content/files/output-files.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { Release } from '#worker/model/release-manifest.ts';

/** The record that KV keeps of each release, so any machine can roll back to it. It is written first and never changes. */
const RecordSchema = v.object({
  release: v.string(),
  /** The hashes of each page's data and Markdown, by path. */
  pages: v.record(v.string(), v.object({ hash: v.string(), markdown: v.string() })),
  /** The key of each asset's bytes, by file name below /docs/assets/. */
  assets: v.record(v.string(), v.string()),
});

export type ReleaseRecord = v.InferOutput<typeof RecordSchema>;

export interface ReleaseBundle {
  record: ReleaseRecord;
  /** Everything that the release needs in KV, by key: page data and Markdown as they are, assets in base64. */
  values: Map<string, string>;
}

const ASSET_PREFIX = 'asset/';

/** The key of an asset's bytes in KV. */
export const assetKey = (bytes: Uint8Array): string => `${ASSET_PREFIX}${sha256(bytes)}`;

/** Reads a build. Rejects with {@link RunbookError} if a key of it is missing or holds other bytes than its hash names. */
export const readReleaseBundle = async (outFolder: string): Promise<ReleaseBundle> => {
  const { id, pages } = await readRelease(outFolder);
  const values = new Map<string, string>();
  for (const { key, file } of await bundleFiles(outFolder)) values.set(key, await readFile(file, 'utf8'));
  const assets = new Map<string, string>();
  for (const name of (await readdir(assetFolder(outFolder))).sort()) {
    const bytes = await readFile(join(assetFolder(outFolder), name));
    const key = assetKey(bytes);
    assets.set(name, key);
    values.set(key, bytes.toString('base64'));
  }
  const record = v.parse(RecordSchema, { release: id, pages, assets: Object.fromEntries(assets) });
  const wrong = keysOfRecord(record).filter((key) => !isRight(key, values.get(key)));
  if (wrong.length === 0) return { record, values };
  const details = `in ${outFolder}, ${wrong.length} keys are missing or wrong (${wrong[0]}). Nothing was published.`;
  throw new RunbookError('incomplete', details);
};

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

/** The files of a build that KV gets as they are. A file's path is its key, such as `page/{hash}`. */
export const bundleFiles = async (outFolder: string): Promise<{ key: string; file: string }[]> => {
  const folder = join(outFolder, 'kv');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, key: posixPath(relative(folder, file)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
};

export const recordKey = (release: string): string => `release/${release}`;

/** Returns `undefined` when the stored text is not a record. */
export const parseRecord = (text: string | undefined): ReleaseRecord | undefined => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), RecordSchema), text);
  return success ? output : undefined;
};

/** Every key that the release needs in KV, each once. */
export const keysOfRecord = ({ pages, assets }: ReleaseRecord): string[] => [
  ...new Set([
    ...Object.values(pages).flatMap(({ hash, markdown }) => [`page/${hash}`, `markdown/${markdown}`]),
    ...Object.values(assets),
  ]),
];

/** `true` if the value is the one that its key names. */
export const isRight = (key: string, value: string | undefined): boolean =>
  value !== undefined &&
  key.endsWith(`/${sha256(key.startsWith(ASSET_PREFIX) ? Buffer.from(value, 'base64') : value)}`);
