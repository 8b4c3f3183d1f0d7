import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { openLocalStore } from '#scripts/publish/local-store.ts';
import { migrateLocally } from '#scripts/publish/migrate-locally.ts';
import { publishLocally } from '#scripts/publish/publish-locally.ts';

/** What `wrangler dev` reads on this machine. */
export interface LocalCloud {
  /** Loads the bundle's new keys. */
  publish(): Promise<void>;
}

/** Opens local KV and D1 and brings D1's tables up to date. */
export const openLocalCloud = async (stateFolder: string): Promise<LocalCloud> => {
  const store = await openLocalStore(stateFolder);
  const migrations = await migrateLocally(join(projectRoot, 'worker/feedback/migrations'), store.feedback);
  for (const name of migrations) console.log(`✓ local D1: ${name}`);
  return {
    publish: async () => {
      const written = await publishLocally(join(projectRoot, '.build'), store.pages);
      if (written > 0) console.log(`✓ local KV: ${written} new keys`);
    },
  };
};
