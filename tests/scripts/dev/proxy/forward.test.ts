import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import type { AskOptions } from '#scripts/dev/proxy/ask-worker.ts';
import { forward } from '#scripts/dev/proxy/forward.ts';

const servers: Server[] = [];
const listen = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
};

let printed: Mock<typeof console.error>;
beforeEach(() => {
  printed = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A proxy before a server that echoes the request, and the requests that reached this server. */
const echo = async () => {
  const seen: string[] = [];
  const origin = await listen(async (incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url} ${await text(incoming)}`);
    outgoing.end('echo');
  });
  const address = await listen(
    (incoming, outgoing) => void forward(incoming, outgoing, { origin: async () => origin }),
  );
  return { seen, address };
};

/** Sends raw text and resolves to the first line of the answer. `end` says how the client leaves, if it does. */
const sendRaw = (address: string, raw: string, end: 'stays' | 'FIN' | 'reset' = 'stays') =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(raw, () => {
        if (end === 'FIN') socket.end();
        if (end === 'reset') setTimeout(() => socket.resetAndDestroy(), 50);
      });
    });
    socket.on('data', (answer) => {
      resolve(answer.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve('closed'));
  });

/** The status that a reader gets, and the number of requests to a server whose first answer is 500. */
const throughProxy = async (
  method: string,
  headers: Record<string, string>,
  options: Partial<AskOptions> = {},
) => {
  let asked = 0;
  const origin = await listen((_, outgoing) => {
    asked += 1;
    outgoing.writeHead(asked === 1 ? 500 : 200, asked === 1 ? headers : {}).end();
  });
  const proxy = await listen(
    (incoming, outgoing) => void forward(incoming, outgoing, { origin: async () => origin, ...options }),
  );
  const { status } = await fetch(`${proxy}/docs/storage`, { method });
  return [status, asked];
};

test.each(['GET', 'HEAD'])('%s is sent again when wrangler itself fails', async (method) => {
  expect(await throughProxy(method, {})).toEqual([200, 2]);
});

test('an error of the site itself is passed on', async () => {
  expect(await throughProxy('GET', { 'Content-Security-Policy': "default-src 'none'" })).toEqual([500, 1]);
});

test('an error of the site is asked for again where it counts as passing', async () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'" };
  const isPassing = ({ statusCode = 0 }) => statusCode >= 500;
  expect(await throughProxy('GET', headers, { isPassing })).toEqual([200, 2]);
  expect(await throughProxy('POST', headers, { isPassing })).toEqual([500, 1]);
});

test('a request that may have changed something is not sent again', async () => {
  expect(await throughProxy('POST', {})).toEqual([500, 1]);
});

const HALF_BODIES = [
  ['POST with a length', 'POST /docs/api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'],
  [
    'chunked POST',
    'POST /docs/api/feedback HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n',
  ],
  ['GET with a length', 'GET /docs HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'],
  ['chunked GET', 'GET /docs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
] as const;

test.each(HALF_BODIES.flatMap(([name, raw]) => [[name, 'FIN', raw] as const, [name, 'reset', raw] as const]))(
  'a %s whose body ends early (%s) is dropped with one line in the terminal',
  async (_, end, raw) => {
    const { address, seen } = await echo();
    await sendRaw(address, raw, end);
    await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
    expect(String(printed.mock.calls[0])).toMatch(/^(?:GET|POST) \/docs\S*: [^\n]+$/);
    expect(seen).toEqual([]);
    expect(await sendRaw(address, 'GET /docs HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('HTTP/1.1 200 OK');
  },
);

test.each([
  ['GET http://evil.example/docs?a=1', 'GET /docs?a=1 '],
  ['OPTIONS *', 'OPTIONS /* '],
  ['GET //evil.example/docs', 'GET //evil.example/docs '],
])('the target of `%s` is a path of this site', async (line, expected) => {
  const { address, seen } = await echo();
  expect(await sendRaw(address, `${line} HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe('HTTP/1.1 200 OK');
  expect(seen).toEqual([expected]);
});

test('a body in chunks reaches the Worker whole', async () => {
  const { address, seen } = await echo();
  const sent = request(`${address}/docs`, { method: 'POST' });
  sent.write('one ');
  sent.end('two');
  await new Promise((resolve) => sent.on('response', resolve));
  expect(seen).toEqual(['POST /docs one two']);
});

test.each([
  ['a length', 'Content-Length: 5\r\n\r\nabcde'],
  ['chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n'],
])('the body of a GET (%s) does not reach the Worker', async (_, body) => {
  const { address, seen } = await echo();
  expect(await sendRaw(address, `GET /docs HTTP/1.1\r\nHost: x\r\n${body}`)).toBe('HTTP/1.1 200 OK');
  expect(seen).toEqual(['GET /docs ']);
});

test('headers about the connection end at the proxy', async () => {
  const { address, seen } = await echo();
  const headers = 'Connection: close\r\nTrailer: x\r\nTE: trailers\r\nUpgrade: x\r\nKeep-Alive: x';
  expect(await sendRaw(address, `GET /docs HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`)).toBe(
    'HTTP/1.1 200 OK',
  );
  expect([seen, printed.mock.calls]).toEqual([['GET /docs '], []]);
});

test('a body of more than a megabyte is refused before it is whole', async () => {
  const { address, seen } = await echo();
  const start = 'POST /docs HTTP/1.1\r\nHost: x\r\nContent-Length: 900000000\r\n\r\n';
  expect(await sendRaw(address, start + 'x'.repeat(1_000_001))).toBe('HTTP/1.1 413 Payload Too Large');
  expect(seen).toEqual([]);
});

test('a Worker that cannot be reached is a 503 with one line in the terminal', async () => {
  const origin = () => Promise.reject(new Error('wrangler has ended.'));
  const address = await listen((incoming, outgoing) => void forward(incoming, outgoing, { origin }));
  const answer = await fetch(`${address}/docs`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(printed.mock.calls).toEqual([['GET /docs: wrangler has ended.']]);
});

test('a Worker that stands still is asked once, and its deadline ends the request', async () => {
  let asked = 0;
  const origin = await listen(() => {
    asked += 1;
  });
  const options = { origin: async () => origin, deadlineMs: 200 };
  const address = await listen((incoming, outgoing) => void forward(incoming, outgoing, options));
  const { status } = await fetch(`${address}/docs`);
  expect([status, asked]).toEqual([503, 1]);
  expect(printed.mock.calls).toEqual([['GET /docs: The operation was aborted due to timeout']]);
});

test('an answer keeps its headers, without those that need https', async () => {
  const origin = await listen((_, outgoing) => {
    outgoing.setHeader('Strict-Transport-Security', 'max-age=1');
    outgoing.setHeader('Content-Security-Policy', "default-src 'none'; upgrade-insecure-requests");
    outgoing.setHeader('Set-Cookie', ['a=1', 'b=2']);
    outgoing.end('page');
  });
  const proxy = await listen(
    (incoming, outgoing) => void forward(incoming, outgoing, { origin: async () => origin }),
  );
  const { headers } = await fetch(proxy);
  expect(headers.get('Strict-Transport-Security')).toBeNull();
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(headers.get('Content-Length')).toBe('4');
});
