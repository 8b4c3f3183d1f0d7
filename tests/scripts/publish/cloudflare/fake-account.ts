import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAccount {
  origin: string;
  /** The ids of KV namespaces, by title. */
  namespaces: Map<string, string>;
  /** The ids of databases, by name. */
  databases: Map<string, string>;
  values: Map<string, string>;
  /** The method and path of every request, relative to the account. */
  requests: string[];
  /** The number of keys in each bulk read. */
  reads: number[];
  close(): void;
}

export const ACCOUNT_ID = 'a'.repeat(32);

/** Starts a local server for the part of Cloudflare's API that publishing uses. The real wrangler can talk to it. */
export const startFakeAccount = async (): Promise<FakeAccount> => {
  const state = {
    namespaces: new Map<string, string>(),
    databases: new Map<string, string>(),
    values: new Map<string, string>(),
    requests: [] as string[],
    reads: [] as number[],
  };
  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming);
    const url = new URL(incoming.url ?? '', 'http://fake');
    const path = url.pathname.replace(`/accounts/${ACCOUNT_ID}`, '');
    state.requests.push(`${incoming.method} ${path}`);
    const result = answer(state, `${incoming.method} ${path}`, { body, query: url.searchParams });
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
  return {
    ...state,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

type State = Pick<FakeAccount, 'namespaces' | 'databases' | 'values' | 'reads'>;
interface Request {
  body: string;
  query: URLSearchParams;
}

const answer = (state: State, route: string, { body, query }: Request): unknown => {
  const { namespaces, databases, values, reads } = state;
  const sent = (): never => JSON.parse(body) as never; // each route below knows the type of its body
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
        .map((name) => ({ name }));
    case 'POST /storage/kv/namespaces/kv-id/bulk/get': {
      const { keys } = sent() as { keys: string[] };
      reads.push(keys.length);
      return { values: Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null])) };
    }
    case 'PUT /storage/kv/namespaces/kv-id/bulk':
      for (const { key, value } of sent() as { key: string; value: string }[]) values.set(key, value);
      return {};
    case 'DELETE /storage/kv/namespaces/kv-id/bulk':
      for (const key of sent() as string[]) values.delete(key);
      return {};
    default:
      return undefined;
  }
};

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer); // a request's chunks are bytes
  return Buffer.concat(chunks).toString('utf8');
};
