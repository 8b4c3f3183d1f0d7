import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';

export interface FakeAccount extends FakeWorker {
  values: Map<string, string>;
  /** The method and path of every request, relative to the account. */
  requests: string[];
  /** The number of keys in each bulk read. */
  reads: number[];
  close(): void;
}

const ACCOUNT_ID = 'a'.repeat(32);

/** Cloudflare's answer about something that does not exist. */
const MISSING = {
  success: false,
  result: null,
  errors: [{ code: 10007, message: 'This Worker does not exist.' }],
};

/**
 * Starts a local server for the part of Cloudflare's API that publishing uses, and points the real wrangler at it
 * until it is closed. Below `/site`, it answers as the Worker does at the host that follows.
 */
export const startFakeAccount = async (): Promise<FakeAccount> => {
  const state = {
    ...{ values: new Map<string, string>(), requests: [] as string[], reads: [] as number[] },
    ...fakeWorker(),
  };
  const server = createServer(async (incoming, outgoing) => {
    const bytes = await buffer(incoming);
    const url = new URL(incoming.url ?? '', 'http://fake');
    if (url.pathname.startsWith('/site/')) {
      const [status, body] = answerOfSite(state, url.pathname.slice('/site/'.length));
      return outgoing.writeHead(status).end(body);
    }
    const path = url.pathname.replace(`/accounts/${ACCOUNT_ID}`, '');
    const route = `${incoming.method} ${path}`;
    state.requests.push(route);
    const request = { type: incoming.headers['content-type'] ?? '', bytes, query: url.searchParams };
    const result = answer(state, route, request) ?? (await answerForWorkers(state, route, request));
    const info = { page: 1, per_page: 100, count: 1, cursor: '' };
    const found = { success: true, result, errors: [], result_info: info };
    outgoing.writeHead(result === undefined ? 404 : 200, {
      'Content-Type': 'application/json',
      Date: 'Fri, 20 Nov 2026 10:00:00 GMT',
    });
    return outgoing.end(JSON.stringify({ messages: [], ...(result === undefined ? MISSING : found) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', ACCOUNT_ID);
  return {
    ...state,
    close: () => {
      vi.unstubAllEnvs();
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Answers as the Worker does, whose version names its release, from the values of that release's record. */
const answerOfSite = (
  { values, versions, deployments }: FakeAccount | State,
  address: string,
): [number, Buffer] => {
  const [, host = '', path = ''] = /^([^/]+)(.*)$/.exec(address) ?? [];
  const live = deployments[0]?.versions[0]?.version_id;
  const version =
    versions.find(({ id }) => host.startsWith(id.slice(0, 8))) ?? versions.find(({ id }) => id === live);
  const release = version?.annotations['workers/tag'];
  if (path === '/docs/api/release') return [200, Buffer.from(JSON.stringify({ release }))];
  const { pages = {}, assets = {} } = JSON.parse(values.get(`release/${release}`) ?? '{}') as {
    [Field in 'pages' | 'assets']?: Record<string, string>;
  };
  const asset = new Map(Object.entries(assets)).get(path.replace('/docs/assets/', ''));
  if (asset) return [200, Buffer.from(values.get(asset) ?? '', 'base64')];
  return [Object.keys(pages).includes(path.slice('/docs'.length) || '/') ? 200 : 404, Buffer.from('page')];
};

type State = Omit<FakeAccount, 'close'>;
interface FakeRequest {
  type: string;
  bytes: Buffer;
  query: URLSearchParams;
}

const answer = (state: State, route: string, { bytes, query }: FakeRequest): unknown => {
  const { values, reads } = state;
  const sent = (): never => JSON.parse(bytes.toString('utf8')) as never; // each route below knows the type of its body
  // Every list fits on one page, but wrangler asks for more pages until it gets an empty one.
  if (route.startsWith('GET') && Number(query.get('page') ?? 1) > 1) return [];
  switch (route) {
    case 'GET /storage/kv/namespaces/kv-id/keys':
      return [...values.keys()]
        .filter((key) => key.startsWith(query.get('prefix') ?? ''))
        .map((name) => ({ name }));
    case 'POST /storage/kv/namespaces/kv-id/bulk/get': {
      const { keys } = sent() as { keys: string[] };
      reads.push(keys.length);
      return { values: Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null])) };
    }
    case 'PUT /storage/kv/namespaces/kv-id/bulk':
      for (const { key, value } of sent() as { key: string; value: string }[]) values.set(key, value);
      return {};
    case 'POST /d1/database/d1-id/query':
      return [{ success: true, results: [], meta: { duration: 1, changes: 0 } }];
    default:
      return undefined;
  }
};

interface FakeVersion {
  id: string;
  code: string;
  annotations: Record<string, string>;
  /** The paths of the assets. */
  assets: string[];
  metadata: { created_on: string; has_preview: boolean };
}

interface FakeDeployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

/** The Worker of an account. */
interface FakeWorker {
  versions: FakeVersion[];
  /** Newest first. */
  deployments: FakeDeployment[];
  /** The paths of the assets that were announced last. */
  announced: string[];
}

const fakeWorker = (): FakeWorker => ({ versions: [], deployments: [], announced: [] });

const SCRIPT = '/workers/scripts/docs';

/** Answers the part of Cloudflare's API that is about the Worker `docs`. */
const answerForWorkers = async (
  worker: FakeWorker,
  route: string,
  request: FakeRequest,
): Promise<unknown> => {
  const { versions, deployments } = worker;
  const sent = (): never => JSON.parse(request.bytes.toString('utf8')) as never; // each route knows its type
  const deploy = (version_id: string) => {
    // Two deployments in one millisecond would have no order.
    const created_on = new Date(Date.UTC(2026, 10, 20, 10, deployments.length)).toISOString();
    const deployment = { id: randomUUID(), created_on, versions: [{ version_id, percentage: 100 }] };
    deployments.unshift(deployment);
    return deployment;
  };
  if (route === 'GET /workers/subdomain') return { subdomain: 'example' };
  if (route === `POST ${SCRIPT}/assets-upload-session`) {
    worker.announced = Object.keys((sent() as { manifest: object }).manifest);
    return { jwt: `e30.${Buffer.from('{}').toString('base64url')}.e30`, buckets: [] };
  }
  if (route === `PUT ${SCRIPT}`) {
    const version = await uploaded(worker, request);
    deploy(version.id);
    return { id: 'docs', deployment_id: version.id, startup_time_ms: 1 };
  }
  if (deployments.length === 0) return undefined;
  switch (route) {
    case 'GET /workers/services/docs':
      return {
        default_environment: {
          environment: 'production',
          script: { tag: 'tag', tags: [], last_deployed_from: 'wrangler' },
        },
      };
    case `GET ${SCRIPT}/secrets`:
      return [];
    case `GET ${SCRIPT}/subdomain`:
    case `POST ${SCRIPT}/subdomain`:
      return { enabled: true, previews_enabled: true };
    case `PATCH ${SCRIPT}/script-settings`:
      return {};
    case `GET ${SCRIPT}/deployments`:
      return { deployments };
    case `POST ${SCRIPT}/deployments`:
      return deploy((sent() as FakeDeployment).versions[0]?.version_id ?? '');
    case `GET ${SCRIPT}/versions`:
      return { items: versions };
    case `POST ${SCRIPT}/versions`:
      return uploaded(worker, request);
    default:
      return versions.find(({ id }) => route === `GET ${SCRIPT}/versions/${id}`);
  }
};

const uploaded = async (worker: FakeWorker, { type, bytes }: FakeRequest): Promise<FakeVersion> => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
  const { main_module, annotations } = JSON.parse(String(form.get('metadata'))) as {
    main_module: string;
    annotations: Record<string, string>;
  }; // wrangler writes it
  const version = {
    id: randomUUID(),
    code: await (form.get(main_module) as File).text(),
    annotations,
    assets: worker.announced,
    metadata: {
      created_on: new Date(Date.UTC(2026, 10, 20, 10, worker.versions.length)).toISOString(),
      has_preview: true,
    },
    resources: { script: { etag: 'etag' } },
    startup_time_ms: 1,
  };
  worker.versions.push(version);
  return version;
};
