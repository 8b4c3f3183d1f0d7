import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { found, page, TestSite } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

describe('files', () => {
  test('that have the same address are reported', async () => {
    expect(await found({ 'a.mdx': page('A'), 'a/index.mdx': page('B') })).toEqual([
      'pages/a/index.mdx:1:1 The address /a has two pages: this one and a.mdx. | Remove or rename one of the two files.',
    ]);
  });

  test('whose name cannot be an address are reported', async () => {
    expect(await found({ 'My Page_1.mdx': page('A') })).toEqual([
      'pages/My Page_1.mdx:1:1 `My Page_1.mdx` cannot be an address. | Rename the file to `my-page-1.mdx`: lowercase letters, digits, and hyphens.',
    ]);
  });

  test('whose name has accents get a name without them', async () => {
    expect(await found({ 'Über/Prüfung.mdx': page('A') })).toEqual([
      expect.stringContaining('| Rename the file to `uber/prufung.mdx`'),
    ]);
  });

  test('whose ending has capital letters are reported', async () => {
    expect(await found({ 'a.MDX': page('A') })).toEqual([
      'pages/a.MDX:1:1 The file is not a page: its extension is not in lowercase. | Rename the file to `a.mdx`.',
    ]);
  });

  test.each([
    ['a.md.mdx', 'a.mdx'],
    ['b/a.md/index.mdx', 'b/a/index.mdx'],
  ])('whose address would be the address of Markdown are reported: %s', async (name, cure) => {
    const path = `/${cure.replace(/(\/index)?\.mdx$/, '')}`;
    expect(await found({ [name]: page('A') })).toEqual([
      `pages/${name}:1:1 The address ${path}.md ends in \`.md\`: there readers get the Markdown of ${path}. | Rename the file to \`${cure}\`.`,
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

  test('in plain Markdown are reported', async () => {
    expect(await found({ 'a.md': page('A') })).toEqual([
      'pages/a.md:1:1 The file is not a page: its name ends in `.md`. | Rename the file to `a.mdx`.',
    ]);
  });

  test('with the ending that an editor added are reported', async () => {
    expect(await found({ 'a.mdx.txt': page('A') })).toEqual([
      'pages/a.mdx.txt:1:1 The file is not a page: its name ends in `.txt`. | Rename the file to `a.mdx`.',
    ]);
  });

  test.each([
    ['My Page.md', 'my-page.mdx'],
    ['Prüfung.mdx.txt', 'prufung.mdx'],
    ['A.MDX', 'a.mdx'],
  ])('whose ending is wrong get a name that can be an address: %s', async (name, rightName) => {
    expect(await found({ [name]: page('A') })).toEqual([
      expect.stringMatching(
        `\\| Rename the file to \`${rightName}\`: lowercase letters, digits, and hyphens.$`,
      ),
    ]);
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
    symlinkSync('.', join(folder, 'b'));
    symlinkSync('ann@laptop.1', join(folder, '.#c.mdx')); // the lock of an editor
    symlinkSync('../d.png', join(folder, 'd.png')); // an image is read wherever it is
    const { pages, problems } = await readPages(folder, folder);
    expect(pages.map(({ path }) => path)).toEqual(['/a']); // what links to it has no mistake
    expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'a.mdx This is a symbolic link, which the build does not follow.',
      'b This is a symbolic link, which the build does not follow.',
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
