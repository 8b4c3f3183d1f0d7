import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { OperatorError, printStep } from '#scripts/terminal/operator.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';
import { findNamespace, requireResources } from './cloudflare/account-resources.ts';
import { checkLive } from './cloudflare/check-live.ts';
import { deployWorker, uploadPreview } from './cloudflare/upload-worker.ts';
import { freshBuild } from './release/fresh-build.ts';
import { publishRelease } from './release/publish-release.ts';
import { currentRelease, readHistory } from './release/release-history.ts';
import type { ReleaseRecord } from './release/release-record.ts';
import { treeName } from './release/tree-name.ts';
import type { KeyValueStore } from './store/key-value-store.ts';
import { localKeyValueStore } from './store/local-key-value-store.ts';
import { remoteKeyValueStore } from './store/remote-key-value-store.ts';

type PublishedState = 'deployed' | 'preview';

const upload = { deployed: deployWorker, preview: uploadPreview } as const;

/** Publishes the working tree to the account and checks that its release answers. */
export const publishToAccount = async (state: PublishedState): Promise<void> => {
  const configFile = join(projectRoot, 'wrangler.toml');
  const namespaceId = await (state === 'deployed'
    ? requireResources(runWrangler, configFile, printStep)
    : findNamespace(runWrangler, configFile));
  const store = remoteKeyValueStore(runWrangler, namespaceId);
  if (state === 'preview' && !currentRelease((await readHistory(store)).records)) {
    throw new OperatorError('A preview needs a Worker that has been deployed.', 'First: npm run deploy');
  }
  // A preview uses the live database, so only a deploy may change its tables.
  const migrate = async () => {
    if (state === 'preview') return;
    await runWrangler(['d1', 'migrations', 'apply', 'SIGNALS', '--remote']);
    printStep('D1: the migrations are applied');
  };
  const { id, origin } = await publishTree({ store, state, migrate, dryRun: false });
  if (!origin) {
    console.log(`\n  Release ${id} is ${state}. Its address is that of the route in wrangler.toml.\n`);
    return;
  }
  await checkLive(origin, id);
  console.log(`\n  Release ${id} is ${state}: ${origin}/docs\n`);
};

/** Takes the same steps in the same order without an account, with a separate local KV and D1. */
export const rehearse = async (state: PublishedState): Promise<void> => {
  const local = await openLocalStore(join(projectRoot, '.cache/rehearsal'));
  try {
    const migrate = async () => {
      await migrateLocally(local);
      printStep('D1: the migrations are applied');
    };
    await publishTree({ store: localKeyValueStore(local.pages), state, migrate, dryRun: true });
    console.log(
      '\n  Dry run: all of it worked here; the account was not asked and nothing in it was changed.\n',
    );
  } finally {
    await local.close();
  }
};

interface TreePublication {
  store: KeyValueStore;
  state: PublishedState;
  migrate: () => Promise<void>;
  dryRun: boolean;
}

const publishTree = async ({ store, state, migrate, dryRun }: TreePublication): Promise<ReleaseRecord> => {
  const commit = await treeName(projectRoot);
  const outFolder = await freshBuild(projectRoot, printStep);
  return publishRelease({
    store,
    outFolder,
    state,
    commit,
    progress: printStep,
    deployWorker: async (releaseId) => {
      await migrate();
      const worker = await upload[state]({ wrangler: runWrangler, releaseId, commit, dryRun });
      printStep(dryRun ? 'Worker: bundled, not uploaded' : `Worker: version ${worker.versionId}`);
      return worker;
    },
  });
};
