import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { projectRoot } from '../project-root.ts';
import type { Announcements } from './announcements.ts';

const SCRIPT_PATH = '/docs/-/development.js';
const EVENTS_PATH = '/docs/-/development-events';

/**
 * Stands before `wrangler dev` on the printed port: passes everything through and adds one external script to pages,
 * which reloads them and shows an author's mistakes. The Worker knows nothing of it.
 */
export const startProxy = (port: number, origin: string, announcements: Announcements): void => {
  createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) return sendScript(outgoing);
    if (incoming.url === EVENTS_PATH) return announcements.subscribe(outgoing);
    return pass(incoming, outgoing, origin);
  }).listen(port, 'localhost');
};

const sendScript = (outgoing: ServerResponse): void => {
  const source = readFileSync(join(projectRoot, 'scripts/dev/browser/development.ts'), 'utf8');
  outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  outgoing.end(transformSync(source, { loader: 'ts' }).code);
};

const pass = (incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void => {
  const { 'accept-encoding': _, ...headers } = incoming.headers;
  const forwarded = request(origin + incoming.url, { method: incoming.method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html');
    outgoing.writeHead(
      answer.statusCode ?? 502,
      forLoopback(isPage ? withoutValidators(answer.headers) : answer.headers),
    );
    if (!isPage) return void answer.pipe(outgoing);
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => outgoing.end(addScript(Buffer.concat(chunks).toString('utf8'))));
  });
  forwarded.on('error', () => {
    outgoing.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1' });
    outgoing.end(
      addScript(
        '<!doctype html><title>Starting</title><head></head><p>The Worker is starting again. This page reloads by itself.',
      ),
    );
  });
  incoming.pipe(forwarded);
};

/** Assets carry the headers of production, which has no business on http. */
const forLoopback = (headers: IncomingMessage['headers']) => {
  const { 'strict-transport-security': _hsts, 'content-security-policy': policy, ...rest } = headers;
  const relaxed = policy?.toString().replace('; upgrade-insecure-requests', '');
  return relaxed === undefined ? rest : { ...rest, 'content-security-policy': relaxed };
};

const withoutValidators = (headers: IncomingMessage['headers']) => {
  const { etag: _etag, 'content-length': _length, ...rest } = headers;
  return { ...rest, 'cache-control': 'no-store' };
};

const addScript = (html: string): string =>
  html.replace('</head>', `<script type="module" src="${SCRIPT_PATH}"></script></head>`);
