import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

interface ForwardOptions {
  /** The Worker's address, without a trailing slash. */
  origin: string;
  /** Changes the HTML of pages before they are sent to the reader. */
  changeHtml?: (html: string) => string;
}

/** The number of attempts, and the pause between them, while the Worker restarts. */
const ATTEMPTS = 150;
const WAIT_MS = 100;
const READ_ATTEMPTS = 3;

/**
 * Passes a request to the Worker and passes its answer back. Reads the whole answer even if the reader has disconnected,
 * because a dropped connection can crash `wrangler dev`. Requests wait while the Worker restarts.
 */
export const forward = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { origin, changeHtml = (html) => html }: ForwardOptions,
): Promise<void> => {
  const body = await readAll(incoming);
  try {
    const { answer, bytes } = await send(origin + incoming.url, incoming, body);
    const isHtml = answer.headers['content-type']?.startsWith('text/html') && incoming.method !== 'HEAD';
    const content = isHtml ? Buffer.from(changeHtml(bytes.toString('utf8'))) : bytes;
    outgoing.writeHead(answer.statusCode ?? 502, headersFor(answer, incoming, content));
    outgoing.end(content);
  } catch (error) {
    console.error(`The Worker did not answer ${incoming.method} ${incoming.url}:`, error);
    outgoing.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' });
    outgoing.end('The Worker does not answer. Its messages are in the terminal.\n');
  }
};

/** An answer with its whole body. */
interface WholeAnswer {
  answer: IncomingMessage;
  bytes: Buffer;
}

const send = async (url: string, incoming: IncomingMessage, body: Buffer): Promise<WholeAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await sendOnce(url, incoming, body);
      const bytes = await readAll(answer);
      if (!isWranglers(answer) || !isReading(incoming) || attempt >= READ_ATTEMPTS) return { answer, bytes };
      console.log(`wrangler answered ${answer.statusCode} for ${incoming.url}; asked again.`);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRepeat(error, incoming)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
};

const sendOnce = (
  url: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { 'accept-encoding': _encoding, connection: _connection, ...rest } = headers;
    request(url, { method, headers: rest }, resolve).on('error', reject).end(body);
  });

/** Under load, `wrangler dev` itself sometimes answers 500. Only the site's own answers have a content security policy. */
const isWranglers = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  statusCode >= 500 && headers['content-security-policy'] === undefined;

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A request may be repeated if it never arrived or if it only reads. */
const mayRepeat = (error: unknown, incoming: IncomingMessage): boolean => {
  const { code } = error as NodeJS.ErrnoException; // node:http rejects with no other type
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && isReading(incoming));
};

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer); // no encoding was set
  return Buffer.concat(chunks);
};

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
