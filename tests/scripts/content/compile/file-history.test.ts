import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileHistories } from '#scripts/content/compile/file-history.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const git = (folder: string, date: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.io', ...args], {
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'pipe',
  });

const FIRST = '2025-01-02T03:04:05+02:00';
const SECOND = '2025-06-07T08:09:10Z';

/** A repository with two commits. The second commit changes only `b.mdx`. */
const repository = async (): Promise<TestSite> => {
  const site = await TestSite.create({ 'index.mdx': page('Home'), 'ä.png': 'x' });
  await site.write('pages/b.mdx', page('B'));
  git(site.root, FIRST, 'init', '--quiet');
  git(site.root, FIRST, 'add', 'pages');
  git(site.root, FIRST, 'commit', '--quiet', '-m', 'one');
  await site.write('pages/b.mdx', page('B', 'New.'));
  git(site.root, SECOND, 'commit', '--quiet', '-a', '-m', 'two');
  return site;
};

const dates = async (root: string) => {
  const histories = await fileHistories(join(root, 'pages'));
  return Object.fromEntries(
    [...histories].map(([file, { lastChanged }]) => [file.slice(root.length + 1), lastChanged]).sort(),
  );
};

describe('the date of the last commit', () => {
  test('is given for every file, in UTC', async () => {
    const { root } = await repository();
    expect(await dates(root)).toEqual({
      'pages/b.mdx': '2025-06-07T08:09:10.000Z',
      'pages/index.mdx': '2025-01-02T01:04:05.000Z',
      'pages/ä.png': '2025-01-02T01:04:05.000Z',
    });
  });

  test('is not given for the commits where a shallow clone ends', async () => {
    const { root } = await repository();
    const clone = await temporaryFolder();
    git(clone, FIRST, 'clone', '--quiet', '--depth', '1', `file://${root}`, '.');
    expect(await dates(clone)).toEqual({});
  });

  test('is missing without git', async () => {
    expect(await dates(await temporaryFolder())).toEqual({});
  });

  test('is in the page and in the manifest, and a new date recompiles nothing', async () => {
    const site = await repository();
    const first = await site.build();
    expect(first.pages['/b']?.lastChanged).toBe('2025-06-07T08:09:10.000Z');
    expect((await site.outFiles()).get(`kv/page/${first.pages['/b']?.hash}`)).toMatch(
      /,"lastChanged":"2025-06-07T08:09:10\.000Z"\}\n/,
    );

    await site.write('pages/c.mdx', page('C'));
    expect((await site.build()).pages['/c']).not.toHaveProperty('lastChanged');
    git(site.root, '2025-08-01T00:00:00Z', 'add', 'pages');
    git(site.root, '2025-08-01T00:00:00Z', 'commit', '--quiet', '-m', 'three');
    const third = await site.build();
    expect(third.compiled).toBe(0);
    expect(third.pages['/c']?.lastChanged).toBe('2025-08-01T00:00:00.000Z');
    expect((await site.outFiles()).get(`kv/page/${third.pages['/c']?.hash}`)).toContain(
      '"lastChanged":"2025-08-01T00:00:00.000Z"',
    );
  });
});

describe('the changes of a file', () => {
  /** Commits a new text of `b.mdx`. */
  const commit = async (
    { root, write }: { root: string; write: () => Promise<void> },
    date: string,
    subject: string,
  ) => {
    await write();
    git(root, date, 'commit', '--quiet', '-a', '-m', subject);
  };
  const changesOf = async (root: string, file: string) =>
    (await fileHistories(join(root, 'pages'))).get(join(root, 'pages', file))?.changes;

  test('are one for each month, with the date of its first commit, and the first one adds the file', async () => {
    const site = await repository();
    let text = 0;
    const write = async () => {
      text += 1;
      await site.write('pages/b.mdx', page('B', `Text ${text}.`));
    };
    const of = { root: site.root, write };
    await commit(of, '2025-06-20T00:00:00Z', 'docs: more');
    await commit(of, '2025-07-30T23:00:00-04:00', 'docs: more');
    await commit(of, '2025-08-01T00:00:00Z', 'fix: July is over');
    await commit(of, '2025-09-01T00:00:00Z', 'style(content): no change for readers');
    expect(await changesOf(site.root, 'b.mdx')).toEqual([
      { date: '2025-08-01T00:00:00.000Z', isNew: false },
      { date: '2025-07-31T03:00:00.000Z', isNew: false },
      { date: '2025-06-07T08:09:10.000Z', isNew: false },
      { date: '2025-01-02T01:04:05.000Z', isNew: true },
    ]);
    expect(await changesOf(site.root, 'index.mdx')).toEqual([
      { date: '2025-01-02T01:04:05.000Z', isNew: true },
    ]);
  });

  test('are in the release, newest first, without the pages that the site began with', async () => {
    const site = await repository();
    await site.write('pages/c.mdx', page('C'));
    git(site.root, '2025-01-10T00:00:00Z', 'add', 'pages');
    git(site.root, '2025-01-10T00:00:00Z', 'commit', '--quiet', '-m', 'three');
    expect((await site.build()).changes).toEqual([
      { path: '/b', date: '2025-06-07T08:09:10.000Z', isNew: false },
      { path: '/c', date: '2025-01-10T00:00:00.000Z', isNew: true },
    ]);
  });
});
