import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The result of a step of `npm test`. */
export interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs the tests of the named projects of vitest.config.ts. */
export const runVitest = (name: string, projects: readonly string[]) =>
  runWithReport(name, async (file) => {
    const chosen = projects.map((project) => `--project=${project}`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run(name, ['vitest', 'run', ...chosen, ...reporters]);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
      await readJson<Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>>(file);
    return { code, passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });

/** Runs browser and smoke tests against the built Worker. */
export const runPlaywright = () =>
  runWithReport('browser tests', async (file) => {
    const command = ['playwright', 'test', '--reporter=line,json'];
    const code = await run('browser tests', command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const { stats } = await readJson<{
      stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    }>(file);
    const { expected, unexpected, flaky, skipped } = stats;
    return { code, passed: expected, failed: unexpected + flaky, skipped };
  });

type Report = Omit<Tally, 'name'> & { code: number };

/** A runner that crashes, or fails outside of any test, counts as one failure. */
export const runWithReport = async (
  name: string,
  measure: (file: string) => Promise<Report>,
): Promise<Tally> => {
  try {
    const { code, passed, failed, skipped } = await measure(join(await temporaryFolder(), 'report.json'));
    return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
  } catch (error) {
    console.error(`${name} left no report:`, error);
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
};

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T; // the runners document its shape

const run = (name: string, command: readonly string[], env = {}): Promise<number> => {
  console.log(`\n▸ ${name}`);
  return ended(startProgram(command, 'inherit', env));
};

/** A name and a command that counts as one check: it passes or fails as a whole. */
type Check = readonly [name: string, command: readonly string[]];

/** Runs lists of checks side by side, each list in its order. Prints the output of a check when it ends. */
export const runChecks = async (...lists: readonly (readonly Check[])[]): Promise<Tally[]> =>
  (await Promise.all(lists.map(runInOrder))).flat();

const runInOrder = async (checks: readonly Check[]): Promise<Tally[]> => {
  const tallies: Tally[] = [];
  for (const [name, command] of checks) {
    const child = startProgram(command, 'pipe');
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => output.push(part));
    const code = await ended(child);
    console.log(`\n▸ ${name}\n${Buffer.concat(output)}`);
    tallies.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
  }
  return tallies;
};

/** Starts a program of an installed package, such as `vitest`. */
const startProgram = ([program = '', ...args]: readonly string[], stdio: 'inherit' | 'pipe', env = {}) =>
  spawn(join(projectRoot, 'node_modules/.bin', program), args, {
    cwd: projectRoot,
    stdio,
    shell: process.platform === 'win32',
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', ...env },
  });

/** Resolves to the exit code when the program has ended and all of its output has arrived. */
const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
