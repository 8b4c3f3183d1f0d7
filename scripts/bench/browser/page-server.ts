import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getMimeType } from 'hono/utils/mime';
import { gzip, isCompressible } from '#scripts/bench/gzip-bytes.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';

/** An answer as it was sent to the browser. */
export interface Delivery {
  path: string;
  status: number;
  contentType: string;
  /** The body before compression. */
  body: Buffer;
  /** The number of bytes in the compressed body, without headers. */
  sentBytes: number;
  /** `true` for a page that was prefetched because the reader may open it next. */
  prefetch: boolean;
}

export interface PageServer {
  origin: string;
  /** Returns what was delivered since the last call. */
  takeDeliveries(): Delivery[];
  close(): Promise<void>;
}

interface PageServerOptions {
  /** The folder that contains `docs/assets`. */
  publicFolder: string;
  workerOrigin: URL;
  /** HTML of the bench's own pages, by path. */
  ownPages: Readonly<Record<string, string>>;
}

const ASSETS = '/docs/assets/';

/** Serves a built site as the edge does: assets from their folder, the rest from the Worker, both compressed. */
export const startPageServer = async (options: PageServerOptions): Promise<PageServer> => {
  const deliveries: Delivery[] = [];
  const compress = compressOnce();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const purpose = String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '');
    const call = { method: request.method ?? 'GET', body: await buffer(request) };
    const answered = await answer(path, purpose, call, options);
    const { status } = answered;
    const body = Buffer.from(await answered.arrayBuffer());
    const contentType = answered.headers.get('content-type') ?? '';
    const compressed = isCompressible(contentType);
    const sent = compressed ? compress(path, body) : body;
    const encoding = compressed ? { 'content-encoding': 'gzip' } : {};
    const headers = Object.fromEntries(answered.headers);
    response.writeHead(status, { ...headers, 'content-length': sent.length, ...encoding }).end(sent);
    const prefetch = purpose.includes('prefetch');
    deliveries.push({ path, status, contentType, body, sentBytes: sent.length, prefetch });
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${port}`,
    takeDeliveries: () => deliveries.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The edge compresses a file once. Here, compressing it again would take processor time from the browser that is measured. */
const compressOnce = (): ((path: string, body: Buffer) => Buffer) => {
  const kept = new Map<string, { body: Buffer; sent: Buffer }>();
  return (path, body) => {
    const known = kept.get(path);
    if (known?.body.equals(body)) return known.sent;
    const sent = gzip(body);
    kept.set(path, { body, sent });
    return sent;
  };
};

interface Call {
  method: string;
  body: Buffer;
}

const answer = async (
  path: string,
  purpose: string,
  { method, body: sent }: Call,
  options: PageServerOptions,
): Promise<Response> => {
  const { publicFolder, workerOrigin, ownPages } = options;
  const address = new URL(path, workerOrigin);
  const own = ownPages[path];
  if (own !== undefined) return new Response(own, { headers: { 'content-type': 'text/html' } });
  if (!path.startsWith(ASSETS))
    return fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'Sec-Purpose': purpose },
      ...(sent.length > 0 && { body: new Uint8Array(sent) }),
    });
  const body = await readFile(join(publicFolder, address.pathname)).catch(() => undefined);
  if (!body) return new Response(null, { status: 404 });
  const headers = {
    'content-type': getMimeType(address.pathname) ?? 'application/octet-stream',
    'cache-control': IMMUTABLE_CACHE_CONTROL,
  };
  return new Response(new Uint8Array(body), { headers });
};
