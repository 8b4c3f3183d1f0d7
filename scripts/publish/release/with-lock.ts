import type { Platform } from '#scripts/publish/platform.ts';
import type { Lock } from '#scripts/publish/take-lock.ts';

interface Locked {
  platform: Platform;
  progress: (line: string) => void;
}

/** Does `work` while only this run has the right to publish. */
export const withLock = async <Result>(
  command: string,
  { platform, progress }: Locked,
  work: (lock: Lock) => Promise<Result>,
): Promise<Result> => {
  const lock = await platform.lock(command);
  try {
    return await work(lock);
  } finally {
    // The work is done, and the lock expires.
    await lock.free().catch(() => progress('the lock was not released; it expires in 15 minutes'));
  }
};
