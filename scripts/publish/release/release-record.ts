import * as v from 'valibot';

export const RECORD_PREFIX = 'release/';
export const ASSET_PREFIX = 'asset/';

/**
 * A release's record in KV, which lets any machine deploy, clean up or roll back. Its state is one of these:
 * `publishing`: its keys are being written and must not be cleaned up. `deployed`: a deploy made it live.
 * `restored`: a rollback made it live again. `preview`: it has a separate address and is not live.
 */
const RecordSchema = v.object({
  id: v.string(),
  /** The ISO time at which the release entered this state. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  state: v.picklist(['publishing', 'deployed', 'restored', 'preview']),
  /** Cloudflare's id of the Worker version. */
  versionId: v.optional(v.string()),
  /** The origin at which the release answered after the deploy. */
  origin: v.optional(v.string()),
  /** git's name for the tree that was built. */
  commit: v.optional(v.string()),
  /** The keys of the release's page data and Markdown. */
  keys: v.array(v.string()),
  /** The key of each asset's bytes, by file name below /docs/assets/. */
  assets: v.record(v.string(), v.string()),
});

export type ReleaseRecord = v.InferOutput<typeof RecordSchema>;

/** The key of a release's record. A release has one record for each state; entering a state again replaces its record. */
export const recordKey = ({ id, state }: Pick<ReleaseRecord, 'id' | 'state'>): string =>
  `${RECORD_PREFIX}${id}/${state}`;

/** Returns `undefined` when the stored text is not a record. */
export const parseRecord = (text: string): ReleaseRecord | undefined => {
  try {
    const parsed = v.safeParse(RecordSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** Every key that the release needs in KV. */
export const keysOfRecord = ({ keys, assets }: Pick<ReleaseRecord, 'keys' | 'assets'>): string[] => [
  ...keys,
  ...Object.values(assets),
];
