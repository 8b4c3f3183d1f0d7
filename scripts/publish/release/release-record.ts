import * as v from 'valibot';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { Release } from '#worker/release/release-manifest.ts';

const RECORD_PREFIX = 'version/';
export const ASSET_PREFIX = 'asset/';

/**
 * The record that KV keeps for each version of the Worker, so any machine can roll back to it. It is written before readers get the
 * version and never changes. The platform knows which versions readers had, and when.
 */
const RecordSchema = v.object({
  /** The id of the release that the version contains. */
  release: v.string(),
  /** git's name for the tree that was built. */
  commit: v.optional(v.string()),
  /** The origin at which readers find the version when it is live. */
  origin: v.optional(v.string()),
  /** The hashes of each page's data and Markdown, by path. */
  pages: v.record(v.string(), v.object({ hash: v.string(), markdown: v.string() })),
  /** The key of each asset's bytes, by file name below /docs/assets/. */
  assets: v.record(v.string(), v.string()),
});

export type VersionRecord = v.InferOutput<typeof RecordSchema>;

export const recordKey = (versionId: string): string => `${RECORD_PREFIX}${versionId}`;

export const isRecordKey = (key: string): boolean => key.startsWith(RECORD_PREFIX);

/** Returns `undefined` when the stored text is not a record. */
export const parseRecord = (text: string): VersionRecord | undefined => {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), RecordSchema), text);
  return success ? output : undefined;
};

/** The part of a record that names pages. */
export const recordedPages = ({ pages }: Pick<Release, 'pages'>): VersionRecord['pages'] =>
  Object.fromEntries(Object.entries(pages).map(([path, { hash, markdown }]) => [path, { hash, markdown }]));

/** The keys of a page's data and of its Markdown. */
export const pageKeys = ({ hash, markdown }: VersionRecord['pages'][string]): string[] => [
  `page/${hash}`,
  `markdown/${markdown}`,
];

/** Every key that the version needs in KV, each once. */
export const keysOfRecord = ({ pages, assets }: Pick<VersionRecord, 'pages' | 'assets'>): string[] => [
  ...new Set([...Object.values(pages).flatMap(pageKeys), ...Object.values(assets)]),
];

/** `true` if the value is the one that its key names: page data and Markdown as they are, assets in base64. */
export const isRight = (key: string, value: string | undefined): boolean =>
  value !== undefined &&
  key.endsWith(`/${sha256(key.startsWith(ASSET_PREFIX) ? Buffer.from(value, 'base64') : value)}`);
