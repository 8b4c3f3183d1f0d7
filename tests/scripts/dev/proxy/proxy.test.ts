import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createAnnouncements } from '#scripts/dev/proxy/announcements.ts';
import { proxy } from '#scripts/dev/proxy/proxy.ts';
import { createWorkerVersions } from '#scripts/dev/proxy/worker-versions.ts';

const listen = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return `http://127.0.0.1:${port}`;
};

const NO_WORKER = (): Promise<string> => Promise.reject(new Error('There is no Worker.'));

const serve = async (origin = NO_WORKER) => {
  const announcements = createAnnouncements();
  const folders = { outFolder: '/nowhere', modulesFolder: '/nowhere' };
  const versions = createWorkerVersions();
  await versions.replace('code', async () => undefined);
  const answer = proxy({ ...folders, announcements, versions, script: 'const script = 1;', origin });
  const address = await listen((incoming, outgoing) => void answer(incoming, outgoing));
  return { announcements, address, development: `${address}/docs/-/development` };
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

/** Announces a release whose Worker answers each request with a 500. */
const serveFailing = async (type: string, body: string) => {
  const headers = { 'Content-Security-Policy': "default-src 'none'", 'Content-Type': type, ETag: '"a"' };
  const worker = await listen((_, outgoing) => outgoing.writeHead(500, headers).end(body));
  const served = await serve(async () => worker);
  served.announcements.announce({ release: 'a' }, () => true);
  return served.address;
};

const ask = async (address: string, accept: string, method = 'GET') => {
  const answer = await fetch(`${address}/docs`, { method, headers: { Accept: accept } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const OF_BROWSERS = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
const SCRIPT = '<script type="module" src="/docs/-/development.js"></script></head>';

test('a text about a failure becomes a page for a browser, which has the development script and names the release', async () => {
  const { status, headers, text } = await ask(
    await serveFailing('text/plain', 'It <b>failed.\n'),
    OF_BROWSERS,
  );
  expect([status, headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect([headers.get('Content-Security-Policy'), headers.get('ETag')]).toEqual([null, null]);
  expect(text).toContain('<p>It &lt;b&gt;failed.</p>\n<p>The terminal shows the error.');
  expect(text).toContain('data-failed-release="a"');
  expect(text).toContain(SCRIPT);
});

test('a page about a failure stays the page of the site', async () => {
  const address = await serveFailing('text/html; charset=utf-8', '<head></head><p>It failed.');
  expect((await ask(address, OF_BROWSERS)).text).toBe(`<head>${SCRIPT}<p>It failed.`);
});

test.each([
  ['a program', '*/*', 'GET'],
  ['a form of a browser', OF_BROWSERS, 'POST'],
])('%s gets the text about a failure', async (_, accept, method) => {
  const { status, text } = await ask(await serveFailing('text/plain', 'It failed.'), accept, method);
  expect([status, text]).toEqual([500, 'It failed.']);
});
