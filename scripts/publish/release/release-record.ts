import * as v from 'valibot';

export const RECORD_PREFIX = 'release/';
export const ASSET_PREFIX = 'asset/';

/**
 * What KV remembers of a release, so that any machine can deploy, clean up or roll back.
 * `publishing`: its keys are being written, and nobody may clean them up. `deployed`: readers got it by a deploy.
 * `restored`: readers got it back by a rollback. `preview`: it has an address of its own, readers don't get it.
 */
const RecordSchema = v.object({
  id: v.string(),
  /** ISO time at which it came into this state. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  state: v.picklist(['publishing', 'deployed', 'restored', 'preview']),
  /** Cloudflare's id of the Worker version. */
  versionId: v.optional(v.string()),
  /** Where it answered after the deploy. */
  origin: v.optional(v.string()),
  /** What git calls the tree that was built. */
  commit: v.optional(v.string()),
  /** Its page data. */
  keys: v.array(v.string()),
  /** File name below /docs/assets/ → key of its bytes. */
  assets: v.record(v.string(), v.string()),
});

export type ReleaseRecord = v.InferOutput<typeof RecordSchema>;

/** A release has one record in each state: doing the same again renews it. */
export const recordKey = ({ id, state }: Pick<ReleaseRecord, 'id' | 'state'>): string =>
  `${RECORD_PREFIX}${id}/${state}`;

/** `undefined` where the stored text is not a record. */
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
