import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { answerWith, createOpenPages } from '#scripts/dev/answer.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

describe('answer', () => {
  const SITE = 'http://localhost:8787';
  const OF_BROWSERS = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';
  const SCRIPT = '<script type="module" src="/docs/-/development.js"></script></head>';

  const server = async (worker = new Response('page')) => {
    const open = createOpenPages();
    open.announce({ release: 'a' }, () => true);
    const outFolder = await temporaryFolder();
    const ask = vi.fn(async () => worker.clone());
    const answer = answerWith({
      runtime: { ask, manifest: () => '{"id":"a"}' },
      open,
      outFolder,
      script: 'const script = 1;',
    });
    return { answer, ask, outFolder };
  };

  const failing = (type: string, text: string) =>
    new Response(text, { status: 500, headers: { 'Content-Type': type, ETag: '"a"' } });

  test('pages get the script as it was at the start, so a mistake in it cannot end npm start', async () => {
    const { answer, ask } = await server();
    const script = await answer(new Request(`${SITE}/docs/-/development.js`));
    expect(await script.text()).toBe('const script = 1;');
    expect(ask).not.toHaveBeenCalled();
  });

  test('assets come from the build, and nothing outside their folder does', async () => {
    const { answer, ask, outFolder } = await server();
    await mkdir(join(outFolder, 'public/docs/assets'), { recursive: true });
    await writeFile(join(outFolder, 'public/docs/assets/styles-1.css'), 'a{}');
    await writeFile(join(outFolder, 'secret.txt'), 'secret');
    const asset = await answer(new Request(`${SITE}/docs/assets/styles-1.css`));
    expect([await asset.text(), asset.headers.get('Content-Type')]).toEqual([
      'a{}',
      'text/css; charset=utf-8',
    ]);
    await answer(new Request(`${SITE}/docs/assets/..%2f..%2f..%2fsecret.txt`));
    await answer(new Request(`${SITE}/docs/assets/missing.css`));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('the Worker gets the release and values of KV from the build, and nothing else', async () => {
    const { answer, outFolder } = await server();
    await mkdir(join(outFolder, 'kv/page'), { recursive: true });
    await writeFile(join(outFolder, 'kv/page/1'), 'a page');
    await writeFile(join(outFolder, 'secret'), 'secret');
    const textOf = async (name: string) => (await answer(new Request(`${SITE}/docs/-/files/${name}`))).text();
    expect(
      await Promise.all(['release', 'kv/page/1', 'kv/page/2', 'secret', 'kv/..%2fsecret'].map(textOf)),
    ).toEqual(['{"id":"a"}', 'a page', ...['', '', '']]);
  });

  test('a text about a failure becomes a page for a browser, which has the script and names the release', async () => {
    const { answer } = await server(failing('text/plain', 'It <b>failed.\n'));
    const page = await answer(new Request(`${SITE}/docs`, { headers: { Accept: OF_BROWSERS } }));
    expect([page.status, page.headers.get('ETag')]).toEqual([500, null]);
    const text = await page.text();
    expect(text).toContain('<p>It &lt;b&gt;failed.</p>\n<p>The terminal shows the error.');
    expect(text).toContain('data-failed-release="a"');
    expect(text).toContain(SCRIPT);
  });

  test.each([
    ['a program', '*/*', 'GET'],
    ['a form of a browser', OF_BROWSERS, 'POST'],
  ])('%s gets the text about a failure', async (_, accept, method) => {
    const { answer } = await server(failing('text/plain', 'It failed.'));
    const text = await answer(new Request(`${SITE}/docs`, { method, headers: { Accept: accept } }));
    expect([text.status, await text.text()]).toEqual([500, 'It failed.']);
  });
});

describe('open pages', () => {
  /** Reads the events of an answer, one at a time. */
  const reader = (answer: Response) => {
    const events = answer.body?.getReader();
    const next = async () => {
      const { value } = (await events?.read()) ?? {};
      return JSON.parse(new TextDecoder().decode(value).replace('data: ', '')) as unknown;
    };
    return { next, leave: () => events?.cancel() };
  };

  test('a page gets the newest state when it connects, and then what concerns it', async () => {
    const { announce, subscribe } = createOpenPages();
    announce({ release: 'a' }, () => true);
    const [storage, topics] = [reader(subscribe('/docs/storage')), reader(subscribe('/docs/topics'))];
    announce({ release: 'b' }, (address) => address === '/docs/storage');
    announce({ problems: 'A mistake.' }, () => true);
    expect([await storage.next(), await storage.next()]).toEqual([{ release: 'a' }, { release: 'b' }]);
    expect([await topics.next(), await topics.next()]).toEqual([
      { release: 'a' },
      { problems: 'A mistake.' },
    ]);
  });

  test('a page is open until it is closed, however often it is open', async () => {
    const { subscribe, addresses } = createOpenPages();
    const [first, , other] = ['/docs/storage', '/docs/storage', '/docs/topics'].map((page) =>
      reader(subscribe(page)),
    );
    await Promise.all([first?.leave(), other?.leave()]);
    expect(addresses()).toEqual(['/docs/storage']);
  });
});
