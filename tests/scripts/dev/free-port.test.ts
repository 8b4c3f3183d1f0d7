import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { anyFreePort, parsePort, portTaken, requireFreePort } from '#scripts/dev/free-port.ts';

test.each([
  ['1', 1],
  ['8787', 8787],
  ['65535', 65_535],
])('%s is a port', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test.each(['', '0', '65536', '80.5', '-1', 'x', '0x50', '1e3', ' 80 ', '80\n'])(
  '%j is not a port',
  (text) => {
    expect(() => parsePort(text)).toThrow(
      `--port must be a number from 1 to 65535; it is ${JSON.stringify(text)}.`,
    );
  },
);

test('the advice for the last port is not a port that does not exist', () => {
  expect(portTaken(65_535).cure).toContain('--port 65534');
});

test('a taken port is rejected, and a free one is not', async () => {
  const port = await anyFreePort();
  await requireFreePort(port);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(requireFreePort(port)).rejects.toMatchObject({
    message: `Port ${port} is taken by another program.`,
    cure: `Stop it, or choose another: npm start -- --port ${port + 1}`,
  });
  await new Promise((resolve) => server.close(resolve));
});
