import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { PNG_40_BY_20 } from './compile-body.ts';
import { DESCRIPTION, page, TestSite } from './test-site.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a build', () => {
  test('writes data under the hash of its bytes, and lists it in the manifest', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '[s](/storage#a)'),
      'storage.mdx': page('Storage', '## A'),
    });
    const build = await site.build({ redirects: '/old /storage#a 301' });
    expect(build.problems).toEqual([]);
    expect(Object.keys(build.pages)).toEqual(['/', '/storage']);
    expect(build.redirects).toEqual({ '/old': { to: '/storage#a', status: 301 } });
    const entry = build.pages['/storage'];
    expect(entry).toEqual({
      hash: entry?.hash,
      markdown: entry?.markdown,
      markdownBytes: 5,
      title: 'Storage',
      description: DESCRIPTION,
      menu: 'docs',
    });

    const files = await site.outFiles();
    const data = files.get(`kv/page/${entry?.hash}`) ?? '';
    expect(sha256(data)).toBe(entry?.hash);
    expect(parseStoredPage(data)).toEqual({
      path: '/storage',
      sourceFile: 'pages/storage.mdx',
      meta: { title: 'Storage', description: DESCRIPTION },
      sections: [{ id: 'a', title: 'A', depth: 2 }],
      html: '<header class="h2"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="Link to A"></a></header>',
      styles: [],
    });
    const markdown = files.get(`kv/markdown/${entry?.markdown}`) ?? '';
    expect(sha256(markdown)).toBe(entry?.markdown);
    expect(JSON.parse(markdown)).toEqual({ head: `# Storage\n\n${DESCRIPTION}`, blocks: ['## A\n'] });
    const records: string[] = JSON.parse(files.get('search-records.json') ?? '');
    expect(records.map((name) => JSON.parse(files.get(`search/${name}`) ?? ''))).toEqual([
      {
        path: '/',
        keywords: [],
        title: 'Home',
        description: DESCRIPTION,
        sections: [{ depth: 1, text: 's', code: '', commands: '' }],
      },
      {
        path: '/storage',
        keywords: [],
        title: 'Storage',
        description: DESCRIPTION,
        sections: [{ id: 'a', title: 'A', depth: 2, text: '', code: '', commands: '' }],
      },
    ]);
  });

  test('names the files that no page uses, except hidden ones', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '![a](./a.png)'),
      'a.png': PNG_40_BY_20,
      'b.png': PNG_40_BY_20,
      'notes.txt': 'x',
      '.DS_Store': 'x',
    });
    expect((await site.build()).leftOut).toEqual(['pages/b.png', 'pages/notes.txt']);
  });

  test('copies images under names with their hash', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '![a](./Big Bucket.png)'.replace(' ', '%20')),
      'Big Bucket.png': PNG_40_BY_20,
    });
    expect(await site.found()).toEqual([]);
    const name = `big-bucket-${createHash('sha256').update(PNG_40_BY_20).digest('hex').slice(0, 8)}.png`;
    expect(await readFile(join(site.root, 'out/public/docs/assets', name))).toEqual(PNG_40_BY_20);
  });

  test('gives the same bytes for the same input', async () => {
    const files = {
      'index.mdx': page('Home', '<Steps>\n<Step title="a">b</Step>\n</Steps>\n\n```go\nx := 1\n```'),
      'b/c.mdx': page('C'),
    };
    const [one, two] = [await TestSite.create(files), await TestSite.create(files)];
    await Promise.all([one.build(), two.build()]);
    expect(await one.outFiles()).toEqual(await two.outFiles());
  });

  test('reports the problems of all pages, and then leaves the files of the last good build unchanged', async () => {
    const site = await TestSite.create({ 'index.mdx': page('Home') });
    await site.build();
    const before = await site.outFiles();
    await site.write('pages/index.mdx', page('Home', 'a {b c}'));
    await site.write('pages/b.mdx', page('B', '<Nte>x</Nte>'));
    expect(await site.found()).toEqual([
      'pages/b.mdx:6:1 `<Nte>` is not a component. | Did you mean `<Note>`?',
      'pages/index.mdx:6:3 `{b c}` is read as an expression. | Write `\\{b c\\}`, or put it in backticks.',
    ]);
    expect(await site.outFiles()).toEqual(before);
  });
});

