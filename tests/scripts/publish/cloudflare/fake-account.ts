import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { answerForWorkers, type FakeWorker, fakeWorker } from './fake-worker.ts';

export interface FakeAccount extends FakeWorker {
  /** The ids of KV namespaces, by title. */
  namespaces: Map<string, string>;
  /** The ids of databases, by name. */
  databases: Map<string, string>;
  values: Map<string, string>;
  /** What KV keeps beside values, by key. */
  metadata: Map<string, unknown>;
  /** The method and path of every request, relative to the account. */
  requests: string[];
  /** The number of keys in each bulk read. */
  reads: number[];
  close(): void;
}

const ACCOUNT_ID = 'a'.repeat(32);

/**
 * Starts a local server for the part of Cloudflare's API that publishing uses, and points the real wrangler at it
 * until it is closed.
 */
export const startFakeAccount = async (): Promise<FakeAccount> => {
  const state = {
    namespaces: new Map<string, string>(),
    databases: new Map<string, string>(),
    values: new Map<string, string>(),
    metadata: new Map<string, unknown>(),
    requests: [] as string[],
    reads: [] as number[],
    database: new DatabaseSync(':memory:'),
    ...fakeWorker(),
  };
  const server = createServer(async (incoming, outgoing) => {
    const bytes = await buffer(incoming);
    const url = new URL(incoming.url ?? '', 'http://fake');
    const path = url.pathname.replace(`/accounts/${ACCOUNT_ID}`, '');
    state.requests.push(`${incoming.method} ${path}`);
    const route = `${incoming.method} ${path}`;
    const request = { type: incoming.headers['content-type'] ?? '', bytes, query: url.searchParams };
    const result = answer(state, route, request) ?? (await answerForWorkers(state, route, request));
    outgoing.writeHead(result === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    outgoing.end(
      JSON.stringify(
        result === undefined
          ? {
              success: false,
              result: null,
              messages: [],
              errors: [{ code: 10007, message: 'This Worker does not exist on your account.' }],
            }
          : {
              success: true,
              result,
              messages: [],
              errors: [],
              result_info: { page: 1, per_page: 100, count: 1, cursor: '' },
            },
      ),
    );
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

type State = Pick<FakeAccount, 'namespaces' | 'databases' | 'values' | 'metadata' | 'reads'> & {
  database: DatabaseSync;
};
export interface FakeRequest {
  type: string;
  bytes: Buffer;
  query: URLSearchParams;
}

const answer = (state: State, route: string, { bytes, query }: FakeRequest): unknown => {
  const { namespaces, databases, values, metadata, reads, database } = state;
  const sent = (): never => JSON.parse(bytes.toString('utf8')) as never; // each route below knows the type of its body
  // Every list fits on one page, but wrangler asks for more pages until it gets an empty one.
  if (route.startsWith('GET') && Number(query.get('page') ?? 1) > 1) return [];
  switch (route) {
    case 'GET /storage/kv/namespaces':
      return Array.from(namespaces, ([title, id]) => ({ title, id, supports_url_encoding: true }));
    case 'POST /storage/kv/namespaces': {
      const { title } = sent() as { title: string };
      namespaces.set(title, 'kv-id');
      return { id: 'kv-id', title };
    }
    case 'GET /d1/database':
      return Array.from(databases, ([name, uuid]) => ({ name, uuid }));
    case 'POST /d1/database': {
      const { name } = sent() as { name: string };
      databases.set(name, 'd1-id');
      return { uuid: 'd1-id', name };
    }
    case 'GET /storage/kv/namespaces/kv-id/keys':
      return [...values.keys()]
        .filter((key) => key.startsWith(query.get('prefix') ?? ''))
        .map((name) => ({ name, metadata: metadata.get(name) }));
    case 'POST /storage/kv/namespaces/kv-id/bulk/get': {
      const { keys } = sent() as { keys: string[] };
      reads.push(keys.length);
      return { values: Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null])) };
    }
    case 'PUT /storage/kv/namespaces/kv-id/bulk':
      for (const pair of sent() as { key: string; value: string; metadata?: unknown }[]) {
        values.set(pair.key, pair.value);
        metadata.set(pair.key, pair.metadata);
      }
      return {};
    case 'DELETE /storage/kv/namespaces/kv-id/bulk':
      for (const key of sent() as string[]) values.delete(key);
      return {};
    case 'POST /d1/database/d1-id/query': {
      const { sql } = sent() as { sql: string };
      return sql
        .split(';\n')
        .map((statement) => ({ results: database.prepare(statement).all(), success: true }));
    }
    default:
      return undefined;
  }
};
