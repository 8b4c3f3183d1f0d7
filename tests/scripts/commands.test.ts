import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The file of an npm script, and the words that it always gets. */
const command = (name: string): string[] => (scripts[name] ?? '').split(' ').slice(1);

/** Runs an npm script. */
const run = (name: string, ...words: string[]) => runWith({}, name, ...words);

const runWith = (env: Readonly<Record<string, string>>, name: string, ...words: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const args = ['--import', 'tsx', ...command(name), ...words];
    execFile(
      process.execPath,
      args,
      { cwd: projectRoot, env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test.concurrent.each([
  ['prose', ['content/pages/index.mdx'], "Unexpected argument 'content/pages/index.mdx'."],
  ['search', ['explain', 'delete', '--dry-run'], "Unknown option '--dry-run'."],
  ['rollback', ['one', 'another'], 'A rollback takes at most one release.'],
  ['bench', ['search', 'site'], "'search site' is not a part of the benchmark."],
  ['build', ['--pages', 'x', '--record'], "Only a build of the project's own pages can be recorded."],
])('%s ignores no word', async (name, words, message) => {
  const { code, stderr } = await run(name, ...words);
  expect([code, stderr.split('\n')[1]]).toEqual([1, `✗ ${message}`]);
});

test.concurrent.each([
  ['search', [], '`npm run search` needs a command.', 'npm run search -- push'],
  ['search', ['push', 'all'], "'push all' is not a search command.", 'npm run search -- push'],
  ['search', ['explain'], 'The query to explain is missing.', 'For example: npm run search -- explain '],
  ['report', [], '`npm run report` needs a command.', 'npm run report -- feedback'],
  ['report', ['lost', 'all'], "'lost all' is not a report command.", 'npm run report -- feedback'],
  ['report', ['feedback', 'delete'], "'feedback delete' is not a report command.", 'npm run report -- '],
  ['report', ['lost', '--days', '0'], '--days must be a number of days; it is "0".', 'For example: --days 7'],
])('%s says which words are missing or wrong: %j', async (name, words, message, hint) => {
  const { code, stderr } = await run(name, ...words);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`\n✗ ${message}\n  → ${hint}`)]);
});

// One process for each kind of command is enough, because all of them run in `runForOperator`.
describe.concurrent('a command', () => {
  test.each([
    ['build', 'npm run build [-- --pages DIR --out DIR --cache DIR --record]'],
    ['deploy', 'npm run deploy                   builds the working tree and gives it to readers'],
    ['rollback', 'npm run rollback                 gives readers the last release that was right'],
  ])('%s prints its usage for a wrong flag', async (name, usage) => {
    expect(await run(name, '--nonsense')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`\n✗ Unknown option '--nonsense'.\n  → ${usage}\n`),
    });
  });

  test.each(['deploy', 'rollback'])('%s does not go to the Worker of another environment', async (name) => {
    const { code, stderr } = await runWith({ CLOUDFLARE_ENV: 'staging' }, name);
    expect(code).toBe(1);
    expect(stderr).toBe(
      '\n✗ CLOUDFLARE_ENV is set: it is "staging", but wrangler.toml has only one environment.\n' +
        '  → Unset it (unset CLOUDFLARE_ENV) and run the same command again.\n\n',
    );
  });

  test.each(['start'])('%s reports an invalid port', async (name) => {
    const { code, stderr } = await run(name, '--port', 'x');
    expect(code).toBe(1);
    expect(stderr).toBe(
      '\n✗ --port must be a number from 1 to 65535; it is "x".\n  → For example: npm start -- --port 8788\n\n',
    );
  });
});
