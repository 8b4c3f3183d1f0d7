import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { publishLocally } from '#scripts/publish/publish-locally.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';

/** The local KV and D1 that `wrangler dev` uses. */
interface LocalCloud {
  /** Writes the bundle's new keys to KV. */
  publish(): Promise<void>;
}

/** Opens local KV and D1 and brings D1's tables up to date. */
export const openLocalCloud = async (stateFolder: string): Promise<LocalCloud> => {
  const store = await openLocalStore(stateFolder);
  for (const name of await migrateLocally(store)) printStep(`local D1: ${name}`);
  return {
    publish: async () => {
      const written = await publishLocally(join(projectRoot, '.build'), store.pages);
      if (written > 0) printStep(`local KV: ${written} new keys`);
    },
  };
};
