import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { anyFreePort } from '#scripts/dev/free-port.ts';
import { listen } from '#scripts/dev/listen.ts';

test('a port that is taken in the meantime is one sentence, not a stack trace', async () => {
  const port = await anyFreePort();
  const handle = async () => {};
  await listen(port, handle);
  await expect(listen(port, handle)).rejects.toMatchObject({
    message: `Port ${port} is taken by another program.`,
    cure: `Stop it, or choose another: npm start -- --port ${port + 1}`,
  });
});

test('many requests that a client sends at once are answered in order, one at a time', async () => {
  let running = 0;
  let most = 0;
  const address = await listen(0, async ({ url }, outgoing) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    outgoing.end(url);
  });
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  let answers = '';
  for await (const part of socket.setEncoding('utf8')) {
    answers += part;
    if (answers.includes('/49')) break;
  }
  expect(answers.match(/\/\d+(?=HTTP|$)/g)).toEqual(paths);
  expect(most).toBe(1);
});

test('a request that fails ends only its own connection', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const address = await listen(0, async ({ url }, outgoing) => {
    if (url === '/fails') throw new Error('no');
    outgoing.end(url);
  });
  await expect(fetch(`${address}/fails`)).rejects.toThrow('fetch failed');
  expect(log).toHaveBeenCalledWith(new Error('no'));
  expect(await (await fetch(`${address}/works`)).text()).toBe('/works');
});

test('a request that never ends gets a 408', async () => {
  const { port, hostname } = new URL(await listen(0, async () => {}, { deadlineMs: 100 }));
  const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  socket.write('POST /docs HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  socket.destroy();
});
