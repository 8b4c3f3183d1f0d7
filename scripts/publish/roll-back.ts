import { RunbookError } from '#scripts/terminal/runbook.ts';
import { isRight, keysOfRecord, parseRecord, type ReleaseRecord, recordKey } from './release-bundle.ts';
import {
  describeLive,
  describeRelease,
  formerRelease,
  type History,
  liveSwitch,
  readHistory,
  releaseList,
  releasesOf,
  type Switch,
} from './release-history.ts';
import type { Run } from './run.ts';
import { switchTo } from './switch-to.ts';

interface Rollback extends Run {
  /** A release id; `undefined` means the last one that was whole and not taken back. */
  wanted: string | undefined;
  dryRun: boolean;
}

/** Gives a former release to readers again. Rejects with {@link RunbookError} if KV lacks one of its keys. */
export const rollBack = async (rollback: Rollback): Promise<void> => {
  const { platform, wanted, dryRun, progress } = rollback;
  const history = await readHistory(platform);
  const target = targetOf(history, wanted);
  progress(`readers have ${describeLive(history)}`);
  progress(`going to ${describeRelease(target)}`);
  const record = await requireRestorable(rollback, target);
  progress(`KV: all ${keysOfRecord(record).length} keys of it are right`);
  if (dryRun) return progress('dry run: nothing was changed');
  const present = liveSwitch(history) ?? { release: '', version: history.live?.versionId ?? '' };
  // A rollback without a release id marks the present release as taken back.
  const leaves: Switch | undefined = wanted === undefined ? { ...present, state: 'taken back' } : undefined;
  await switchTo({ ...rollback, history, target, leaves, record });
};

const targetOf = (history: History, wanted: string | undefined): Switch => {
  const { live } = history;
  if (!live) throw new RunbookError('notDeployed', 'the account has no Worker.');
  const choice = `Name one of these: npm run rollback -- RELEASE\n${releaseList(history)}`;
  if (wanted === undefined && live.split)
    throw new RunbookError('split', `${live.split}. Nothing was changed.`, choice);
  const present = live.split ? undefined : liveSwitch(history)?.release;
  const target =
    wanted === undefined
      ? formerRelease(history, present)
      : releasesOf(history).find(({ release }) => release === wanted);
  if (target && target.release !== present) return target;
  const missing =
    wanted === undefined ? 'no other release was whole.' : `the history has no release ${wanted}.`;
  throw new RunbookError('noTarget', target ? `readers already have ${present}.` : missing, choice);
};

const requireRestorable = async (
  { platform: { store } }: Rollback,
  { release, commit }: Switch,
): Promise<ReleaseRecord> => {
  const record = parseRecord((await store.get([recordKey(release)])).get(recordKey(release)));
  const keys = record ? keysOfRecord(record) : [];
  const values = await store.get(keys);
  const wrong = keys.filter((key) => !isRight(key, values.get(key)));
  if (record && wrong.length === 0) return record;
  const reason = record
    ? `${wrong.length} of its ${keys.length} keys are wrong in KV (${wrong[0]})`
    : 'KV has no record of it';
  const checkout = commit ? `git checkout ${commit.replace(/-dirty$/, '')}` : 'check out its commit';
  const hint = `Choose another (npm run rollback -- --list), or build it again: ${checkout}, then npm ci && npm run deploy`;
  throw new RunbookError('notRestorable', `${release}: ${reason}. Readers see no change.`, hint);
};
