import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { type Ask, forward, listen, parsePort } from '#scripts/dev/listen.ts';
import { anyFreePort } from '#tests/scripts/any-free-port.ts';

describe('listen', () => {
  let printed: Mock<typeof console.error>;
  beforeEach(() => {
    printed = vi.spyOn(console, 'error').mockReturnValue();
  });

  /** A server that echoes what it is asked. */
  const serve = async (options = {}) => {
    const port = await anyFreePort();
    const asked: string[] = [];
    const answer = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/fails') throw new Error('no');
      asked.push(`${request.method} ${pathname} ${await request.text()}`);
      return new Response(pathname);
    };
    await listen(port, answer, options);
    return { port, asked, address: `http://localhost:${port}` };
  };

  /** Sends raw text and resolves to the first line of the answer. `end` says how the client leaves, if it does. */
  const sendRaw = (port: number, raw: string, end: 'stays' | 'FIN' | 'reset' = 'stays') =>
    new Promise<string>((resolve) => {
      const socket = connect({ port, host: 'localhost' }, () => {
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

  test('a request that fails is a 503 with one line in the terminal, and the server stays', async () => {
    const { address } = await serve();
    const failed = await fetch(`${address}/fails`);
    expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(printed.mock.calls).toEqual([['GET /fails: no']]);
    expect(await (await fetch(`${address}/works`)).text()).toBe('/works');
  });

  const HALF_BODIES = [
    'POST /docs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf',
    'POST /docs HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n',
  ];

  test.each(HALF_BODIES.flatMap((raw) => [['FIN', raw] as const, ['reset', raw] as const]))(
    'the server survives a client that leaves in the middle of its request (%s)',
    async (end, raw) => {
      const { port, address, asked } = await serve();
      await sendRaw(port, raw, end);
      expect(asked).toEqual([]);
      expect(await (await fetch(`${address}/works`)).text()).toBe('/works');
    },
  );

  test('the server survives many requests at once whose client leaves', async () => {
    const { port, address } = await serve();
    const requests = Array.from(
      { length: 500 },
      (_, index) => `GET /${index} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    await sendRaw(port, requests.join(''));
    expect(await (await fetch(`${address}/works`)).text()).toBe('/works');
  });

  test('a body of more than a megabyte is refused', async () => {
    const { address, asked } = await serve();
    const { status } = await fetch(address, { method: 'POST', body: 'x'.repeat(1_000_001) });
    expect([status, asked]).toEqual([413, []]);
  });

  test('a method that fetch refuses gets a 405', async () => {
    const { port } = await serve();
    const answer = await sendRaw(port, 'TRACE /docs HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(answer).toBe('HTTP/1.1 405 Method Not Allowed');
  });

  test('a request that never ends gets a 408', async () => {
    const { port } = await serve({ deadlineMs: 100 });
    const socket = connect({ port, host: 'localhost' });
    socket.write('POST /docs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    socket.destroy();
  });
});

describe('forward', () => {
  const ADDRESS = 'http://localhost:8787/docs/storage';

  /** A Worker that answers with one of these after another, and fails where there is none. */
  const worker = (...answers: (Response | undefined)[]) =>
    vi.fn<Ask>(async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('The runtime has crashed.');
      return answer;
    });

  test.each([
    ['GET', 200, 2],
    ['HEAD', 200, 2],
  ])('%s is sent again when the runtime does not answer', async (method, status, times) => {
    const ask = worker(undefined, new Response('page'));
    expect((await forward(new Request(ADDRESS, { method }), ask)).status).toBe(status);
    expect(ask).toHaveBeenCalledTimes(times);
  });

  test('a request that may have changed something is not sent again', async () => {
    const ask = worker(undefined, new Response('page'));
    const request = new Request(ADDRESS, { method: 'POST', body: 'answer' });
    await expect(forward(request, ask)).rejects.toThrow('The runtime has crashed.');
    const [, { body }] = ask.mock.calls[0] ?? ['', { method: '' }];
    expect(new TextDecoder().decode(body)).toBe('answer');
  });

  test('an error of the site is passed on, or asked for again where it counts as passing', async () => {
    const failing = () => worker(new Response('', { status: 503 }), new Response('page'));
    expect((await forward(new Request(ADDRESS), failing())).status).toBe(503);
    expect((await forward(new Request(ADDRESS), failing(), ({ status }) => status >= 500)).status).toBe(200);
  });

  test('headers about the connection end here', async () => {
    const ask = worker(new Response('page'));
    await forward(new Request(ADDRESS, { headers: { TE: 'trailers', Accept: 'text/html' } }), ask);
    expect(ask.mock.calls[0]?.[1].headers).toEqual([['accept', 'text/html']]);
  });

  test('an answer keeps its headers, without those that need https', async () => {
    const headers: [string, string][] = [
      ['Strict-Transport-Security', 'max-age=1'],
      ['Content-Security-Policy', "default-src 'none'; upgrade-insecure-requests"],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ];
    const answer = await forward(new Request(ADDRESS), worker(new Response('page', { headers })));
    expect(answer.headers.get('Strict-Transport-Security')).toBeNull();
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });
});

describe('free port', () => {
  test.each(['', '0', '65536', '80.5', '-1', 'x', '0x50', '1e3', ' 80 ', '80\n'])(
    '%j is not a port',
    (text) => {
      expect(() => parsePort(text)).toThrow(
        `--port must be a number from 1 to 65535; it is ${JSON.stringify(text)}.`,
      );
    },
  );

  test('a taken port is rejected', async () => {
    const port = await anyFreePort();
    const answer = async () => new Response();
    await listen(port, answer);
    await expect(listen(port, answer)).rejects.toMatchObject({
      message: `Port ${port} is taken by another program.`,
      hint: `Stop it, or choose another: npm start -- --port ${port + 1}`,
    });
  });
});
