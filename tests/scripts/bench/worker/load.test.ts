import { createServer, type RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { requestsPerSecond } from '#scripts/bench/worker/load.ts';

const loadOf = async (listener: RequestListener) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  try {
    return await requestsPerSecond({
      origin: new URL(`http://127.0.0.1:${address.port}`),
      path: '/docs',
      host: 'nitric.io',
      connections: 3,
      durationMs: 200,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test('counts the answers, keeps its connections and names the host', async () => {
  let answered = 0;
  const seen = new Set<string>();
  const ports = new Set<number | undefined>();
  const rate = await loadOf((request, response) => {
    seen.add(`${request.method} ${request.headers.host}${request.url}`);
    ports.add(request.socket.remotePort);
    answered += 1;
    response.end('x'.repeat(1000));
  });
  expect([...seen]).toEqual(['GET nitric.io/docs']);
  expect(ports.size).toBe(3);
  expect(answered).toBeGreaterThan(3);
  expect(rate).toBeGreaterThan(0);
  expect(rate * 0.2).toBeLessThanOrEqual(answered);
});

test('fails on an error of the server', async () => {
  await expect(loadOf((_, response) => response.writeHead(500).end())).rejects.toThrow(/HTTP\/1.1 500/);
});
