import { ended, startProgram } from './start-program.ts';
import type { Tally } from './tally.ts';

/** A name and a command that counts as one check: it passes or fails as a whole. */
type Check = readonly [name: string, command: readonly string[]];

/** Runs lists of checks side by side, each list in its order. Prints what a check says when the check ends. */
export const runChecks = async (...lists: readonly (readonly Check[])[]): Promise<Tally[]> =>
  (await Promise.all(lists.map(runInOrder))).flat();

const runInOrder = async (checks: readonly Check[]): Promise<Tally[]> => {
  const tallies: Tally[] = [];
  for (const [name, command] of checks) {
    const child = startProgram(command, { stdio: 'pipe' });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    const code = await ended(child);
    console.log(`\n▸ ${name}\n${Buffer.concat(said)}`);
    tallies.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
  }
  return tallies;
};
