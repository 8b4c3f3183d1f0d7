import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { END_WITH_PARENT, TIE_TO_PARENT } from '#scripts/processes/tied-process.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

describe('tied process', () => {
  let script: string;
  beforeEach(async () => {
    script = join(await temporaryFolder(), 'waits.mjs');
    // Its own child is in the same process group, and has no channel.
    await writeFile(
      script,
      `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    process.send?.('started');
    setInterval(() => {}, 1000);`,
    );
  });

  test('a process and its children end when the channel to the parent closes', async () => {
    const child = fork(script, { detached: true, silent: true, execArgv: ['--import', TIE_TO_PARENT] });
    await once(child, 'message');
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([null, 'SIGKILL']);
    // The output ends when the last process that writes to it has ended.
    expect(child.stdout && (await text(child.stdout))).toBe('');
  });

  test('a process ends whose parent has ended before it could notice', async () => {
    const child = spawn(process.execPath, ['--import', TIE_TO_PARENT, script], { detached: true });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });

  test('a worker thread does not end its process', async () => {
    const thread = `new (require('node:worker_threads').Worker)('', { eval: true }).on('exit', () => process.exit(7))`;
    await writeFile(
      script,
      `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${thread};`,
    );
    const child = fork(script, { detached: true, execArgv: ['--import', TIE_TO_PARENT] });
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  /**
   * A process that starts the script, with an option for Node, and ends at once. Resolves when the script has ended, too, to what
   * it has written to standard error.
   */
  const leave = async (tie: string, isDetached: boolean): Promise<string> => {
    const parent = join(dirname(script), 'parent.mjs');
    const stdio = isDetached ? "'ipc'" : "'ignore'";
    await writeFile(
      parent,
      `import { spawn } from 'node:child_process';
    const options = { detached: ${isDetached}, stdio: ['ignore', 'pipe', 'inherit', ${stdio}] };
    const child = spawn(process.execPath, ['--import', ${JSON.stringify(tie)}, ${JSON.stringify(script)}], options);
    child.stdout.once('data', () => process.kill(process.pid, 'SIGKILL'));`,
    );
    const child = spawn(process.execPath, [parent], { stdio: ['ignore', 'ignore', 'pipe'] });
    // Standard error ends when the last process that has it has ended.
    return text(child.stderr);
  };

  describe.skipIf(process.platform === 'win32')('when its parent has been killed', () => {
    test('a process ends that is in an endless loop', async () => {
      await writeFile(script, `process.stdout.write('started'); for (;;) {}`);
      await leave(TIE_TO_PARENT, true);
    });

    test('a process without a channel ends, and so does one that it passes its options on to', async () => {
      await writeFile(
        script,
        `import { spawn } from 'node:child_process';
      const waits = ['-e', 'console.log(1); setInterval(() => {}, 1000)'];
      spawn(process.execPath, [...process.execArgv, ...waits], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`,
      );
      await leave(END_WITH_PARENT, false);
    });

    test('a process without a channel may end what it has started, and ends even if it does not heed the signal', async () => {
      await writeFile(
        script,
        `import { writeSync } from 'node:fs';
      process.on('SIGTERM', () => writeSync(2, 'told'));
      setInterval(() => {}, 1000);
      process.stdout.write('started');`,
      );
      expect(await leave(END_WITH_PARENT, false)).toBe('told');
    });
  });
});

test.skipIf(process.platform === 'win32').each([
  ['ends what it has started, and itself,', 'endWithParent();', 'cleaned up'],
  ['ends, even if it is in an endless loop,', 'endWithParent(); for (;;) {}', ''],
])('`npm start` %s when its parent is killed', async (_, code, last) => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  /** The options of Node in `npm start`. */
  const [, options = ''] = /^node (.*) scripts\/dev\.ts$/.exec(scripts.start) ?? [];
  const folder = await temporaryFolder();
  const [script, parent] = [join(folder, 'waits.ts'), join(folder, 'parent.mjs')];
  const tied = JSON.stringify(join(projectRoot, 'scripts/processes/tied-process.ts'));
  // A workerd that a process has started in its own group is ended like this.
  await writeFile(
    script,
    `import { writeSync } from 'node:fs'; import { endWithParent } from ${tied};
    process.on('exit', () => writeSync(1, 'cleaned up'));
    console.log('started'); setInterval(() => {}, 1000); ${code}`,
  );
  await writeFile(
    parent,
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ${JSON.stringify(options.split(' '))}.concat(${JSON.stringify(script)}), { stdio: 'inherit' });`,
  );
  const child = spawn(process.execPath, [parent], { cwd: projectRoot });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  // The output ends when the last process that writes to it has ended.
  expect(await text(child.stdout)).toBe(last);
});
