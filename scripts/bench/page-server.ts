import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { getMimeType } from 'hono/utils/mime';
import { IMMUTABLE_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { gzip, isCompressible } from './measuring.ts';
import { type Figure, figure } from './report.ts';

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

interface PageServerOptions {
  /** The folder that contains `docs/assets`. */
  publicFolder: string;
  workerOrigin: URL;
  /** HTML of the bench's own pages, by path. */
  barePages: Readonly<Record<string, string>>;
}

/** Serves a built site as the edge does: assets from their folder, the rest from the Worker, both compressed. */
export const startPageServer = async (options: PageServerOptions) => {
  const deliveries: Delivery[] = [];
  /** The edge compresses a file once. Here, compressing it again would take processor time from the browser. */
  const compressed = new Map<string, { body: Buffer; sent: Buffer }>();
  const compress = (path: string, body: Buffer): Buffer => {
    const known = compressed.get(path);
    if (known?.body.equals(body)) return known.sent;
    const sent = gzip(body);
    compressed.set(path, { body, sent });
    return sent;
  };
  const handle = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
    const answered = await answer(path, purpose, request, options);
    const { status } = answered;
    const headers = new Headers(answered.headers);
    for (const name of ['transfer-encoding', 'connection', 'keep-alive']) headers.delete(name); // of the other connection
    const body = Buffer.from(await answered.arrayBuffer());
    const contentType = headers.get('content-type') ?? '';
    const isSmaller = body.length > 0 && isCompressible(contentType);
    const sent = isSmaller ? compress(path, body) : body;
    if (isSmaller) headers.set('content-encoding', 'gzip');
    headers.set('content-length', String(sent.length));
    const prefetch = purpose.includes('prefetch');
    deliveries.push({ path, status, contentType, body, sentBytes: sent.length, prefetch });
    return new Response(sent.length > 0 ? new Uint8Array(sent) : null, { status, headers });
  };
  const server = createAdaptorServer({ fetch: handle, overrideGlobalObjects: false }) as Server; // without TLS
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns what was delivered since the last call. */
    takeDeliveries: (): Delivery[] => deliveries.splice(0),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type PageServer = Awaited<ReturnType<typeof startPageServer>>;

const answer = async (
  path: string,
  purpose: string,
  request: Request,
  { publicFolder, workerOrigin, barePages }: PageServerOptions,
): Promise<Response> => {
  const address = new URL(path, workerOrigin);
  const bare = barePages[path];
  if (bare !== undefined) return new Response(bare, { headers: { 'content-type': 'text/html' } });
  if (!path.startsWith('/docs/assets/')) {
    const { method } = request;
    const body = method === 'POST' && { body: await request.arrayBuffer() };
    return fetch(address, { method, redirect: 'manual', headers: { 'Sec-Purpose': purpose }, ...body });
  }
  const file = await readFile(join(publicFolder, address.pathname)).catch(() => undefined);
  if (!file) return new Response(null, { status: 404 });
  const headers = {
    'content-type': getMimeType(address.pathname) ?? 'application/octet-stream',
    'cache-control': IMMUTABLE_CACHE_CONTROL,
  };
  return new Response(new Uint8Array(file), { headers });
};

/** The style sheets in a document, which count as CSS. */
const STYLES = /<style>.*?<\/style>/gs;

/**
 * Sizes of what a browser fetched for one page before any interaction. Throws when a request for a part of the page failed.
 */
export const pageWeights = (deliveries: readonly Delivery[]): Figure[] => {
  const wanted = deliveries.filter(({ prefetch }) => !prefetch);
  const failed = wanted.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} answers ${failed.status}.`);
  const ofType = (type: string) => wanted.filter(({ contentType }) => contentType.startsWith(type));
  const scripts = ofType('text/javascript');
  const documents = ofType('text/html');
  const inlineStyles = documents.reduce((total, { body, sentBytes }) => {
    const text = body.toString();
    const rest = text.replaceAll(STYLES, '');
    return rest === text ? total : total + sentBytes / 1000 - gzip(rest).length / 1000;
  }, 0);
  const whole = kilobytes(wanted);
  return [
    figure('script', kilobytes(scripts), { note: fileNames(scripts) }),
    figure('css', kilobytes(ofType('text/css')) + inlineStyles),
    figure('html', kilobytes(documents) - inlineStyles),
    figure('page', whole, { note: fileNames(wanted) }),
    figure('pageWithoutFont', whole - kilobytes(ofType('font/'))),
  ];
};

const fileNames = (deliveries: readonly Delivery[]): string =>
  deliveries.map(({ path }) => path.replace(/.*\//, '')).join(', ');

/** The size of answers as they were sent, in kB. */
const kilobytes = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((total, { sentBytes }) => total + sentBytes, 0) / 1000;
