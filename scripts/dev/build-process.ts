import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { formatProblems } from '../content/format-problems.ts';
import { projectRoot } from '../project-root.ts';
import { type LocalStore, openLocalStore } from '../publish/local-store.ts';
import { migrateLocally } from '../publish/migrate-locally.ts';
import { publishLocally } from '../publish/publish-locally.ts';
import type { Built } from './builder.ts';

// The child process of builder.ts: builds and loads local KV each time it is asked, and answers with what came of it.
const outFolder = join(projectRoot, '.build');
const step = (line: string) => console.log(`✓ ${line}`);

const openMigratedStore = async (): Promise<LocalStore> => {
  const store = await openLocalStore();
  const migrations = await migrateLocally(join(projectRoot, 'worker/feedback/migrations'), store.feedback);
  for (const name of migrations) step(`local D1: ${name}`);
  return store;
};

const opening = openMigratedStore();

const build = async (): Promise<Built> => {
  try {
    const { release, problems } = await buildSite({
      projectRoot,
      pagesFolder: join(projectRoot, 'content/pages'),
      outFolder,
      cacheFolder: join(projectRoot, '.cache/pages'),
      foreignPages: false,
      progress: step,
    });
    if (!release) return { problems: formatProblems(problems) };
    const written = await publishLocally(outFolder, (await opening).pages);
    if (written > 0) step(`local KV: ${written} new keys`);
    return { release: release.id };
  } catch (error) {
    return { problems: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async () => process.send?.(await build()));
process.on('disconnect', () => process.exit(0));
