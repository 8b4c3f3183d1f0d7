import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INTERRUPTED = 130;

/** Runs `work` with a new folder, which is gone afterwards, also when somebody interrupts the run. */
export const withTemporaryFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const interrupt = () => {
    remove();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await work(folder);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    remove();
  }
};
