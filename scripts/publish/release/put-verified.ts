import { setTimeout as pause } from 'node:timers/promises';
import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

/** The pauses before each further attempt, because KV may take a moment to return a new value. */
const PAUSES_MS = [1_000, 5_000, 15_000] as const;
const NAMED_KEYS = 3;

interface PutOptions {
  /** The keys and values that readers will need. */
  wanted: ReadonlyMap<string, string>;
  /** Keys that an earlier release has verified. They are not read again if KV still has them. */
  proven: ReadonlySet<string>;
  pausesMs?: readonly number[];
}

interface PutResult {
  written: number;
  verified: number;
}

/**
 * Writes the wanted keys that the store lacks and reads back all keys that are not proven. If the value of a key is wrong,
 * the key is written again. Rejects with {@link OperatorError} if the value is still wrong after the last attempt.
 */
export const putVerified = async (store: KeyValueStore, options: PutOptions): Promise<PutResult> => {
  const { wanted, proven, pausesMs = PAUSES_MS } = options;
  const present = await store.list('');
  const unproven = [...wanted.keys()].filter((key) => !present.has(key) || !proven.has(key));
  const missing = unproven.filter((key) => !present.has(key));

  await store.put(part(wanted, missing));
  let wrong = await misread(store, wanted, unproven);
  for (const pauseMs of pausesMs) {
    if (wrong.length === 0) break;
    await pause(pauseMs);
    await store.put(part(wanted, wrong));
    wrong = await misread(store, wanted, wrong);
  }
  if (wrong.length > 0) throw notVerified(wrong);
  return { written: missing.length, verified: unproven.length };
};

const part = (values: ReadonlyMap<string, string>, keys: readonly string[]): Map<string, string> =>
  new Map(keys.map((key) => [key, values.get(key) ?? '']));

const misread = async (
  store: KeyValueStore,
  wanted: ReadonlyMap<string, string>,
  keys: readonly string[],
): Promise<string[]> => {
  const found = await store.get(keys);
  return keys.filter((key) => found.get(key) !== wanted.get(key));
};

const notVerified = (keys: readonly string[]): OperatorError => {
  const more = keys.length > NAMED_KEYS ? ` and ${keys.length - NAMED_KEYS} more` : '';
  return new OperatorError(
    `KV does not give back what was written: ${keys.slice(0, NAMED_KEYS).join(', ')}${more}.`,
    'The Worker was not deployed; readers still have the release before. Wait a minute and run the same command again.',
  );
};
