import type { LocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';
import type { Wrangler } from '#scripts/wrangler/run-wrangler.ts';
import { uploadArguments } from './cloudflare/upload-worker.ts';
import type { Platform, WorkerUpload } from './platform.ts';
import { localKeyValueStore } from './store/local-key-value-store.ts';

/** The version of the latest rehearsal. */
const VERSION = 'rehearsal';

/** Everything that can be tried without an account. The Worker is bundled and not uploaded, so nobody can ask it. */
export const localPlatform = (local: LocalStore, wrangler: Wrangler): Platform => {
  const time = new Date().toISOString();
  return {
    store: localKeyValueStore(local.pages),
    deployments: async () => [{ versionId: VERSION, time }],
    latestVersions: async () => [VERSION],
    lock: async () => ({ time, requireHeld: async () => {}, free: async () => {} }),
    migrate: async () => {
      await migrateLocally(local);
    },
    upload: async (upload: WorkerUpload) => {
      await wrangler(['versions', 'upload', '--dry-run', ...uploadArguments(upload)]);
      return { versionId: VERSION };
    },
    makeLive: async () => {},
    applyRoutes: async () => {},
    ask: fetch,
  };
};
