import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { printable } from '#scripts/terminal/printable.ts';

interface ForwardOptions {
  /** Resolves to the Worker's address, without a trailing slash. */
  origin: () => Promise<string>;
  /** Headers for the Worker. They replace the reader's headers of the same names. */
  headers?: IncomingHttpHeaders;
  /** Changes the HTML of pages before they are sent to the reader. */
  changeHtml?: (html: string) => string;
}

/** Large bodies are refused here, because bodies are held in memory. The Worker's own limits are far lower. */
const MOST_BODY_BYTES = 1_000_000;
const ANSWER_DEADLINE_MS = 60_000;
const READ_ATTEMPTS = 3;
const RETRY_MS = 100;

/** `wrangler dev` ends under too many requests at once, so the others wait. */
const agent = new Agent({ maxSockets: 32 });

/**
 * Passes a request to the Worker and passes its answer back. Reads the whole answer even if the reader has disconnected,
 * because a dropped connection can crash `wrangler dev`. Never rejects.
 */
export const forward = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { origin, headers = {}, changeHtml = (html) => html }: ForwardOptions,
): Promise<void> => {
  try {
    const body = await readAll(incoming, MOST_BODY_BYTES);
    if (!body) return refuse(outgoing, 413, 'The body is too large.');
    const url = (await origin()) + pathOf(incoming.url);
    const { answer, bytes } = await send(url, { ...incoming.headers, ...headers }, incoming, body);
    const isHtml = answer.headers['content-type']?.startsWith('text/html') && incoming.method !== 'HEAD';
    const content = isHtml ? Buffer.from(changeHtml(bytes.toString('utf8'))) : bytes;
    outgoing.writeHead(answer.statusCode ?? 502, headersFor(answer, incoming, content));
    outgoing.end(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(printable(`${incoming.method} ${incoming.url?.slice(0, 200)}: ${reason}`));
    refuse(outgoing, 503, 'The Worker does not answer. Its messages are in the terminal.');
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
const pathOf = (target = '/'): string => {
  if (target.startsWith('/')) return target;
  const { pathname, search } = URL.parse(target, 'http://localhost') ?? { pathname: '/', search: '' };
  return pathname + search;
};

/** An answer with its whole body. */
interface WholeAnswer {
  answer: IncomingMessage;
  bytes: Buffer;
}

const send = async (
  url: string,
  headers: IncomingHttpHeaders,
  { method = 'GET' }: IncomingMessage,
  body: Buffer,
): Promise<WholeAnswer> => {
  const mayRepeat = method === 'GET' || method === 'HEAD';
  for (let attempt = 1; ; attempt += 1) {
    const isLast = !mayRepeat || attempt === READ_ATTEMPTS;
    try {
      const answer = await sendOnce(url, method, headers, body);
      const bytes = (await readAll(answer)) ?? Buffer.alloc(0);
      if (!isWranglers(answer) || isLast) return { answer, bytes };
    } catch (error) {
      if (isLast) throw error;
    }
    await wait(RETRY_MS);
  }
};

const sendOnce = (
  url: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const {
      'accept-encoding': _encoding,
      'transfer-encoding': _transfer,
      connection: _connection,
      expect: _expect,
      ...rest
    } = headers;
    const signal = AbortSignal.timeout(ANSWER_DEADLINE_MS);
    request(url, { agent, method, headers: rest, signal }, resolve).on('error', reject).end(body);
  });

/** Under load, `wrangler dev` itself sometimes answers 500. Only the site's own answers have a content security policy. */
const isWranglers = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  statusCode >= 500 && headers['content-security-policy'] === undefined;

/** The whole body, or `undefined` if it has more than `most` bytes. Rejects if it ends early. */
const readAll = (stream: IncomingMessage, most = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) resolve(undefined);
      else chunks.push(chunk);
    });
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', reject);
    stream.once('close', () => reject(new Error('The connection was closed early.')));
  });

/** Assets have production headers. The parts that are wrong on http are removed. */
const headersFor = (
  answer: IncomingMessage,
  { method }: IncomingMessage,
  content: Buffer,
): OutgoingHttpHeaders => {
  const {
    'strict-transport-security': _hsts,
    'transfer-encoding': _encoding,
    connection: _connection,
    'content-security-policy': policy,
    ...rest
  } = answer.headers;
  return {
    ...rest,
    ...(policy
      ? { 'content-security-policy': String(policy).replace('; upgrade-insecure-requests', '') }
      : {}),
    ...(method === 'HEAD' || answer.statusCode === 304 ? {} : { 'content-length': content.byteLength }),
  };
};
