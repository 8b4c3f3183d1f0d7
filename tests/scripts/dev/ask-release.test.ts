import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askRelease } from '#scripts/dev/ask-release.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

let server: Server;
const listen = async (handle: RequestListener): Promise<() => Promise<string>> => {
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return async () => `http://127.0.0.1:${port}`;
};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const QUESTION = { worker: '2', release: 'abc', deadlineMs: 60_000 };

test('a Worker with the release has no problems', async () => {
  const origin = await listen(({ headers }, outgoing) =>
    outgoing.end(JSON.stringify({ release: headers['x-development-worker'] === '2' ? 'abc' : 'old' })),
  );
  expect(await askRelease({ ...QUESTION, origin })).toBeUndefined();
});

test('a Worker that does not start says why', async () => {
  const origin = await listen((_, outgoing) =>
    outgoing.writeHead(500, { 'x-development-worker': '2' }).end('Uncaught Error: boom'),
  );
  expect(await askRelease({ ...QUESTION, origin })).toBe(
    'The Worker does not start. npm start tries again after the next change.\nUncaught Error: boom',
  );
});

test('a Worker that fails while it answers says so', async () => {
  const origin = await listen((_, outgoing) =>
    outgoing.writeHead(500, { 'content-security-policy': "default-src 'self'" }).end('Something went wrong'),
  );
  expect(await askRelease({ ...QUESTION, origin })).toContain('The Worker does not start.');
});

test('a Worker is asked again after its runtime has crashed', async () => {
  let asked = 0;
  const origin = await listen((_, outgoing) => {
    asked += 1;
    if (asked === 1) outgoing.writeHead(500).end('Error: Network connection lost.');
    else outgoing.end(JSON.stringify({ release: 'abc' }));
  });
  expect(await askRelease({ ...QUESTION, origin })).toBeUndefined();
});

test('a Worker that never answers does not hold up the next change', async () => {
  const origin = await listen(() => {});
  expect(await askRelease({ ...QUESTION, origin, deadlineMs: 200 })).toMatch(
    /^The Worker does not answer\. npm start tries again after the next change\. The operation was aborted/,
  );
});

test('a lost runtime is reported by its message, without the name of a class', async () => {
  await listen(() => {});
  const origin = () => Promise.reject(new OperatorError('wrangler has ended.', 'Fix it.'));
  const text = await askRelease({ ...QUESTION, origin, deadlineMs: 0 });
  expect(text).toBe(
    'The Worker does not answer. npm start tries again after the next change. wrangler has ended.',
  );
});
