import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project/project-root.ts';
import { findNamespace } from './publish/cloudflare/account-resources.ts';
import { checkLive } from './publish/cloudflare/check-live.ts';
import { readHistory } from './publish/release/release-history.ts';
import { releaseList, rollBack } from './publish/release/roll-back.ts';
import { remoteKeyValueStore } from './publish/store/remote-key-value-store.ts';
import { printStep, runForOperator } from './terminal/operator.ts';
import { runWrangler } from './wrangler/run-wrangler.ts';

/** `npm run rollback`: restores an earlier release for readers. */
await runForOperator('npm run rollback [-- RELEASE] [--dry-run] [--list]', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  });
  const namespaceId = await findNamespace(runWrangler, join(projectRoot, 'wrangler.toml'));
  const store = remoteKeyValueStore(runWrangler, namespaceId);
  if (values.list) {
    console.log(releaseList((await readHistory(store)).records) || 'KV knows no release.');
    return;
  }
  const { id, origin } = await rollBack({
    store,
    wanted: positionals[0],
    dryRun: values['dry-run'],
    progress: printStep,
    restoreWorker: async (versionId, releaseId) => {
      await runWrangler(['rollback', versionId, '--yes', '--message', `back to release ${releaseId}`]);
    },
  });
  if (origin && !values['dry-run']) await checkLive(origin, id);
});
