import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const run = (args: readonly string[]) => spawn(process.execPath, args, { cwd: projectRoot });

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** The options of Node in `npm start`. */
const [, OPTIONS = ''] = /^node (.*) scripts\/dev\.ts$/.exec(scripts.start) ?? [];

const FILE = JSON.stringify(join(projectRoot, 'scripts/dev/end-with-parent.ts'));
/** A workerd that a process has started in its own group is ended like this. */
const AT_EXIT = `import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(1, 'cleaned up'));`;
const SOON = `import { endWithParent } from ${FILE}; endWithParent(); console.log('started');`;
const STUCK = `import { endWithParent } from ${FILE}; endWithParent(); console.log('started'); for (;;) {}`;
const LATE = `console.log('started'); setTimeout(async () => (await import(${FILE})).endWithParent(), 2_000);`;

test.skipIf(process.platform === 'win32').each([
  ['ends what it has started, and itself,', SOON, 'cleaned up'],
  ['ends, even if it is in an endless loop,', STUCK, ''],
  ['ends, even if it has not loaded its code by then,', LATE, ''],
])('a process %s when npm is killed, although a shell stands between them', async (_, code, last) => {
  const folder = await temporaryFolder();
  const script = join(folder, 'waits.ts');
  const npm = join(folder, 'npm.mjs');
  await writeFile(script, `${AT_EXIT}\n${code}\nsetInterval(() => {}, 1000);`);
  // The shell has another command to run, so it stays.
  await writeFile(
    npm,
    `import { spawn } from 'node:child_process';
      const command = JSON.stringify(process.execPath) + ' ${OPTIONS} ' + ${JSON.stringify(script)} + '; true';
      spawn('sh', ['-c', command], { stdio: 'inherit' });`,
  );
  const child = run([npm]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  // The output ends when the last process that writes to it has ended.
  expect(await text(child.stdout)).toBe(last);
});

test.skipIf(process.platform === 'win32')(
  'a process whose parent has not ended goes on, even if it can open no more files for a while',
  async () => {
    const script = join(await temporaryFolder(), 'opens.mjs');
    await writeFile(
      script,
      `import { closeSync, openSync } from 'node:fs';
      const waiting = setInterval(() => {}, 1_000);
      const openAll = () => {
        const files = [];
        try { for (;;) files.push(openSync('/dev/null')); } catch {}
        setTimeout(() => {
          files.forEach((file) => closeSync(file));
          console.log('goes on');
          clearInterval(waiting);
        }, 2_500); // the thread looks twice meanwhile
      };
      process.on('worker', (thread) => thread.on('online', () => setTimeout(openAll, 2_000))); // it has read its file by then`,
    );
    const command = `ulimit -n 64; "${process.execPath}" --import "${script}" --import ./scripts/processes/watch-parent.js --eval ""; true`;
    const child = spawn('sh', ['-c', command], { cwd: projectRoot });
    expect(await text(child.stdout)).toBe('goes on\n');
  },
);
