import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { printable } from '#scripts/terminal/text-table.ts';
import { relaxForLoopback } from '#worker/http/security-headers.ts';

/** A client that has not sent its whole request by then gets a 408, and its connection is closed. */
const REQUEST_DEADLINE_MS = 20_000;
const CHECK_EVERY_MS = 1_000;
/** Bodies are held in memory. The Worker's own limits are far lower. */
const MOST_BODY_BYTES = 1_000_000;

/** Listens on a port of this machine. Rejects with {@link OperatorError} if another program uses it. */
export const listen = (
  port: number,
  answer: (request: Request) => Promise<Response>,
  { deadlineMs = REQUEST_DEADLINE_MS } = {},
): Promise<void> => {
  const app = new Hono()
    .on(['TRACE', 'CONNECT'], '*', (context) => context.text('This method is not allowed.\n', 405)) // fetch refuses them
    .use(async (context, next) =>
      Number(context.req.header('content-length')) > MOST_BODY_BYTES
        ? context.text('The body is too large.\n', 413)
        : next(),
    )
    .all('*', ({ req }) => answer(req.raw))
    .onError((error, context) => {
      console.error(printable(`${context.req.method} ${context.req.path.slice(0, 200)}: ${error.message}`));
      const headers = { 'Retry-After': '1', Connection: 'close' };
      return context.text('The Worker does not answer. See its messages in the terminal.\n', 503, headers);
    });
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: deadlineMs,
      requestTimeout: deadlineMs,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? takenPort(port) : error),
    );
    server.listen(port, 'localhost', resolve);
  });
};

/** Asks a local Worker. */
export type Ask = (
  url: string,
  init: {
    method: string;
    headers?: [string, string][];
    body?: ArrayBuffer;
    redirect?: 'manual';
    signal?: AbortSignal;
  },
) => Promise<Response>;

const ANSWER_DEADLINE_MS = 60_000;
/** Together they are longer than a restart of the runtime. */
const RETRY_DELAYS_MS = [100, 300, 1_000, 3_000];

/** These headers are about the connection to this server (RFC 9110, 7.6.1), which also decides about compression. */
const OF_CONNECTION =
  /^(?:accept-encoding|connection|expect|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Passes a request to the Worker, and reads its whole answer, even if the reader has gone. A read that fails, or whose answer
 * `isPassing`, is repeated. Rejects if the Worker does not answer.
 */
export const forward = async (
  request: Request,
  ask: Ask,
  isPassing: (answer: Response) => boolean = () => false,
): Promise<Response> => {
  const { method, url } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const headers = [...request.headers].filter(([name]) => !OF_CONNECTION.test(name));
  const body = isRead ? {} : { body: await request.arrayBuffer() };
  const signal = AbortSignal.timeout(ANSWER_DEADLINE_MS);
  const askOnce = async () => whole(await ask(url, { method, headers, ...body, redirect: 'manual', signal }));
  for (const delay of isRead ? RETRY_DELAYS_MS : []) {
    const answer = await askOnce().catch(() => undefined);
    if (answer && !isPassing(answer)) return answer;
    signal.throwIfAborted();
    await wait(delay);
  }
  return askOnce();
};

/** Assets have production headers, which need https. */
const whole = async (answer: Response): Promise<Response> => {
  const bytes = await answer.arrayBuffer();
  const headers = new Headers(
    [...answer.headers].filter(
      ([name]) => !(OF_CONNECTION.test(name) || /^content-length$|content-encoding$/.test(name)),
    ),
  );
  relaxForLoopback(headers);
  return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers });
};

const MOST = 65_535;

/** Parses the value of `--port`. Throws {@link OperatorError} if it is not a port number. */
export const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= MOST) return port;
  throw new OperatorError(
    `--port must be a number from 1 to 65535; it is ${JSON.stringify(text)}.`,
    'For example: npm start -- --port 8788',
  );
};

const takenPort = (port: number): OperatorError =>
  new OperatorError(
    `Port ${port} is taken by another program.`,
    `Stop it, or choose another: npm start -- --port ${port < MOST ? port + 1 : port - 1}`,
  );
