import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, startProgram } from './start-program.ts';
import type { Tally } from './tally.ts';

/** Runs the tests of the named projects of vitest.config.ts. */
export const runVitest = (name: string, projects: readonly string[]) =>
  runWithReport(name, async (file) => {
    const code = await run(name, [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = await readJson<{
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numTodoTests: number;
    }>(file);
    return { code, passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  });

/** Runs browser and smoke tests against the built Worker. */
export const runPlaywright = () =>
  runWithReport('browser tests', async (file) => {
    const code = await run('browser tests', ['playwright', 'test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
    const { stats } = await readJson<{
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    }>(file);
    return {
      code,
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    };
  });

type Report = Omit<Tally, 'name'> & { code: number };

/** A runner that crashes, or fails outside of any test, counts as one failure. */
export const runWithReport = async (
  name: string,
  measure: (file: string) => Promise<Report>,
): Promise<Tally> => {
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-test-'));
  try {
    const { code, passed, failed, skipped } = await measure(join(folder, 'report.json'));
    return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
  } catch (error) {
    console.error(`${name} left no report:`, error);
    return { name, passed: 0, failed: 1, skipped: 0 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T; // the runners document its shape

const run = (name: string, command: readonly string[], env: Record<string, string> = {}): Promise<number> => {
  console.log(`\n▸ ${name}`);
  return ended(startProgram(command, { stdio: 'inherit', env }));
};
