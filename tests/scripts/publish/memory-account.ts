import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/output-files.ts';
import type { Deployment, Platform } from '#scripts/publish/cloudflare-platform.ts';
import { edition, pageEtag } from '#worker/http/cache-key.ts';
import type { Release } from '#worker/model/release-manifest.ts';

interface Version {
  release: Release;
  assets: Map<string, Uint8Array>;
}

/** An account that is kept in memory: what KV has, which versions were uploaded, and which ones readers had. */
export interface MemoryAccount {
  values: Map<string, string>;
  versions: Map<string, Version>;
  /** Newest first. */
  deployments: Deployment[];
  /** The requests of all runs, such as `put page/…` and `live v1`. */
  requests: string[];
}

export const memoryAccount = (): MemoryAccount => ({
  values: new Map(),
  versions: new Map(),
  deployments: [],
  requests: [],
});

/** A copy whose changes do not reach the original. */
export const copyOf = ({ values, versions, deployments }: MemoryAccount): MemoryAccount => ({
  values: new Map(values),
  versions: new Map(versions),
  deployments: [...deployments],
  requests: [],
});

/** Gives readers a version, as the dashboard does. */
export const makeLive = (account: MemoryAccount, versionId: string, split?: string): void => {
  const time = timeOf(account.deployments.length);
  account.deployments.unshift({ versionId, time, ...(split && { split }) });
};

const timeOf = (minutes: number): string => new Date(Date.UTC(2026, 10, 20, 10, minutes)).toISOString();

export const LIVE = 'https://docs.example';
const PREVIEW = /^https:\/\/(?<id>v\d+)-docs\.example$/;

/** Called before and after each request. What it throws is what the run gets. */
type Around = (request: string, when: 'before' | 'after') => void | Promise<void>;

/** A run's view of the account. */
export const platformOf = (account: MemoryAccount, around: Around = () => {}): Platform => {
  const { values, versions, deployments } = account;
  const request = async <T>(name: string, work: () => T): Promise<T> => {
    await around(name, 'before');
    account.requests.push(name);
    const result = work();
    await around(name, 'after');
    return result;
  };
  return {
    store: {
      list: (prefix) =>
        request(`list ${prefix}`, () => [...values.keys()].filter((key) => key.startsWith(prefix))),
      get: (keys) =>
        request('get', () => {
          const found = keys.map((key) => [key, values.get(key) ?? ''] as const);
          return new Map(found.filter(([key]) => values.has(key)));
        }),
      put: (pairs) =>
        request(`put ${[...pairs.keys()].map((key) => key.replace(/\/.*/, '')).join(' ')}`, () => {
          for (const [key, value] of pairs) values.set(key, value);
        }),
    },
    deployments: () => request('deployments', () => deployments.slice(0, 10)),
    migrate: () => request('migrate', () => {}),
    upload: ({ folder }) =>
      request('upload', () => {
        const versionId = `v${versions.size + 1}`;
        const assets = join(folder, 'public/docs/assets');
        versions.set(versionId, {
          release: JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release,
          assets: new Map(readdirSync(assets).map((file) => [file, readFileSync(join(assets, file))])),
        });
        if (deployments.length === 0) makeLive(account, versionId);
        return { versionId, previewOrigin: `https://${versionId}-docs.example`, liveOrigin: LIVE };
      }),
    makeLive: (versionId) => request(`live ${versionId}`, () => makeLive(account, versionId)),
    applyRoutes: () => request('routes', () => {}),
    ask: async (url, init) => answer(account, String(url), new Headers(init?.headers)),
  };
};

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
  const page = path.slice('/docs'.length) || '/';
  const entry = Object.entries(release.pages).find(([known]) => known === page)?.[1];
  if (!entry) return new Response(null, { status: 404 });
  const format = headers.get('Accept') === 'text/markdown' ? 'md' : 'html';
  const [kind, hash] = format === 'md' ? ['markdown', entry.markdown] : ['page', entry.hash];
  const found = account.values.get(`${kind}/${hash}`);
  // A zone that compresses answers makes their tags weak.
  const tag = `W/${pageEtag(entry, { format }, edition(release.id))}`;
  return found !== undefined && sha256(found) === hash
    ? new Response(found, { headers: { ETag: tag } })
    : new Response(null, { status: 503 });
};

/** The release that readers have, and what they miss of it. */
export const readersHave = (account: MemoryAccount): [release: string | undefined, missing: string[]] => {
  const live = account.versions.get(account.deployments[0]?.versionId ?? '');
  if (!live) return [undefined, []];
  const { id, pages, assets } = live.release;
  const wanted = Object.values(pages).flatMap(({ hash, markdown }) => [
    `page/${hash}`,
    `markdown/${markdown}`,
  ]);
  return [
    id,
    [
      ...wanted.filter((key) => !key.endsWith(`/${sha256(account.values.get(key) ?? '')}`)),
      ...[assets.entry.file].filter((file) => !live.assets.has(file)),
    ],
  ];
};
