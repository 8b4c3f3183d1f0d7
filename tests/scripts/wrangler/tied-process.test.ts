import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { TIE_TO_PARENT } from '#scripts/wrangler/tied-process.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

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
