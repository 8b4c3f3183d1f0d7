import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
import { found, page, TestSite } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

describe('files', () => {
  test.each(problemsIn(new URL('file-names.tsv', import.meta.url)))(
    'that cannot be pages get another name: %s',
    async (name, problem) => {
      expect(await found({ [name]: page('A') })).toEqual([`pages/${name}:1:1 ${problem}`]);
    },
  );

  test('that have the same address are reported', async () => {
    expect(await found({ 'a.mdx': page('A'), 'a/index.mdx': page('B') })).toEqual([
      'pages/a/index.mdx:1:1 The address /a has two pages: this one and a.mdx. | Remove or rename one of the two files.',
    ]);
  });

  test('must exist', async () => {
    const site = await TestSite.create({});
    expect(await site.found()).toEqual([
      'pages:1:1 The folder holds no pages. | Name a folder with files that end in `.mdx`.',
    ]);
    await site.remove('pages');
    expect(await site.found()).toHaveLength(1);
  });

  test('may have Windows line endings', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '```text\na\nb\n```').replaceAll('\n', '\r\n'),
    });
    expect(await site.found()).toEqual([]);
    expect([...(await site.outFiles()).values()].join()).not.toContain('\\r');
  });

  test.each(['a.MDX', 'a.md', 'A.mdx', 'a.mdx.txt'])(
    'are not to be renamed to a page that exists: %s',
    async (name) => {
      expect(await found({ [name]: page('A'), 'a/index.mdx': page('B') })).toEqual([
        expect.stringMatching('\\| Remove this file or `a/index.mdx`: both are for the address /a.$'),
      ]);
    },
  );

  test('are not to be renamed to the same page', async () => {
    expect(await found({ 'a.md': page('A'), 'a.mdx.txt': page('B') })).toEqual([
      expect.stringContaining('| Rename the file to `a.mdx`.'),
      expect.stringContaining('| Remove this file or `a.md`: both are for the address /a.'),
    ]);
  });

  test.each(['a.MDX', 'a.md', 'A.mdx', 'My A.md', 'a.md.mdx'])(
    'that cannot be pages are the only mistake of a site that links to them: %s',
    async (name) => {
      const address = name.startsWith('My') ? '/my-a' : '/a';
      const body = `[b](${address}) and [c](${address}#d)`;
      expect(await found({ [name]: page('A'), 'b.mdx': page('B', body) })).toEqual([
        expect.stringContaining(`pages/${name}:1:1 `),
      ]);
    },
  );

  test('must not be symbolic links', async () => {
    const folder = await temporaryFolder();
    symlinkSync('nowhere.mdx', join(folder, 'a.mdx'));
    for (const name of ['b', 'v1.2']) symlinkSync('.', join(folder, name));
    symlinkSync('ann@laptop.1', join(folder, '.#c.mdx')); // the lock of an editor
    symlinkSync('../d.png', join(folder, 'd.png')); // an image is read wherever it is
    const { pages, problems } = await readPages(folder, folder);
    expect(pages.map(({ path }) => path)).toEqual(['/a']); // what links to it has no mistake
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'a.mdx This is a symbolic link, which the build does not follow.',
      'b This is a symbolic link, which the build does not follow.',
      'v1.2 This is a symbolic link, which the build does not follow.',
    ]);
  });

  test('that are renamed before they are read are no pages', async () => {
    const folder = await temporaryFolder();
    for (const name of ['a.mdx', 'b.mdx']) writeFileSync(join(folder, name), page(name));
    const read = (file: string) => {
      rmSync(join(folder, 'b.mdx'), { force: true });
      return readFileSync(file);
    };
    const { pages, problems } = await readPages(folder, folder, read);
    expect([pages.map(({ path }) => path), problems]).toEqual([['/a'], []]);
  });

  test('that cannot be read for another reason end the build', async () => {
    const folder = await temporaryFolder();
    writeFileSync(join(folder, 'a.mdx'), page('A'));
    const read = () => {
      throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
    };
    await expect(readPages(folder, folder, read)).rejects.toThrow('EIO');
  });
});
