import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzip, isCompressible } from '#scripts/bench/gzip-bytes.ts';

/** An answer as it went over the wire. */
export interface Delivery {
  path: string;
  status: number;
  contentType: string;
  /** The body before and after compression; headers are not counted. */
  body: Buffer;
  sentBytes: number;
  /** Fetched ahead for a page that the reader may open next. */
  prefetch: boolean;
}

export interface PageServer {
  origin: string;
  /** What was delivered since the last call. */
  takeDeliveries(): Delivery[];
  close(): Promise<void>;
}

interface PageServerOptions {
  /** The folder that holds `docs/assets`. */
  publicFolder: string;
  workerOrigin: URL;
  /** Pages of the bench itself, by path. */
  ownPages: Readonly<Record<string, string>>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const ASSETS = '/docs/assets/';
const HTML = 'text/html; charset=utf-8';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves a built site to a browser as the edge does: assets from their folder, all else from the Worker, compressed. */
export const startPageServer = async (options: PageServerOptions): Promise<PageServer> => {
  let deliveries: Delivery[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    const purpose = String(request.headers['sec-purpose'] ?? '');
    const { status, headers, body } = await answer(path, purpose, options);
    const contentType = headers['content-type'] ?? '';
    const compressed = isCompressible(contentType);
    const sent = compressed ? gzip(body) : body;
    response.writeHead(status, {
      ...headers,
      'content-length': sent.length,
      ...(compressed && { 'content-encoding': 'gzip' }),
    });
    response.end(sent);
    const prefetch = /prefetch/.test(purpose || String(request.headers.purpose ?? ''));
    deliveries.push({ path, status, contentType, body, sentBytes: sent.length, prefetch });
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takeDeliveries: () => {
      const taken = deliveries;
      deliveries = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const answer = async (path: string, purpose: string, options: PageServerOptions): Promise<Answer> => {
  const { publicFolder, workerOrigin, ownPages } = options;
  const own = ownPages[path];
  if (own !== undefined) return { status: 200, headers: { 'content-type': HTML }, body: Buffer.from(own) };
  if (path.startsWith(ASSETS)) return asset(join(publicFolder, new URL(path, workerOrigin).pathname));
  return fromWorker(new URL(path, workerOrigin), purpose);
};

const asset = async (file: string): Promise<Answer> => {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const headers = {
    'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { status: 200, headers, body };
};

const fromWorker = async (address: URL, purpose: string): Promise<Answer> => {
  const response = await fetch(address, { redirect: 'manual', headers: { 'Sec-Purpose': purpose } });
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
};
