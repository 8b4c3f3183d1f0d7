import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

interface ForwardOptions {
  /** The Worker's address, without a trailing slash. */
  origin: string;
  /** Changes the HTML of pages on their way to the reader. */
  changeHtml?: (html: string) => string;
}

/** A Worker that is starting again is asked this often, with this pause. */
const ATTEMPTS = 150;
const WAIT_MS = 100;
const READ_ATTEMPTS = 3;

/**
 * Passes a request to the Worker and its answer back. The answer is read to its end even where the reader has gone: a
 * dropped connection can end `wrangler dev`. Requests wait while it starts again.
 */
export const forward = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { origin, changeHtml = (html) => html }: ForwardOptions,
): Promise<void> => {
  const body = await readAll(incoming);
  try {
    const answer = await send(origin + incoming.url, incoming, body);
    const bytes = await readAll(answer);
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

const send = async (url: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await sendOnce(url, incoming, body);
      if (!isWranglers(answer) || !isReading(incoming) || attempt >= READ_ATTEMPTS) return answer;
      console.log(`wrangler answered ${answer.statusCode} for ${incoming.url}; asked again.`);
      answer.resume();
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

/** Under load, `wrangler dev` itself sometimes answers 500. The site's own answers carry its content security policy. */
const isWranglers = ({ statusCode = 0, headers }: IncomingMessage): boolean =>
  statusCode >= 500 && headers['content-security-policy'] === undefined;

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A request that never arrived may be sent again, and so may one that only reads. */
const mayRepeat = (error: unknown, incoming: IncomingMessage): boolean => {
  const { code } = error as NodeJS.ErrnoException; // node:http rejects with nothing else
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && isReading(incoming));
};

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer); // no encoding was set
  return Buffer.concat(chunks);
};

/** Assets carry the headers of production. Two of them are wrong on http and are left out. */
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
