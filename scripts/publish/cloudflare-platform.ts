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
  // Only cleanup reads the times of keys. Without an answer, that of this machine is good enough.
  const now = () => platformTime().catch(() => new Date().toISOString());
  const store = remoteKeyValueStore(wrangler, namespaceId, now);

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
    now: platformTime,
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

/** Every answer of Cloudflare's API tells the time. */
const platformTime = async (): Promise<string> => {
  const api = process.env.CLOUDFLARE_API_BASE_URL ?? 'https://api.cloudflare.com/client/v4';
  const answer = await fetch(`${api}/ips`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  const date = new Date(answer?.headers.get('Date') ?? '');
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  throw new RunbookError('offline', `${api} did not tell the time.`);
};

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

const KeyList = v.array(
  v.object({
    name: v.string(),
    // Keys that others wrote may have anything here.
    metadata: v.fallback(
      v.optional(v.object({ writtenAt: v.pipe(v.string(), v.isoTimestamp()) })),
      undefined,
    ),
  }),
);
const Values = v.record(v.string(), v.nullable(v.string()));

/**
 * A store in the account's KV, through `wrangler kv`. Its methods reject with `RunbookError`. Each value has its time as
 * metadata, because KV does not tell when a value was written.
 */
const remoteKeyValueStore = (
  wrangler: Wrangler,
  namespaceId: string,
  now: () => Promise<string>,
): KeyValueStore => {
  const where = ['--namespace-id', namespaceId, '--remote'];

  const read = (keys: readonly string[]) =>
    withJsonFile(keys, async (file) => {
      const { stdout } = await wrangler(['kv', 'bulk', 'get', file, ...where]);
      return Object.entries(jsonOutput(stdout, Values));
    });

  return {
    list: async (prefix) => {
      const filter = prefix === undefined ? [] : ['--prefix', prefix];
      const { stdout } = await wrangler(['kv', 'key', 'list', ...filter, ...where]);
      return new Map(jsonOutput(stdout, KeyList).map(({ name, metadata }) => [name, metadata?.writtenAt]));
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
      const metadata = { writtenAt: await now() };
      const pairs = Array.from(values, ([key, value]) => ({ key, value, metadata }));
      await withJsonFile(pairs, (file) => wrangler(['kv', 'bulk', 'put', file, ...where]));
    },

    delete: async (keys) => {
      if (keys.length === 0) return;
      await withJsonFile(keys, (file) => wrangler(['kv', 'bulk', 'delete', file, '--force', ...where]));
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
