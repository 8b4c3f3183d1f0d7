import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import {
  currentRelease,
  formerRelease,
  readHistory,
  releasesNewestFirst,
  writeRecord,
} from './release-history.ts';
import { keysOfRecord, type ReleaseRecord } from './release-record.ts';

interface Rollback {
  store: KeyValueStore;
  /** A release id or the beginning of one; `undefined` means the release before the current one. */
  wanted: string | undefined;
  dryRun: boolean;
  /** Deploys this version of the Worker to all readers. */
  restoreWorker: (versionId: string, releaseId: string) => Promise<void>;
  progress: (line: string) => void;
  now?: () => Date;
}

/** Makes a former release live again. Rejects with {@link OperatorError} when KV lacks one of its keys. */
export const rollBack = async (rollback: Rollback): Promise<ReleaseRecord> => {
  const { store, wanted, dryRun, restoreWorker, progress, now = () => new Date() } = rollback;
  const { records } = await readHistory(store);
  const current = currentRelease(records);
  if (!current) throw new OperatorError('KV knows no release.', 'First: npm run deploy');
  const target = wanted === undefined ? formerRelease(records) : namedRelease(records, wanted);
  if (!target) throw noTarget(records, wanted);
  progress(`readers have ${describe(current)}`);
  progress(`going back to ${describe(target)}`);

  const { versionId } = target;
  if (versionId === undefined) throw unusable(target, 'no Worker version is noted for it');
  const present = await store.list('');
  const keys = keysOfRecord(target);
  const missing = keys.filter((key) => !present.has(key));
  if (missing.length > 0)
    throw unusable(target, `KV lacks ${missing.length} of its ${keys.length} keys (${missing[0]})`);
  progress(`KV has all ${keys.length} keys of it`);
  if (dryRun) {
    progress(`dry run: Worker version ${versionId} would be deployed; nothing was changed`);
    return target;
  }
  await restoreWorker(versionId, target.id);
  const restored: ReleaseRecord = { ...target, state: 'restored', time: now().toISOString() };
  await writeRecord(store, restored);
  progress(`readers have release ${target.id} again`);
  return restored;
};

/** A list with one line for each release, newest first. */
export const releaseList = (records: readonly ReleaseRecord[]): string => {
  const current = currentRelease(records)?.id;
  return releasesNewestFirst(records)
    .map((record) => `${record.id === current ? '*' : ' '} ${describe(record)}`)
    .join('\n');
};

const describe = ({ id, time, commit, state }: ReleaseRecord): string =>
  `${id} (${state} ${time}${commit === undefined ? '' : `, built from ${commit}`})`;

const namedRelease = (records: readonly ReleaseRecord[], wanted: string): ReleaseRecord | undefined => {
  const named = releasesNewestFirst(records).filter(({ id }) => id.startsWith(wanted));
  return named.length === 1 ? named[0] : undefined;
};

const noTarget = (records: readonly ReleaseRecord[], wanted: string | undefined): OperatorError =>
  new OperatorError(
    wanted === undefined
      ? 'There is no release before the one that readers have.'
      : `${JSON.stringify(wanted)} does not name exactly one release.`,
    `Name one of these: npm run rollback -- RELEASE\n${releaseList(records)}`,
  );

const unusable = ({ id, commit }: ReleaseRecord, reason: string): OperatorError =>
  new OperatorError(
    `Release ${id} can't be restored: ${reason}. Nothing was changed.`,
    `Choose another (npm run rollback -- --list), or build it again: ${
      commit === undefined ? 'check out its commit' : `git checkout ${commit.replace(/-dirty$/, '')}`
    }, then npm ci && npm run deploy`,
  );
