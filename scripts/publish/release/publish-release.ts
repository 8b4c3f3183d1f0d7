import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { type CarriedAssets, carryAssets } from './carry-assets.ts';
import { putVerified } from './put-verified.ts';
import { assetFolderOf, assetKey, readReleaseBundle, valuesOf } from './release-bundle.ts';
import {
  outdatedRecords,
  type ReleaseHistory,
  readHistory,
  releasesNewestFirst,
  unusedKeys,
  writeRecord,
} from './release-history.ts';
import { keysOfRecord, type ReleaseRecord, recordKey } from './release-record.ts';

/** The version and address of a Worker after its deploy. */
export interface DeployedWorker {
  versionId?: string;
  origin?: string;
}

interface Publication {
  store: KeyValueStore;
  /** The output folder of a finished build. */
  outFolder: string;
  state: 'deployed' | 'preview';
  commit: string | undefined;
  /** Called after every key that the release needs has been written to KV and read back. */
  deployWorker: (releaseId: string) => Promise<DeployedWorker>;
  progress: (line: string) => void;
  now?: () => Date;
  pausesMs?: readonly number[];
}

/**
 * Publishes a build in an order that makes a deploy safe: checks the build, writes the new keys and reads them back,
 * adds the assets of former releases, deploys the Worker, writes the record, and finally deletes keys that no kept
 * release uses. A publication can be run again after an interruption at any point.
 */
export const publishRelease = async (publication: Publication): Promise<ReleaseRecord> => {
  const { store, outFolder, state, commit, deployWorker, progress, now = () => new Date() } = publication;
  const bundle = await readReleaseBundle(outFolder);
  const { id } = bundle.release;
  const started = {
    id,
    ...(commit === undefined ? {} : { commit }),
    keys: [...bundle.pages.keys()],
    assets: Object.fromEntries(Array.from(bundle.assets, ([file, bytes]) => [file, assetKey(bytes)])),
  };
  progress(`release ${id}: ${Object.keys(bundle.release.pages).length} pages, ${bundle.assets.size} assets`);

  const { records } = await readHistory(store);
  const publishing: ReleaseRecord = { ...started, state: 'publishing', time: now().toISOString() };
  await writeRecord(store, publishing);
  const proven = new Set(records.filter((record) => record.state !== 'publishing').flatMap(keysOfRecord));
  const { written, verified } = await putVerified(store, {
    ...publication,
    wanted: valuesOf(bundle),
    proven,
  });
  progress(`KV: ${written} new keys written, ${verified} read back and right`);

  const former = releasesNewestFirst(records).filter((record) => record.id !== id);
  progress(carriedLine(await carryAssets(store, former, assetFolderOf(outFolder))));

  const worker = await deployWorker(id);
  const record: ReleaseRecord = { ...started, ...worker, state, time: now().toISOString() };
  await writeRecord(store, record);
  await store.delete([recordKey(publishing)]);
  progress(`KV: release ${id} is noted as ${state}`);
  await cleanUp(store, progress, now());
  return record;
};

const carriedLine = ({ carried, lost }: CarriedAssets): string => {
  const missing =
    lost.length === 0 ? '' : `; KV has lost ${lost.join(', ')}: pages opened long ago may reload once`;
  return `assets: ${carried.length} of former releases carried along${missing}`;
};

/** Deletes keys before the records that name them, so the next run can finish an interrupted cleanup. */
const cleanUp = async (store: KeyValueStore, progress: (line: string) => void, now: Date): Promise<void> => {
  const { records, unreadable }: ReleaseHistory = await readHistory(store);
  if (unreadable.length > 0) {
    progress(
      `KV: nothing cleaned up, since these records can't be read: ${unreadable.join(', ')}. Delete them by hand.`,
    );
    return;
  }
  const outdated = outdatedRecords(records, now);
  const unused = unusedKeys(records, outdated);
  await store.delete(unused);
  await store.delete(outdated.map(recordKey));
  if (outdated.length > 0) progress(`KV: ${unused.length} keys that no kept release uses are deleted`);
};
