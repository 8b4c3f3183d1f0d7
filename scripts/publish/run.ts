import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '#scripts/terminal/operator.ts';
import type { Platform } from './cloudflare-platform.ts';

/** What every command of publishing works with. */
export interface Run {
  platform: Platform;
  progress: Progress;
  pausesMs?: readonly number[];
}

/** KV shows a value everywhere after at most a minute, which is the sum of these pauses between two looks. */
const SPREAD_PAUSES_MS: readonly number[] = [1_000, 4_000, 10_000, 15_000, 15_000, 15_000];

/** Looks again for as long as the platform may take to spread changes. Resolves to what is still wrong then. */
export const waitUntilRight = async (
  look: () => Promise<string | undefined>,
  { progress, pausesMs = SPREAD_PAUSES_MS }: Run,
): Promise<string | undefined> => {
  for (const pauseMs of pausesMs) {
    const fault = await look();
    if (fault === undefined) return undefined;
    progress(`${fault}; trying again in ${pauseMs / 1000} s`, '…');
    await pause(pauseMs);
  }
  return look();
};

/** Resolves to the reason why the work failed, or to `undefined`. */
export const failureOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
