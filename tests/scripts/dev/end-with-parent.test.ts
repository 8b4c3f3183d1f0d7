import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const run = (args: readonly string[]) => spawn(process.execPath, args, { cwd: projectRoot });

test.skipIf(process.platform === 'win32')(
  'a process ends when npm is killed, although a shell stands between them',
  async () => {
    const folder = await temporaryFolder();
    const script = join(folder, 'waits.ts');
    const npm = join(folder, 'npm.mjs');
    await writeFile(
      script,
      `import { endWithParent } from ${JSON.stringify(join(projectRoot, 'scripts/dev/end-with-parent.ts'))};
      endWithParent();
      console.log('started');
      setInterval(() => {}, 1000);`,
    );
    // The shell has another command to run, so it stays.
    await writeFile(
      npm,
      `import { spawn } from 'node:child_process';
      const command = JSON.stringify(process.execPath) + ' --import tsx ' + ${JSON.stringify(script)} + '; true';
      spawn('sh', ['-c', command], { stdio: 'inherit' });`,
    );
    const child = run([npm]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    // The output ends when the last process that writes to it has ended.
    expect(await text(child.stdout)).toBe('');
  },
);
