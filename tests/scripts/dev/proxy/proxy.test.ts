import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createAnnouncements } from '#scripts/dev/proxy/announcements.ts';
import { proxy } from '#scripts/dev/proxy/proxy.ts';
import { createWorkerVersions } from '#scripts/dev/proxy/worker-versions.ts';

const serve = async () => {
  const announcements = createAnnouncements();
  const folders = { outFolder: '/nowhere', modulesFolder: '/nowhere' };
  const origin = () => Promise.reject(new Error('There is no Worker.'));
  const versions = createWorkerVersions();
  const answer = proxy({ ...folders, announcements, versions, script: 'const script = 1;', origin });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { announcements, development: `http://127.0.0.1:${port}/docs/-/development` };
};

test('pages get the script as it was at the start, so a mistake in it cannot end npm start', async () => {
  const { development } = await serve();
  expect(await (await fetch(`${development}.js`)).text()).toBe('const script = 1;');
});

test('a page in a browser is open, by its address, and hears of the next release', async () => {
  const { announcements, development } = await serve();
  const waiting = fetch(`${development}-events?page=%2Fdocs%2Fstorage`);
  await expect.poll(announcements.open).toEqual(['/docs/storage']);
  announcements.announce({ release: 'a' }, (address) => address === '/docs/storage');
  const { value } = (await (await waiting).body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('data: {"release":"a"}\n\n');
});

test('a file is found if the target is a whole address, as programs write it that use a proxy', async () => {
  const { development } = await serve();
  const answer = await new Promise<string>((resolve) => {
    const { port } = new URL(development);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.end(`GET ${development}.js HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (bytes) => resolve(bytes.toString()));
  });
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
});
