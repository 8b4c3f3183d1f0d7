import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { recordRun } from '#scripts/quality/record-run.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const LINES = [{ what: 'CSS, gzip', measured: '9.0 kB', budget: '≤ 10.0 kB', isMet: true }];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd }).toString();

test('a run is written with its date and commit', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 6, 23) });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const projectRoot = await temporaryFolder();
  await mkdir(join(projectRoot, 'content/quality'), { recursive: true });
  await writeFile(join(projectRoot, 'a.txt'), 'a');
  git(projectRoot, 'init', '-q');
  git(projectRoot, 'add', '.');
  git(projectRoot, 'commit', '-q', '-m', 'a');

  await recordRun({ projectRoot, name: 'bench', command: 'npm run bench', warning: undefined, lines: LINES });
  expect(JSON.parse(await readFile(join(projectRoot, 'content/quality/bench.json'), 'utf8'))).toEqual({
    command: 'npm run bench',
    date: '2031-05-06',
    commit: git(projectRoot, 'rev-parse', '--short=12', 'HEAD').trim(),
    lines: LINES,
  });
  vi.useRealTimers();
});
