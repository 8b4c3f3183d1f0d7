import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forward } from '#scripts/dev/forward.ts';

const servers: Server[] = [];
const listen = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
};

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** The status that a reader gets, and the number of requests to a server whose first answer is 500. */
const throughProxy = async (method: string, headers: Record<string, string>) => {
  let asked = 0;
  const origin = await listen((_, outgoing) => {
    asked += 1;
    outgoing.writeHead(asked === 1 ? 500 : 200, asked === 1 ? headers : {}).end();
  });
  const proxy = await listen(
    (incoming, outgoing) => void forward(incoming, outgoing, { origin: async () => origin }),
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

test('a request that may have changed something is not sent again', async () => {
  expect(await throughProxy('POST', {})).toEqual([500, 1]);
});
