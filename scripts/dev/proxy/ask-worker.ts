import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readAll } from './read-all.ts';

interface WorkerRequest {
  method: string;
  /** The path and the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer with its whole body. */
interface WholeAnswer {
  answer: IncomingMessage;
  bytes: Buffer;
}

export interface AskOptions {
  /** Resolves to the Worker's address, without a trailing slash. It changes when wrangler starts again. */
  origin: () => Promise<string>;
  /** Says whether a read is repeated after this answer. By default, it is after an error of wrangler itself. */
  isPassing?: (answer: IncomingMessage) => boolean;
  /** The time for the whole answer, with all repetitions. */
  deadlineMs?: number;
}

const ANSWER_DEADLINE_MS = 60_000;
/** Together they are longer than a restart of the Worker. */
const RETRY_DELAYS_MS = [100, 300, 1_000, 3_000];

/** These headers are about the connection to the proxy (RFC 9110, 7.6.1), which also decides about compression. */
const OF_CONNECTION = new Set([
  'accept-encoding',
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** `wrangler dev` ends under too many requests at once, so the others wait. */
const agent = new Agent({ maxSockets: 32 });

/** Asks the Worker, and repeats a read that fails. Rejects if the Worker does not answer. */
export const askWorker = async (
  asked: WorkerRequest,
  { origin, isPassing = isWranglers, deadlineMs = ANSWER_DEADLINE_MS }: AskOptions,
): Promise<WholeAnswer> => {
  const signal = AbortSignal.timeout(deadlineMs);
  const delays = isRead(asked) ? RETRY_DELAYS_MS : [];
  for (const delay of delays) {
    const answer = await ask(await origin(), asked, signal).catch(() => undefined);
    if (answer && !isPassing(answer.answer)) return answer;
    signal.throwIfAborted();
    await wait(delay);
  }
  return ask(await origin(), asked, signal);
};

const isRead = ({ method }: WorkerRequest): boolean => method === 'GET' || method === 'HEAD';

const ask = async (origin: string, asked: WorkerRequest, signal: AbortSignal): Promise<WholeAnswer> => {
  const { method, path, body } = asked;
  const passed = Object.entries(asked.headers).filter(
    // The body of a read means nothing, and the Worker leaves it unread, which wrangler calls an error.
    ([name]) => !OF_CONNECTION.has(name) && !(isRead(asked) && name === 'content-length'),
  );
  const options = { agent, method, headers: Object.fromEntries(passed), signal };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(origin + path, options, resolve)
      .on('error', reject)
      .end(isRead(asked) ? undefined : body);
  });
  return { answer, bytes: (await readAll(answer)) ?? Buffer.alloc(0) };
};

/** Under load, `wrangler dev` itself sometimes answers 500. Only the site's own answers have a content security policy. */
const isWranglers = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  statusCode >= 500 && headers['content-security-policy'] === undefined;
