import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkExternalLinks, externalLinks } from '#scripts/upkeep/external-links.ts';

test('links to other sites are listed once, with their pages and without their hash', () => {
  const values = new Map([
    [
      'page/h1',
      '{}\n<a href="https://b.example/?x=1&amp;y=2#top">B</a> <a class="x" href="https://a.example/">A</a>',
    ],
    [
      'page/h2',
      '{}\n<a href="https://a.example/">A</a> <a href="/docs/x">X</a> <a href="https://own.example/y">Y</a>',
    ],
  ]);
  const pages = { '/two': { hash: 'h2', markdown: '' }, '/one': { hash: 'h1', markdown: '' } };
  const record = { release: 'a', pages, assets: {} };
  expect(externalLinks({ record, values }, 'https://own.example')).toEqual([
    { url: 'https://a.example/', pages: ['/one', '/two'] },
    { url: 'https://b.example/?x=1&y=2', pages: ['/one'] },
  ]);
});

const STATUS: Record<string, number> = { '/fine': 200, '/gone': 404, '/robots-only': 403, '/soon': 302 };
const server = createServer(({ url = '' }, response) => {
  if (url === '/moved') response.writeHead(301, { Location: '/fine' });
  else if (url === '/broken-off') return response.destroy();
  else response.writeHead(STATUS[url] ?? 500);
  return response.end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

test('broken links and those that moved for good are reported; a refusal of programs is not', async () => {
  const paths = ['/moved', '/fine', '/gone', '/robots-only', '/soon', '/broken-off'];
  const links = paths.map((path) => ({ url: origin + path, pages: ['/one'] }));
  const broken = await checkExternalLinks(links);
  expect(broken.map(({ url, answer }) => `${url.slice(origin.length)} ${answer}`)).toEqual([
    `/moved moved to ${origin}/fine`,
    '/gone 404',
    '/broken-off other side closed',
  ]);
  expect(broken[1]?.pages).toEqual(['/one']);
});
