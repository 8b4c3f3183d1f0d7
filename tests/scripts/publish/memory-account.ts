import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { Deployment, Platform } from '#scripts/publish/platform.ts';
import { type Run, takeLock } from '#scripts/publish/take-lock.ts';
import { inlineParams } from '#scripts/signals/remote-database.ts';
import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { edition } from '#worker/caching/edition.ts';
import { pageEtag } from '#worker/caching/page-etag.ts';
import type { Release } from '#worker/release/release-manifest.ts';

interface Version {
  release: Release;
  assets: Map<string, Uint8Array>;
}

/** An account that is kept in memory: what KV has, which versions were uploaded, and which ones readers had. */
export interface MemoryAccount {
  values: Map<string, { value: string; time: string }>;
  versions: Map<string, Version>;
  /** Newest first. */
  deployments: Deployment[];
  database: DatabaseSync;
  /** The processes that run on the operator's machine. */
  running: Set<string>;
  /** The requests of all runs, such as `put page/…` and `live v1`. */
  requests: string[];
}

export const memoryAccount = (): MemoryAccount => ({
  values: new Map(),
  versions: new Map(),
  deployments: [],
  database: new DatabaseSync(':memory:'),
  running: new Set(),
  requests: [],
});

/** A copy whose changes do not reach the original. Nobody has its lock. */
export const copyOf = ({ values, versions, deployments }: MemoryAccount): MemoryAccount => ({
  ...memoryAccount(),
  values: new Map(values),
  versions: new Map(versions),
  deployments: [...deployments],
});

interface RunOptions {
  who?: string;
  takeOver?: boolean;
  /** Called before and after each request. What it throws is what the run gets. */
  around?: (request: string, when: 'before' | 'after') => void | Promise<void>;
}

const PREVIEW = /^https:\/\/(?<id>v\d+)-docs\.example$/;
export const LIVE = 'https://docs.example';

/** A run's view of the account, as a new process on the machine of `who`. */
export const platformOf = (account: MemoryAccount, options: RunOptions = {}): Platform => {
  const { who = 'ann@laptop', takeOver = false, around = () => {} } = options;
  const run: Omit<Run, 'command'> = { id: randomUUID(), who, pid: randomUUID() };
  account.running.add(run.pid);

  const request = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    await around(name, 'before');
    account.requests.push(name);
    const result = await work();
    await around(name, 'after');
    return result;
  };
  const database = databaseOf(account.database);
  const now = (): string => {
    const row = account.database.prepare("SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS now").get();
    return String(row?.now);
  };

  return {
    store: {
      list: () =>
        request(
          'list',
          () => new Map(Array.from(account.values, ([key, { time }]) => [key, time || undefined])),
        ),
      get: (keys) =>
        request('get', () => {
          const found = keys.flatMap((key) => {
            const entry = account.values.get(key);
            return entry ? [[key, entry.value] as const] : [];
          });
          return new Map(found);
        }),
      put: (pairs, time) =>
        request(`put ${[...pairs.keys()].map((key) => key.slice(0, 12)).join(' ')}`, () => {
          for (const [key, value] of pairs) account.values.set(key, { value, time });
        }),
      delete: (keys) =>
        request(`delete ${keys.length}`, () => {
          for (const key of keys) account.values.delete(key);
        }),
    },
    deployments: () => request('deployments', () => account.deployments.slice(0, 10)),
    latestVersions: () => request('versions', () => [...account.versions.keys()].slice(-10)),
    lock: (command) =>
      takeLock(
        { ...database, query: (statement) => request('database', () => database.query(statement)) },
        { run: { ...run, command }, takeOver, isRunning: (pid) => account.running.has(pid) },
      ),
    migrate: () => request('migrate', () => {}),
    upload: ({ folder }) =>
      request('upload', () => {
        const versionId = `v${account.versions.size + 1}`;
        const assets = join(folder, 'public/docs/assets');
        account.versions.set(versionId, {
          release: JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release,
          assets: new Map(readdirSync(assets).map((file) => [file, readFileSync(join(assets, file))])),
        });
        if (account.deployments.length === 0) account.deployments.unshift({ versionId, time: now() });
        return { versionId, previewOrigin: `https://${versionId}-docs.example`, liveOrigin: LIVE };
      }),
    makeLive: (versionId) =>
      request(`live ${versionId}`, () => {
        account.deployments.unshift({ versionId, time: now() });
      }),
    applyRoutes: () => request('routes', () => {}),
    ask: async (url, init) => answer(account, String(url), new Headers(init?.headers)),
  };
};

/** A database in memory, as wrangler offers the deployed one. */
export const databaseOf = (database: DatabaseSync): SignalsDatabase => ({
  query: async <Row>({ sql, params }: { sql: string; params: readonly string[] }) => {
    const statements = inlineParams({ sql, params }).split(';\n');
    const last = statements.pop() ?? '';
    for (const statement of statements) database.exec(statement);
    return database.prepare(last).all() as Row[]; // the statement names the columns
  },
  close: async () => {},
});

/** Answers as the deployed Worker does. */
const answer = (account: MemoryAccount, url: string, headers: Headers): Response => {
  const { origin, pathname: path } = new URL(url);
  const id = PREVIEW.exec(origin)?.groups?.id ?? account.deployments[0]?.versionId ?? '';
  const version = account.versions.get(id);
  if (!version) return new Response(null, { status: 404 });
  const { release, assets } = version;
  if (path === '/docs/api/release') return Response.json({ release: release.id });
  if (path.startsWith('/docs/assets/')) {
    const bytes = assets.get(path.slice('/docs/assets/'.length));
    return bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 });
  }
  const entry = Object.entries(release.pages).find(
    ([page]) => page === (path.slice('/docs'.length) || '/'),
  )?.[1];
  if (!entry) return new Response(null, { status: 404 });
  const format = headers.get('Accept') === 'text/markdown' ? 'md' : 'html';
  const [kind, hash] = format === 'md' ? ['markdown', entry.markdown] : ['page', entry.hash];
  const found = account.values.get(`${kind}/${hash}`)?.value;
  // A zone that compresses answers makes their tags weak.
  const tag = `W/${pageEtag(entry, { format }, edition(release.id))}`;
  return found !== undefined && sha256(found) === hash
    ? new Response(found, { headers: { ETag: tag } })
    : new Response(null, { status: 503 });
};

/** What readers of the live version miss. */
export const missingForReaders = (account: MemoryAccount): string[] => {
  const live = account.versions.get(account.deployments[0]?.versionId ?? '');
  if (!live) return ['there is no live version'];
  const { pages, assets } = live.release;
  const wanted = Object.values(pages).flatMap(({ hash, markdown }) => [
    `page/${hash}`,
    `markdown/${markdown}`,
  ]);
  return [
    ...wanted.filter((key) => !key.endsWith(`/${sha256(account.values.get(key)?.value ?? '')}`)),
    ...[assets.entry.file, assets.styles].filter((file) => !live.assets.has(file)),
  ];
};

/** The release that readers have. */
export const liveRelease = (account: MemoryAccount): string | undefined =>
  account.versions.get(account.deployments[0]?.versionId ?? '')?.release.id;
