import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

const { scripts, allowScripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  allowScripts: Record<string, boolean>;
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
  ['search', ['explain', 'delete', '--dry-run'], "Unknown option '--dry-run'.", 'npm run search'],
  ['rollback', ['one', 'another'], 'A rollback takes at most one release.', ''],
  ['build', ['--pages', 'x', '--record'], "Only a build of the project's own pages can be recorded.", ''],
  ['report', [], '`npm run report` needs a command.', 'npm run report -- feedback'],
  ['report', ['lost', '--days', '0'], '--days must be a number of days; it is "0".', 'For example: --days 7'],
  ['deploy', ['--nonsense'], "Unknown option '--nonsense'.", 'npm run deploy                   builds the'],
])('%s says which words are missing or wrong: %j', async (name, words, message, hint) => {
  const { code, stderr } = await run(name, ...words);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`\n✗ ${message}\n  → ${hint}`)]);
});

describe.concurrent('a command', () => {
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

test('each package that would run a script when it is installed is allowed or refused by name', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: true }>;
  };
  const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.split('node_modules/').at(-1) ?? ''] : [],
  );
  expect(withScript.filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([]);
  expect(scripts.audit).toBe('npm audit --omit=dev');
});
