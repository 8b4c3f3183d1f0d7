import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { anyFreePort } from '#scripts/dev/free-port.ts';
import { listen } from '#scripts/dev/listen.ts';

test('a port that is taken in the meantime is one sentence, not a stack trace', async () => {
  const port = await anyFreePort();
  const handle = () => {};
  await listen(port, handle);
  await expect(listen(port, handle)).rejects.toMatchObject({
    message: `Port ${port} is taken by another program.`,
    cure: `Stop it, or choose another: npm start -- --port ${port + 1}`,
  });
});

test('a request that never ends gets a 408', async () => {
  const { port, hostname } = new URL(await listen(0, () => {}, { deadlineMs: 100 }));
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  socket.write('POST /docs HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  socket.destroy();
});
