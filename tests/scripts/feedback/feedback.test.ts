import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

/** Runs `npm run feedback -- …` without an account. */
const feedback = (...words: string[]) =>
  new Promise<{ code: number | string | null | undefined; stdout: string; stderr: string }>((resolve) => {
    const script = join(projectRoot, 'scripts/feedback.ts');
    const env = { PATH: process.env.PATH, HOME: '/nonexistent', CI: '1' };
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...words],
      { cwd: projectRoot, env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });

test('prints its usage when the arguments are not a command', async () => {
  const { code, stdout, stderr } = await feedback('export', 'xls');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain("✗ 'export xls' is not a feedback command.\n  → npm run feedback -- report  ");
  expect(stderr).toContain('npm run feedback -- export csv|json');
  expect(stderr).toContain('npm run feedback -- resolve ID');
  expect(stderr).toContain('--remote');
});

test('reads the deployed database with --remote, and says how to log in', async () => {
  const { code, stdout, stderr } = await feedback('report', '--remote');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('✗ This machine is not logged in to Cloudflare: ');
  expect(stderr).toContain('\n  → Log in with: npx wrangler login\n');
});

test('reports in two lines that an id is unknown in the local database', async () => {
  const { code, stdout, stderr } = await feedback('resolve', 'no-such-feedback');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toBe(
    '✗ There is no feedback with the id no-such-feedback.\n  → The report and the export show ids.',
  );
});
