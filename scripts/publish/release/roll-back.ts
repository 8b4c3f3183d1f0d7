import type { Platform } from '#scripts/publish/platform.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import {
  describeRelease,
  formerRelease,
  type PastVersion,
  readHistory,
  releaseName,
  releasesNewestFirst,
} from './release-history.ts';
import { isRight, keysOfRecord, type VersionRecord } from './release-record.ts';
import { switchTo } from './switch-to.ts';
import { withLock } from './with-lock.ts';

interface Rollback {
  platform: Platform;
  /** A release id or the beginning of one; `undefined` means the release before the live one. */
  wanted: string | undefined;
  dryRun: boolean;
  progress: (line: string) => void;
  pausesMs?: readonly number[];
}

/** Gives a former release to readers again. Rejects with {@link RunbookError} if KV lacks one of its keys. */
export const rollBack = async (rollback: Rollback): Promise<void> => {
  if (rollback.dryRun) {
    await findTarget(rollback);
    return rollback.progress('dry run: nothing was changed');
  }
  await withLock('rollback', rollback, async (lock) => {
    const { live, target, record } = await findTarget(rollback);
    await lock.requireHeld();
    await switchTo({ ...rollback, versionId: target.versionId, record, before: live, otherwise: 'stay' });
  });
};

const findTarget = async ({ platform, wanted, progress }: Rollback) => {
  const history = await readHistory(platform);
  const [live] = history;
  if (!live)
    throw new RunbookError('notDeployed', 'the account has no Worker.', 'Deploy first: npm run deploy');
  const target = wanted === undefined ? formerRelease(history) : namedRelease(history, wanted);
  if (!target) throw noTarget(history, wanted);
  progress(`readers have ${describeRelease(live)}`);
  progress(`going back to ${describeRelease(target)}`);
  const record = await requireRestorable(platform, target);
  progress(`KV: all ${keysOfRecord(record).length} keys of it are right`);
  return { live, target, record };
};

/** A list with one line for each release, newest first. The star marks what readers have. */
export const releaseList = (history: readonly PastVersion[]): string =>
  releasesNewestFirst(history)
    .map((past) => `${past === history[0] ? '*' : ' '} ${describeRelease(past)}`)
    .join('\n');

const namedRelease = (history: readonly PastVersion[], wanted: string): PastVersion | undefined => {
  const named = releasesNewestFirst(history).filter((past) => releaseName(past).startsWith(wanted));
  return named.length === 1 ? named[0] : undefined;
};

const requireRestorable = async ({ store }: Platform, target: PastVersion): Promise<VersionRecord> => {
  const { record } = target;
  if (!record) throw notRestorable(target, 'KV has no record of it');
  const keys = keysOfRecord(record);
  const values = await store.get(keys);
  const wrong = keys.filter((key) => !isRight(key, values.get(key)));
  if (wrong.length === 0) return record;
  throw notRestorable(target, `${wrong.length} of its ${keys.length} keys are wrong in KV (${wrong[0]})`);
};

const noTarget = (history: readonly PastVersion[], wanted: string | undefined): RunbookError =>
  new RunbookError(
    'noTarget',
    wanted === undefined
      ? 'Cloudflare lists no release before the one that readers have.'
      : `${JSON.stringify(wanted)} does not match exactly one release.`,
    `Name one of these: npm run rollback -- RELEASE\n${releaseList(history)}`,
  );

const notRestorable = (target: PastVersion, reason: string): RunbookError => {
  const commit = target.record?.commit?.replace(/-dirty$/, '');
  return new RunbookError(
    'notRestorable',
    `${releaseName(target)}: ${reason}. Readers see no change.`,
    `Choose another (npm run rollback -- --list), or build it again: ${
      commit === undefined ? 'check out its commit' : `git checkout ${commit}`
    }, then npm ci && npm run deploy`,
  );
};
