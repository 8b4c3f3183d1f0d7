import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

/** Ends its process while the page still blocks it, so that nothing can be written afterwards. */
const PROGRAM = `
import { namingSlow } from './scripts/content/compile/compile-pages.ts';
const block = (milliseconds, after) => { const end = performance.now() + milliseconds; while (performance.now() < end); after?.(); };
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
await namingSlow('quick.mdx', async () => block(1), 500);
const waiting = namingSlow('waiting.mdx', () => wait(2000), 500);
await namingSlow('beside.mdx', async () => block(1), 500);
await waiting;
await namingSlow('slow.mdx', async () => block(3000, () => process.kill(process.pid, 'SIGKILL')), 500);
`;

test('a page that blocks the build is named while it does, and a quick one is not', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
  const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot }).catch(
    (error: { stderr: string }) => error,
  );
  expect(stderr).toContain('slow.mdx takes long to compile');
  expect(stderr).toContain('waiting.mdx takes long to compile');
  expect(stderr).not.toMatch(/quick|beside/);
});
