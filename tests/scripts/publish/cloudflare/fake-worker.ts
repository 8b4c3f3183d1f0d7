import { randomUUID } from 'node:crypto';
import type { FakeRequest } from './fake-account.ts';

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
export interface FakeWorker {
  versions: FakeVersion[];
  /** Newest first. */
  deployments: FakeDeployment[];
  /** The paths of the assets that were announced last. */
  announced: string[];
}

export const fakeWorker = (): FakeWorker => ({ versions: [], deployments: [], announced: [] });

const SCRIPT = '/workers/scripts/docs';

/** Answers the part of Cloudflare's API that is about the Worker `docs`. */
export const answerForWorkers = async (
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
