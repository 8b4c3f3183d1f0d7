import { setTimeout as pause } from 'node:timers/promises';
import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

/** KV shows a value everywhere after at most a minute, which is the sum of these pauses between two readings. */
export const SPREAD_PAUSES_MS: readonly number[] = [1_000, 4_000, 10_000, 15_000, 15_000, 15_000];
const NAMED_KEYS = 3;

interface PutOptions {
  store: KeyValueStore;
  /** The time of the platform's clock. */
  time: string;
  progress: (line: string) => void;
  pausesMs?: readonly number[] | undefined;
}

/**
 * Reads all keys back and writes those that are missing or wrong, until all are right. Returns the number of keys that it
 * wrote. Rejects with {@link RunbookError} if a key is still wrong after a minute.
 */
export const putVerified = async (
  wanted: ReadonlyMap<string, string>,
  { store, time, progress, pausesMs = SPREAD_PAUSES_MS }: PutOptions,
): Promise<number> => {
  const first = await wrongKeys(store, wanted, [...wanted.keys()]);
  let wrong = first;
  for (const [attempt, pauseMs] of [0, ...pausesMs].entries()) {
    if (wrong.length === 0) return first.length;
    if (attempt > 0)
      progress(`KV: ${wrong.length} keys are not there yet; read again in ${pauseMs / 1000} s`);
    await pause(pauseMs);
    await store.put(new Map(wrong.map((key) => [key, wanted.get(key) ?? ''])), time);
    wrong = await wrongKeys(store, wanted, wrong);
  }
  if (wrong.length === 0) return first.length;
  throw notWritten(wrong);
};

const wrongKeys = async (
  store: KeyValueStore,
  wanted: ReadonlyMap<string, string>,
  keys: readonly string[],
): Promise<string[]> => {
  const found = await store.get(keys);
  return keys.filter((key) => found.get(key) !== wanted.get(key));
};

const notWritten = (keys: readonly string[]): RunbookError => {
  const more = keys.length > NAMED_KEYS ? ` and ${keys.length - NAMED_KEYS} more` : '';
  return new RunbookError(
    'unwritten',
    `${keys.slice(0, NAMED_KEYS).join(', ')}${more}. Readers see no change.`,
    'Run the same command again in a minute: it continues where it stopped.',
  );
};
