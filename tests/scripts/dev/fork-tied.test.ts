import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const FORK_TIED = JSON.stringify(join(projectRoot, 'scripts/dev/fork-tied.ts'));
const WATCH_PARENT = './scripts/processes/watch-parent.js';

test.skipIf(process.platform === 'win32')(
  'when npm start ends, so does a process in an endless loop, with the processes that it has started',
  async () => {
    const folder = await temporaryFolder();
    const start = join(folder, 'start.ts');
    const builder = join(folder, 'builder.ts');
    await writeFile(
      start,
      `import { forkTied } from ${FORK_TIED}; forkTied(${JSON.stringify(relative(projectRoot, builder))});`,
    );
    await writeFile(
      builder,
      `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      console.log('started');
      for (;;) {}`,
    );
    const child = spawn(process.execPath, ['--import', WATCH_PARENT, '--import', 'tsx', start], {
      cwd: projectRoot,
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    // The output ends when the last process that writes to it has ended.
    expect(await text(child.stdout)).toBe('');
  },
);
