import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { inBatches } from '#scripts/content/files/batches.ts';
import { jsonOutput, type Wrangler } from '#scripts/processes/run-wrangler.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { Deployment, KeyValueStore, Platform, UploadedWorker, WorkerUpload } from './platform.ts';

interface Account {
  wrangler: Wrangler;
  namespaceId: string;
  /** The origin of the site if wrangler.toml has a route. Otherwise, readers use the Worker's own address. */
  routedOrigin: string | undefined;
  database: { id: string | undefined; migrationsFolder: string };
}

const Deployments = v.array(
  v.object({
    created_on: v.string(),
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
  }),
);
const Uploaded = v.object({
  type: v.picklist(['deploy', 'version-upload']),
  version_id: v.string(),
  preview_url: v.optional(v.string()),
  targets: v.optional(v.array(v.string()), []),
});

/** The key of the database and the last migration that was applied to it. */
const MIGRATED_KEY = 'migrated';

/** The account that wrangler is logged in to. */
export const cloudflarePlatform = (account: Account): Platform => {
  const { wrangler, namespaceId, routedOrigin, database } = account;
  const store = remoteKeyValueStore(wrangler, namespaceId);

  const deployments = async (): Promise<Deployment[]> => {
    const listed = await wrangler(['deployments', 'list', '--json']).catch((error: unknown) => {
      if (error instanceof RunbookError && error.entry === 'notDeployed') return { stdout: '[]' };
      throw error;
    });
    return jsonOutput(listed.stdout, Deployments)
      .map(deploymentOf)
      .sort((a, b) => (a.time < b.time ? 1 : -1));
  };

  return {
    store,
    deployments,
    migrate: async () => {
      const files = await readdir(database.migrationsFolder);
      const migrated = `${database.id}/${files.sort().at(-1)}`;
      if ((await store.get([MIGRATED_KEY])).get(MIGRATED_KEY) === migrated) return;
      await wrangler(['d1', 'migrations', 'apply', 'SIGNALS', '--remote']);
      await store.put(new Map([[MIGRATED_KEY, migrated]]));
    },
    upload: async (upload) => {
      const isFirst = (await deployments()).length === 0;
      // A Worker that does not exist cannot get a version.
      const command = isFirst ? ['deploy'] : ['versions', 'upload'];
      const { results } = await wrangler([...command, ...uploadArguments(upload)]);
      return { ...uploadedWorker(results), ...(routedOrigin && { liveOrigin: routedOrigin }) };
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

/** wrangler's arguments for a build outside the folders of wrangler.toml. */
export const uploadArguments = ({ folder, releaseId, commit }: WorkerUpload): string[] => [
  ...['--alias', `#release:${join(folder, 'release.json')}`],
  ...['--assets', join(folder, 'public')],
  ...['--tag', releaseId],
  ...(commit === undefined ? [] : ['--message', `built from ${commit}`]),
];

const deploymentOf = ({ created_on, versions }: v.InferOutput<typeof Deployments>[number]): Deployment => {
  const shares = versions.toSorted((a, b) => b.percentage - a.percentage);
  return {
    versionId: shares[0]?.version_id ?? '',
    time: created_on,
    ...(shares.length > 1 && {
      split: shares.map(({ version_id, percentage }) => `${percentage}% version ${version_id}`).join(', '),
    }),
  };
};

const uploadedWorker = (results: readonly unknown[]): UploadedWorker => {
  const result = results.find((candidate) => v.is(Uploaded, candidate));
  if (!result) throw new RunbookError('oddAnswer', 'it did not say which version it made.');
  const { version_id, preview_url = '', targets } = v.parse(Uploaded, result);
  const previewOrigin = URL.canParse(preview_url) ? new URL(preview_url).origin : undefined;
  // The address of a version is that of the Worker with the beginning of the version's id before it.
  const ownOrigin = previewOrigin?.replace(/\/\/[\da-f]{8}-/, '//');
  const liveOrigin = ownOrigin ?? targets.find((target) => target.startsWith('https://'));
  return {
    versionId: version_id,
    ...(previewOrigin && { previewOrigin }),
    ...(liveOrigin && { liveOrigin: new URL(liveOrigin).origin }),
  };
};

/** The largest number of keys in a bulk read of the KV API; `wrangler kv bulk get` doesn't split its keys. */
const READ_KEYS = 100;
/** Each read is a separate process, so only a few run at once. */
const READS_AT_ONCE = 4;

const KeyList = v.array(v.object({ name: v.string() }));
const Values = v.record(v.string(), v.nullable(v.string()));

/** A store in the account's KV, through `wrangler kv`. Its methods reject with `RunbookError`. */
const remoteKeyValueStore = (wrangler: Wrangler, namespaceId: string): KeyValueStore => {
  const where = ['--namespace-id', namespaceId, '--remote'];

  const read = (keys: readonly string[]) =>
    withJsonFile(keys, async (file) => {
      const { stdout } = await wrangler(['kv', 'bulk', 'get', file, ...where]);
      return Object.entries(jsonOutput(stdout, Values));
    });

  return {
    list: async (prefix) => {
      const { stdout } = await wrangler(['kv', 'key', 'list', '--prefix', prefix, ...where]);
      return jsonOutput(stdout, KeyList).map(({ name }) => name);
    },

    get: async (keys) => {
      const values = new Map<string, string>();
      for (const reads of inBatches(inBatches(keys, READ_KEYS), READS_AT_ONCE)) {
        for (const [key, value] of (await Promise.all(reads.map(read))).flat()) {
          if (value !== null) values.set(key, value);
        }
      }
      return values;
    },

    put: async (values) => {
      if (values.size === 0) return;
      const pairs = Array.from(values, ([key, value]) => ({ key, value }));
      await withJsonFile(pairs, (file) => wrangler(['kv', 'bulk', 'put', file, ...where]));
    },
  };
};

const withJsonFile = async <T>(content: unknown, use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-kv-'));
  try {
    const file = join(folder, 'keys.json');
    await writeFile(file, JSON.stringify(content));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
