import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { keysOfRecord, parseRecord, RECORD_PREFIX, type ReleaseRecord, recordKey } from './release-record.ts';

/** The number of releases that stay available for a rollback. */
const KEPT_RELEASES = 10;
const KEPT_PREVIEWS = 10;
/** A publication that has not ended after a day was interrupted. */
const PUBLISHING_MS = 24 * 60 * 60 * 1000;

export interface ReleaseHistory {
  /** The records, oldest first. */
  records: ReleaseRecord[];
  /** The keys of records that can't be read. Nothing is cleaned up while there are any. */
  unreadable: string[];
}

export const readHistory = async (store: KeyValueStore): Promise<ReleaseHistory> => {
  const history: ReleaseHistory = { records: [], unreadable: [] };
  for (const [key, text] of await store.get([...(await store.list(RECORD_PREFIX))])) {
    const record = parseRecord(text);
    if (record) history.records.push(record);
    else history.unreadable.push(key);
  }
  history.records.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  return history;
};

export const writeRecord = (store: KeyValueStore, record: ReleaseRecord): Promise<void> =>
  store.put(new Map([[recordKey(record), JSON.stringify(record)]]));

/** The records of releases that readers have had, oldest first. */
const liveRecords = (records: readonly ReleaseRecord[]): ReleaseRecord[] =>
  records.filter(({ state }) => state === 'deployed' || state === 'restored');

/** The release that readers have now. */
export const currentRelease = (records: readonly ReleaseRecord[]): ReleaseRecord | undefined =>
  liveRecords(records).at(-1);

/**
 * The release that readers had before the current one. After a rollback, this is the release before the first deploy of the
 * restored one. A second rollback therefore goes further back and does not undo the first one.
 */
export const formerRelease = (records: readonly ReleaseRecord[]): ReleaseRecord | undefined => {
  const live = liveRecords(records);
  const current = live.at(-1);
  if (!current) return undefined;
  const deployed = live.findIndex(({ id, state }) => id === current.id && state === 'deployed');
  const end = current.state === 'restored' && deployed !== -1 ? deployed : live.length;
  return live.slice(0, end).findLast(({ id }) => id !== current.id);
};

/** One record for each release, newest first. */
export const releasesNewestFirst = (records: readonly ReleaseRecord[]): ReleaseRecord[] => {
  const releases = new Map<string, ReleaseRecord>();
  for (const record of liveRecords(records).reverse())
    if (!releases.has(record.id)) releases.set(record.id, record);
  return [...releases.values()];
};

/** The records that no rollback, preview or running publication needs. */
export const outdatedRecords = (records: readonly ReleaseRecord[], now: Date): ReleaseRecord[] => {
  const kept = new Set(
    releasesNewestFirst(records)
      .slice(0, KEPT_RELEASES)
      .map(({ id }) => id),
  );
  const previews = new Set(records.filter(({ state }) => state === 'preview').slice(-KEPT_PREVIEWS));
  return records.filter((record) => {
    if (record.state === 'preview') return !previews.has(record);
    if (record.state === 'publishing') return now.getTime() - Date.parse(record.time) > PUBLISHING_MS;
    return !kept.has(record.id);
  });
};

/** The keys that only outdated records name. Keys that no record names are kept: they may belong to something else. */
export const unusedKeys = (
  records: readonly ReleaseRecord[],
  outdated: readonly ReleaseRecord[],
): string[] => {
  const gone = new Set(outdated);
  const used = new Set(records.filter((record) => !gone.has(record)).flatMap(keysOfRecord));
  return [...new Set(outdated.flatMap(keysOfRecord))].filter((key) => !used.has(key));
};
