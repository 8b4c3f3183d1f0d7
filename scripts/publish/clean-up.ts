import { setTimeout as pause } from 'node:timers/promises';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { Platform, Run } from './platform.ts';
import { ASSET_PREFIX, isRecordKey, keysOfRecord, parseRecord, recordKey } from './release-bundle.ts';
import { HISTORY_PREFIX, liveSwitch, readHistory } from './release-history.ts';

interface CleanUp extends Run {
  /** `false` only counts what would be deleted. */
  deletes: boolean;
  pauseMs?: number;
}

/** Nothing younger is deleted, so that a killed run can be repeated and previews stay available. */
const KEPT_DAYS = 30;
/** The number of releases that can be rolled back to, however old they are. */
const KEPT_RELEASES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** KV may show a change a minute late, so everything is read twice before the deletion, and once after it. */
const SPREAD_MS = 60_000;

/**
 * Deletes the keys that publishing wrote more than 30 days ago and that no release names that stays: none of the latest twenty that
 * readers had, and none whose record is younger. Rejects with {@link RunbookError} if it cannot be sure.
 */
export const cleanUp = async ({
  platform,
  deletes,
  progress,
  pauseMs = SPREAD_MS,
}: CleanUp): Promise<void> => {
  const { store } = platform;
  const now = await platform.now();
  const first = await outdatedKeys(platform, now);
  if (!deletes) return progress(`${counted(first)} could be deleted: npm run cleanup -- --delete`);
  if (first.length === 0) return progress('nothing to delete');
  progress(`${counted(first)} could be deleted; everything is read once more in ${pauseMs / 1000} s`, '…');
  await pause(pauseMs);
  const second = new Set(await outdatedKeys(platform, now));
  const outdated = first.filter((key) => second.has(key));
  // The history and the records go first, so none of them names a key that is gone.
  await store.delete(outdated.filter((key) => !isContent(key)));
  await store.delete(outdated.filter(isContent));
  progress(
    `${counted(outdated)} deleted; looking whether a new release needs one in ${pauseMs / 1000} s`,
    '…',
  );
  await pause(pauseMs);
  const { named } = await requiredKeys(platform, now);
  const needed = outdated.filter((key) => named.has(key));
  if (needed.length === 0) return progress('no release needs what was deleted');
  throw new RunbookError(
    'deleted',
    `${counted(needed)} (${needed[0]}). It was published during the cleanup.`,
  );
};

const counted = ({ length }: readonly string[]): string => (length === 1 ? '1 key' : `${length} keys`);

const isContent = (key: string): boolean => /^(?:page|markdown)\//.test(key) || key.startsWith(ASSET_PREFIX);

const outdatedKeys = async (platform: Platform, now: string): Promise<string[]> => {
  const { named, times, isOld } = await requiredKeys(platform, now);
  return [...times.keys()].filter(
    (key) =>
      (isContent(key) || isRecordKey(key) || key.startsWith(HISTORY_PREFIX)) && isOld(key) && !named.has(key),
  );
};

const requiredKeys = async (platform: Platform, now: string) => {
  const [history, times] = await Promise.all([readHistory(platform), platform.store.list()]);
  const end = Date.parse(now) - KEPT_DAYS * DAY_MS;
  const isOld = (key: string): boolean => Date.parse(times.get(key) ?? now) < end;
  const live = liveSwitch(history)?.release;
  const releases = new Set(history.releases.slice(0, KEPT_RELEASES).map(({ release }) => release));
  if (live) releases.add(live);
  const listed = [...times.keys()].filter(isRecordKey);
  const records = new Set([...Array.from(releases, recordKey), ...listed.filter((key) => !isOld(key))]);
  const texts = await platform.store.get([...records]);
  // A release may have lost its record. But one that KV lists must show it, and what readers have must be known.
  for (const key of [recordKey(live ?? '(live)'), ...listed.filter((listedKey) => records.has(listedKey))]) {
    if (!parseRecord(texts.get(key)))
      throw new RunbookError('notDeleted', `the record ${key} cannot be read.`);
  }
  const switches = history.switches.filter(({ release }) => releases.has(release)).map(({ key }) => key);
  const content = [...texts.values()].flatMap((text) => {
    const record = parseRecord(text);
    return record ? keysOfRecord(record) : [];
  });
  return { named: new Set([...records, ...switches, ...content]), times, isOld };
};
