import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { printable } from '#scripts/terminal/printable.ts';
import { relaxForLoopback } from '#worker/headers/loopback.ts';
import { type AskOptions, askWorker } from './ask-worker.ts';
import { isNavigation, sendFailurePage } from './failure-page.ts';
import { readAll } from './read-all.ts';

interface ForwardOptions extends AskOptions {
  /** Headers for the Worker. They replace the reader's headers of the same names. */
  headers?: IncomingHttpHeaders;
  /** Changes the HTML of pages before they are sent to the reader. */
  changeHtml?: (html: string) => string;
  /** Makes a page of the text of a failure, which a browser would show without the development script. */
  failureHtml?: (text: string) => string;
}

/** Large bodies are refused here, because bodies are held in memory. The Worker's own limits are far lower. */
const MOST_BODY_BYTES = 1_000_000;

/**
 * Passes a request to the Worker and passes its answer back. Reads the whole answer even if the reader has disconnected,
 * because a dropped connection can crash `wrangler dev`. Never rejects.
 */
export const forward = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { headers = {}, changeHtml = (html) => html, failureHtml, ...options }: ForwardOptions,
): Promise<void> => {
  try {
    const body = await readAll(incoming, MOST_BODY_BYTES);
    if (!body) return refuse(outgoing, 413, 'The body is too large.');
    const { method = 'GET' } = incoming;
    const asked = { method, path: pathOf(incoming.url), headers: { ...incoming.headers, ...headers }, body };
    const { answer, bytes } = await askWorker(asked, options);
    const isHtml = answer.headers['content-type']?.startsWith('text/html') && method !== 'HEAD';
    const status = answer.statusCode ?? 502;
    if (failureHtml && status >= 500 && !isHtml && isNavigation(incoming))
      return sendFailurePage(outgoing, status, failureHtml(bytes.toString('utf8')));
    const content = isHtml ? Buffer.from(changeHtml(bytes.toString('utf8'))) : bytes;
    outgoing.setHeaders(headersFor(answer, incoming, content)).writeHead(status);
    outgoing.end(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(printable(`${incoming.method} ${incoming.url?.slice(0, 200)}: ${reason}`));
    refuse(outgoing, 503, 'The Worker does not answer. See its messages in the terminal.');
  }
};

/** Nothing is sent if the reader is gone. The connection is closed, because the rest of a body may still arrive on it. */
const refuse = (outgoing: ServerResponse, status: 413 | 503, text: string): void => {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
    ...(status === 503 && { 'Retry-After': '1' }),
  });
  outgoing.end(`${text}\n`);
};

/** The path and query of a request's target, which may also be a whole address or `*` (RFC 9112, 3.2). */
export const pathOf = (target = '/'): string => {
  if (target.startsWith('/')) return target;
  const { pathname, search } = URL.parse(target, 'http://localhost') ?? { pathname: '/', search: '' };
  return pathname + search;
};

/** The headers of the answer, without those of its connection to the proxy. Assets have production headers, which need https. */
const headersFor = (answer: IncomingMessage, { method }: IncomingMessage, content: Buffer): Headers => {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  for (const name of ['Transfer-Encoding', 'Connection']) headers.delete(name);
  relaxForLoopback(headers);
  if (method !== 'HEAD' && answer.statusCode !== 304)
    headers.set('Content-Length', String(content.byteLength));
  return headers;
};