describe('a second build', () => {
  const files = {
    'index.mdx': page('Home'),
    'a.mdx': page('A'),
    'b.mdx': page('B', '![a](./b.png)'),
    'b.png': PNG_40_BY_20,
  };
  const counts = async (site: TestSite) => {
    const { compiled, reused, problems } = await site.build();
    expect(problems).toEqual([]);
    return { compiled, reused };
  };

  test('compiles nothing again, unless the out folder was removed', async () => {
    const site = await TestSite.create(files);
    expect(await counts(site)).toEqual({ compiled: 3, reused: 0 });
    const first = await site.outFiles();
    expect(await counts(site)).toEqual({ compiled: 0, reused: 3 });
    expect(await site.outFiles()).toEqual(first);
    await site.remove('out');
    expect(await counts(site)).toEqual({ compiled: 3, reused: 0 });
    expect(await site.outFiles()).toEqual(first);
  });

  test('compiles the page that changed and the page whose image changed', async () => {
    const site = await TestSite.create(files);
    await site.build();
    await site.write('pages/a.mdx', page('A', 'Other text.'));
    expect(await counts(site)).toEqual({ compiled: 1, reused: 2 });
    await site.write('pages/b.png', Buffer.concat([PNG_40_BY_20, Buffer.from([1])]));
    expect(await counts(site)).toEqual({ compiled: 1, reused: 2 });
  });

  test('writes its own pages after a build of a folder in it, where the same files have other addresses', async () => {
    const site = await TestSite.create({ ...files, 'c/index.mdx': page('C') });
    await site.build();
    const first = await site.outFiles();
    await site.build({ pagesFolder: join(site.root, 'pages/c'), outFolder: join(site.root, 'other') });
    await site.remove('out');
    await site.build();
    expect(await site.outFiles()).toEqual(first);
  });

  test('reports the problems of pages that did not change', async () => {
    const site = await TestSite.create({ ...files, 'a.mdx': page('A', '[b](/b)') });
    await site.build();
    await site.remove('pages/b.mdx');
    expect(await site.found()).toEqual([
      'pages/a.mdx:6:1 There is no page `/b`. | Write the address of a page, from the root of the site and without /docs.',
    ]);
  });
});

describe('a damaged cache', () => {
  const files = { 'index.mdx': page('Home'), 'a.mdx': page('A'), 'b.mdx': page('B', 'Text.') };
  const index = async (site: TestSite) => {
    const name = (await site.names('cache')).find((file) => file.endsWith('.index'));
    return `cache/${name}`;
  };
  const cutOff = (text: string) => text.slice(0, text.length / 2);

  const damages: [string, (site: TestSite) => Promise<void>][] = [
    ['an index that is cut off', async (site) => site.change(await index(site), cutOff)],
    [
      'a folder in the place of the index',
      async (site) => {
        const name = await index(site);
        await site.remove(name);
        await site.write(`${name}/file`, '');
      },
    ],
  ];

  test.each(damages)('with %s makes the same release', async (_, damage) => {
    const site = await TestSite.create(files);
    const whole = await site.build();
    const outFiles = await site.outFiles();
    await damage(site);
    const build = await site.build();
    expect(build.problems).toEqual([]);
    expect(build.pages).toEqual(whole.pages);
    expect(await site.outFiles()).toEqual(outFiles);
    expect((await site.build()).compiled).toBe(0);
  });
});

test('a damaged file in the out folder is written again', async () => {
  const site = await TestSite.create({ 'index.mdx': page('Home', '![a](./a.png)'), 'a.png': PNG_40_BY_20 });
  await site.build();
  const outFiles = await site.outFiles();
  for (const folder of ['kv/page', 'kv/markdown', 'search', 'public/docs/assets']) {
    await site.changeAll(`out/${folder}`, (text) => text.replace(/\w/, '?'));
    await site.build();
    expect(await site.outFiles()).toEqual(outFiles);
  }
});

describe('a site of several batches', () => {
  test('compiles every page, reports the one with a mistake and reuses the others', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`p${index}.mdx`, page(`P ${index}`, `Text ${index}.`)]),
    );
    const site = await TestSite.create({ ...files, 'index.mdx': page('Home'), 'bad.mdx': page('Bad', '{') });
    const { compiled, problems } = await site.build();
    expect(compiled).toBe(62);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['pages/bad.mdx:6']);
    await site.remove('pages/bad.mdx');
    const build = await site.build();
    expect(build.problems).toEqual([]);
    expect(build.reused).toBe(61);
    const data = (await site.outFiles()).get(`kv/page/${build.pages['/p7']?.hash}`);
    expect(data).toContain('<p>Text 7.</p>');
  });
});
