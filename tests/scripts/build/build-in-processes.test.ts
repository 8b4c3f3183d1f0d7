import { expect, test } from 'vitest';
import { buildInProcesses } from '#scripts/build/build-in-processes.ts';
import { PageCache } from '#scripts/content/store/page-cache.ts';
import { ProcessPool } from '#scripts/processes/process-pool.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** Processes that note their tasks and do nothing. */
class NotingPool extends ProcessPool {
  readonly tasks: string[] = [];
  isClosed = false;

  constructor() {
    super(new URL(import.meta.url), 3);
  }

  override async run<Result>(task: string): Promise<Result> {
    this.tasks.push(task);
    throw new Error('This process does nothing.');
  }

  override async close(): Promise<void> {
    this.isClosed = true;
  }
}

/** Builds a project without settings, which fails as soon as the build has loaded its modules. */
const tasksOfBuild = async (folder: string): Promise<string[]> => {
  const places = { projectRoot: folder, pagesFolder: folder, symbolsFolder: folder, outFolder: folder };
  const processes = new NotingPool();
  const building = buildInProcesses({ ...places, cacheFolder: folder, foreignPages: true }, processes);
  await expect(building).rejects.toThrow('wrangler.toml');
  expect(processes.isClosed).toBe(true);
  return processes.tasks;
};

test('all processes start before the first build of a folder, and none before the next ones', async () => {
  const folder = await temporaryFolder();
  expect(await tasksOfBuild(folder)).toEqual(['warmUp', 'warmUp', 'warmUp']);
  await (await PageCache.open(folder, folder, 'any')).writeIndex([]);
  expect(await tasksOfBuild(folder)).toEqual([]);
});
