import * as v from 'valibot';
import type { Deployment, Platform } from '#scripts/publish/platform.ts';
import { remoteKeyValueStore } from '#scripts/publish/store/remote-key-value-store.ts';
import { type LockOptions, takeLock, thisRun } from '#scripts/publish/take-lock.ts';
import { openRemoteDatabase } from '#scripts/signals/remote-database.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { jsonOutput, type Wrangler } from '#scripts/wrangler/run-wrangler.ts';
import { createWorker, uploadVersion } from './upload-worker.ts';

interface Account extends Pick<LockOptions, 'takeOver'> {
  wrangler: Wrangler;
  namespaceId: string;
  /** The origin of the site if wrangler.toml has a route. Otherwise, readers use the Worker's own address. */
  routedOrigin: string | undefined;
}

const Deployments = v.array(
  v.object({
    created_on: v.string(),
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
  }),
);
const Versions = v.array(v.object({ id: v.string() }));

/** The account that wrangler is logged in to. */
export const cloudflarePlatform = (account: Account): Platform => {
  const { wrangler, namespaceId, routedOrigin, takeOver } = account;
  const database = openRemoteDatabase(wrangler);

  const deployments = async (): Promise<Deployment[]> => {
    const listed = await wrangler(['deployments', 'list', '--json']).catch((error: unknown) => {
      if (error instanceof RunbookError && error.entry === 'notDeployed') return { stdout: '[]' };
      throw error;
    });
    return jsonOutput(listed.stdout, Deployments)
      .map(({ created_on, versions }) => ({ time: created_on, versionId: largest(versions) }))
      .sort((a, b) => (a.time < b.time ? 1 : -1));
  };

  return {
    store: remoteKeyValueStore(wrangler, namespaceId),
    deployments,
    latestVersions: async () => {
      const { stdout } = await wrangler(['versions', 'list', '--json']);
      return jsonOutput(stdout, Versions).map(({ id }) => id);
    },
    lock: (command) => takeLock(database, { run: thisRun(command), takeOver }),
    migrate: async () => {
      await wrangler(['d1', 'migrations', 'apply', 'SIGNALS', '--remote']);
    },
    upload: async (upload) => {
      const isFirst = (await deployments()).length === 0;
      const worker = await (isFirst ? createWorker : uploadVersion)(wrangler, upload);
      return { ...worker, ...(routedOrigin && { liveOrigin: routedOrigin }) };
    },
    makeLive: async (versionId, message) => {
      await wrangler(['versions', 'deploy', `${versionId}@100`, '--yes', '--message', message]);
    },
    applyRoutes: async () => {
      await wrangler(['triggers', 'deploy']);
    },
    ask: fetch,
  };
};

/** The version with the most readers, because somebody may have split them in the dashboard. */
const largest = (versions: readonly { version_id: string; percentage: number }[]): string =>
  versions.toSorted((a, b) => b.percentage - a.percentage)[0]?.version_id ?? '';
