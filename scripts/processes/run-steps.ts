import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

/** A step of `npm test`: its name, and a command of an installed package. */
type Step = readonly [name: string, ...command: string[]];

/**
 * Runs lists of steps side by side, each list in its order, and prints what a step says when it ends. Every step runs, even if an
 * earlier one failed. Resolves to the names of those that failed.
 */
export const failedSteps = async (...lists: readonly (readonly Step[])[]): Promise<string[]> =>
  (await Promise.all(lists.map(runInOrder))).flat();

const runInOrder = async (steps: readonly Step[]): Promise<string[]> => {
  const failed: string[] = [];
  for (const [name, program = '', ...args] of steps) {
    const child = spawn(join(projectRoot, 'node_modules/.bin', program), args, {
      cwd: projectRoot,
      shell: process.platform === 'win32',
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve); // everything that it said has arrived
    });
    console.log(`\n▸ ${name}\n${Buffer.concat(output)}`);
    if (code !== 0) failed.push(name);
  }
  return failed;
};
