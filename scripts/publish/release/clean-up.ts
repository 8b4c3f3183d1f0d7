import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '#scripts/publish/platform.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { isRecordKey, keysOfRecord, parseRecord, recordKey } from './release-record.ts';
import { withLock } from './with-lock.ts';

interface CleanUp {
  platform: Platform;
  /** `false` only counts what would be deleted. */
  deletes: boolean;
  progress: (line: string) => void;
  pauseMs?: number;
}

/** Nothing younger is deleted, so that a killed run can be repeated and previews stay available. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** KV may show a change a minute late, so everything is read twice. */
const SPREAD_MS = 60_000;

/**
 * Deletes the keys that publishing wrote more than 30 days ago and that no kept version names: none of the latest ten
 * deployments, none of the latest ten versions, and none whose record is younger. All times are those of the platform's
 * clock. Rejects with {@link RunbookError} if it cannot be sure.
 */
export const cleanUp = (options: CleanUp): Promise<void> =>
  withLock('cleanup', options, async (lock) => {
    const { platform, deletes, progress, pauseMs = SPREAD_MS } = options;
    const first = await outdatedKeys(platform, lock.time);
    if (!deletes) return progress(`${counted(first)} could be deleted: npm run cleanup -- --delete`);
    if (first.length === 0) return progress('nothing to delete');
    progress(`${counted(first)} could be deleted; everything is read once more in ${pauseMs / 1000} s`);
    await pause(pauseMs);
    const second = new Set(await outdatedKeys(platform, lock.time));
    const outdated = first.filter((key) => second.has(key));
    await lock.requireHeld();
    // A record goes before the keys that it names, so no record ever names a key that is gone.
    await platform.store.delete(outdated.filter(isRecordKey));
    await platform.store.delete(outdated.filter((key) => !isRecordKey(key)));
    progress(`${counted(outdated)} deleted`);
  });

const counted = ({ length }: readonly string[]): string => (length === 1 ? '1 key' : `${length} keys`);

const outdatedKeys = async (platform: Platform, now: string): Promise<string[]> => {
  const { store } = platform;
  const [deployments, versions, times] = await Promise.all([
    platform.deployments(),
    platform.latestVersions(),
    store.list(),
  ]);
  const end = Date.parse(now) - KEPT_DAYS * DAY_MS;
  const isOld = (key: string): boolean => Date.parse(times.get(key) ?? now) < end;
  const latest = [...deployments.map(({ versionId }) => versionId), ...versions].map(recordKey);
  const listed = [...times.keys()].filter(isRecordKey);
  const kept = new Set([...latest, ...listed.filter((key) => !isOld(key))]);
  const texts = await store.get([...kept]);
  requireRecord(recordKey(deployments[0]?.versionId ?? ''), texts);
  // A version of the dashboard has no record, but a record that KV lists must show its text.
  for (const key of listed) if (kept.has(key)) requireRecord(key, texts);
  const named = new Set([...texts.values()].flatMap((text) => keysOfRecord(parseRecord(text) ?? NO_KEYS)));
  return [...times.keys()].filter((key) => isOld(key) && !kept.has(key) && !named.has(key));
};

const NO_KEYS = { pages: {}, assets: {} };

const requireRecord = (key: string, texts: ReadonlyMap<string, string>): void => {
  if (parseRecord(texts.get(key) ?? '')) return;
  throw new RunbookError(
    'notDeleted',
    `the record ${key} cannot be read.`,
    'Run the same command again in a minute. If it still fails, deploy once, so that the live version has a record: npm run deploy',
  );
};
