import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { inBatches } from '#scripts/content/files/batches.ts';
import { jsonOutput, type Wrangler } from '#scripts/processes/run-wrangler.ts';
import { temporaryFolder } from '#scripts/processes/temporary-folder.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

interface Account {
  wrangler: Wrangler;
  namespaceId: string;
  /** The origin of the site if wrangler.toml has a route. Otherwise, readers use the Worker's own address. */
  routedOrigin: string | undefined;
  database: { id: string | undefined; migrationsFolder: string };
}

/** What readers got at `time`, an ISO time of the platform's clock. */
export interface Deployment {
  /** The version that most readers have. */
  versionId: string;
  time: string;
  /** Each version with its share of readers, if the dashboard has given them several. */
  split?: string;
}

/** A build to upload: `release.json` in its folder becomes part of the Worker, and `public` holds the assets. */
interface WorkerUpload {
  folder: string;
  releaseId: string;
  commit: string | undefined;
}

interface UploadedWorker {
  versionId: string;
  /** The origin at which this version answers before readers have it. Absent if the account has no such addresses. */
  previewOrigin?: string;
  /** The origin at which readers find the live version. Absent if it is unknown. */
  liveOrigin?: string;
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
const KeyList = v.array(v.object({ name: v.string() }));
const Values = v.record(v.string(), v.nullable(v.string()));

/** The key of the database and the last migration that was applied to it. */
const MIGRATED_KEY = 'migrated';
/** The largest number of keys in a bulk read of the KV API; `wrangler kv bulk get` doesn't split its keys. */
const READ_KEYS = 100;
/** Each read is a separate process, so only a few run at once. */
const READS_AT_ONCE = 4;

/** The account that wrangler is logged in to. All operations reject with {@link RunbookError}. */
export const cloudflarePlatform = ({ wrangler, namespaceId, routedOrigin, database }: Account) => {
  const bulk = async (verb: 'get' | 'put', content: unknown): Promise<string> => {
    const file = join(await temporaryFolder(), 'keys.json');
    await writeFile(file, JSON.stringify(content));
    return (await wrangler(['kv', 'bulk', verb, file, ...namespace])).stdout;
  };
  const namespace = ['--namespace-id', namespaceId, '--remote'];

  /** KV. Values are text. */
  const store = {
    /** Returns the keys that begin with `prefix`. */
    list: async (prefix: string): Promise<string[]> => {
      const { stdout } = await wrangler(['kv', 'key', 'list', '--prefix', prefix, ...namespace]);
      return jsonOutput(stdout, KeyList).map(({ name }) => name);
    },
    /** Returns the values of the keys that the store has. Other keys are left out. */
    get: async (keys: readonly string[]): Promise<Map<string, string>> => {
      const values = new Map<string, string>();
      for (const reads of inBatches(inBatches(keys, READ_KEYS), READS_AT_ONCE)) {
        for (const text of await Promise.all(reads.map((read) => bulk('get', read))))
          for (const [key, value] of Object.entries(jsonOutput(text, Values)))
            if (value !== null) values.set(key, value);
      }
      return values;
    },
    put: async (values: ReadonlyMap<string, string>): Promise<void> => {
      const pairs = Array.from(values, ([key, value]) => ({ key, value }));
      if (pairs.length > 0) await bulk('put', pairs);
    },
  };

  /** The latest deployments, at most ten, newest first. The first one is live. Empty before the first deploy. */
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
    /** Applies the migrations of the database, unless they were applied before. */
    migrate: async (): Promise<void> => {
      const files = await readdir(database.migrationsFolder);
      const migrated = `${database.id}/${files.sort().at(-1)}`;
      if ((await store.get([MIGRATED_KEY])).get(MIGRATED_KEY) === migrated) return;
      await wrangler(['d1', 'migrations', 'apply', 'SIGNALS', '--remote']);
      await store.put(new Map([[MIGRATED_KEY, migrated]]));
    },
    /** Uploads a version, which readers do not get yet. Only the first one of an account creates the Worker and is live at once. */
    upload: async (upload: WorkerUpload, isFirst: boolean): Promise<UploadedWorker> => {
      const command = isFirst ? ['deploy'] : ['versions', 'upload'];
      const { results } = await wrangler([...command, ...uploadArguments(upload)]);
      return { ...uploadedWorker(results), ...(routedOrigin && { liveOrigin: routedOrigin }) };
    },
    /** Gives a version to all readers. */
    makeLive: async (versionId: string, message: string): Promise<void> => {
      await wrangler(['versions', 'deploy', `${versionId}@100`, '--yes', '--message', message]);
    },
    /** Applies the routes and domains of wrangler.toml. */
    applyRoutes: async (): Promise<void> => {
      await wrangler(['triggers', 'deploy']);
    },
    /** Asks the Worker, as a reader does. */
    ask: fetch,
  };
};

/** The operations of Cloudflare that publishing needs. */
export type Platform = ReturnType<typeof cloudflarePlatform>;

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
  const workerOrigin = previewOrigin?.replace(/\/\/[\da-f]{8}-/, '//');
  const liveOrigin = workerOrigin ?? targets.find((target) => target.startsWith('https://'));
  return {
    versionId: version_id,
    ...(previewOrigin && { previewOrigin }),
    ...(liveOrigin && { liveOrigin: new URL(liveOrigin).origin }),
  };
};
