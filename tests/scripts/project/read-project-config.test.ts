import { execFile, spawn } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { RATE_LIMITS, readProjectConfig, readToml } from '#scripts/project/read-project-config.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { anyFreePort } from '#tests/scripts/any-free-port.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { parseSettings } from '#worker/model/settings.ts';

/** The project's own settings, some of them with the values of an example. */
const VARS: Readonly<Record<string, unknown>> = {
  ...(await readProjectConfig()).vars,
  SITE_ORIGIN: 'https://docs.example',
  ANALYTICS_SITE_ID: '',
};

const TOML = `name = "docs"
compatibility_date = "2026-08-15"
compatibility_flags = ["some_flag"]

[vars]
${Object.entries(VARS)
  .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  .join('\n')}

[assets]
binding = "ASSETS"

${RATE_LIMITS.map(
  (name, index) => `[[ratelimits]]
name = "${name}"
namespace_id = "${index}"
simple = { limit = 60, period = 60 }
`,
).join('\n')}

[[kv_namespaces]]
binding = "OTHER"
id = "other-id"

[[kv_namespaces]]
binding = "PAGES"
id = "kv-id"

[[d1_databases]]
binding = "SIGNALS"
database_name = "docs-feedback"
`;

const read = async (toml: string, folder?: string) => {
  const file = join(folder ?? (await temporaryFolder()), 'wrangler.toml');
  await writeFile(file, toml);
  return readProjectConfig(file);
};

test('gives the values in wrangler.toml that the scripts need', async () => {
  const folder = await temporaryFolder();
  expect(await read(TOML, folder)).toEqual({
    name: 'docs',
    settings: { ...parseSettings(VARS), siteOrigin: 'https://docs.example' },
    vars: VARS,
    namespaceId: 'kv-id',
    database: { name: 'docs-feedback', id: undefined, migrationsFolder: join(folder, 'migrations') },
    hasRoute: false,
    compatibilityDate: '2026-08-15',
    compatibilityFlags: ['some_flag'],
  });
});

test.each([
  'route = "nitric.io/docs*"',
  'routes = ["nitric.io/docs*"]',
  'routes = [{ pattern = "docs.nitric.io", custom_domain = true }]',
])('%s means that readers find the Worker at the origin of the site', async (line) => {
  expect((await read(`${line}\n${TOML}`)).hasRoute).toBe(true);
});

test.each([
  [
    'wrong settings',
    TOML.replace('https://docs.example', 'docs.example').replace('ANALYTICS_SITE_ID = ""\n', ''),
    'Setting SITE_ORIGIN must be an origin such as https://nitric.io, without path or trailing slash; it is "docs.example".\n' +
      'Setting ANALYTICS_SITE_ID must be a site id of letters and digits, or empty for no analytics; it is missing.',
  ],
  [
    'a setting that nothing reads',
    TOML.replace('ANALYTICS_SITE_ID', 'ANALYTICS_SITE = "1"\nANALYTICS_SITE_ID'),
    'Nothing reads ANALYTICS_SITE.',
  ],
  [
    'values of other kinds',
    TOML.replace('"docs"', '1').replace('[[d1_databases]]', '[d1_databases]'),
    'name: Invalid type: Expected string but received 1\nd1_databases: Invalid type: Expected Array but received ',
  ],
  [
    'a blank id of the database',
    `${TOML}database_id = " "\n`,
    'd1_databases.0.database_id: Invalid format: Expected /^\\S+$/ but received " "',
  ],
  ['bad TOML', 'name = docs', 'Invalid TOML document'],
])('says what an operator has to correct: %s', async (_, toml, mistakes) => {
  const error = await read(toml).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).toMatchObject({
    message: expect.stringContaining(`wrangler.toml has mistakes:\n`),
    hint: 'Fix wrangler.toml and run the same command again.',
  });
  expect(String(error)).toContain(mistakes);
});

test.each<[string, string]>([
  ['binding = "PAGES"', '[[kv_namespaces]]'],
  ['binding = "SIGNALS"', '[[d1_databases]]'],
  ['binding = "ASSETS"', '[assets]'],
  ...RATE_LIMITS.map((name): [string, string] => [`name = "${name}"`, '[[ratelimits]]']),
])('says where the line %s belongs', async (line, table) => {
  const error = read(TOML.replace(line, line.replace(/"\w+"/, '"OTHER"')));
  await expect(error).rejects.toMatchObject({
    message: `wrangler.toml lacks a binding: it has no line ${line}.`,
    hint: expect.stringContaining(table),
  });
});

describe('the project’s own wrangler.toml', () => {
  const own = readToml() as {
    observability: unknown;
    ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[];
  };

  test('logs what the Worker logs, but not requests, which have addresses of readers and their queries', () => {
    expect(own.observability).toEqual({ enabled: true, logs: { enabled: true, invocation_logs: false } });
  });
});

describe('a wrong setting stops', () => {
  /** Copies the scripts next to another wrangler.toml, because they treat the folder above them as the project. */
  const projectWithWrongSetting = async (): Promise<string> => {
    const folder = await temporaryFolder();
    await cp(join(projectRoot, 'scripts'), join(folder, 'scripts'), { recursive: true });
    await cp(join(projectRoot, 'package.json'), join(folder, 'package.json'));
    for (const name of ['content', 'client', 'worker', 'node_modules'])
      await symlink(join(projectRoot, name), join(folder, name));
    const toml = await readFile(join(projectRoot, 'wrangler.toml'), 'utf8');
    await writeFile(
      join(folder, 'wrangler.toml'),
      toml.replace(/^SOURCE_BRANCH = .*$/m, 'SOURCE_BRANCH = "a branch"'),
    );
    return folder;
  };

  test.each([['build.ts'], ['publish.ts', 'deploy']])(
    'scripts/%s, whose error says what to write',
    async (script, ...words) => {
      const folder = await projectWithWrongSetting();
      const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
        const args = ['--preserve-symlinks', '--import', 'tsx', join(folder, 'scripts', script), ...words];
        execFile(process.execPath, args, { cwd: folder }, (error, _, stderr) =>
          resolve({ code: error ? error.code : 0, stderr }),
        );
      });
      expect(stderr.trim()).toBe(
        '✗ wrangler.toml has mistakes:\n' +
          'Setting SOURCE_BRANCH must be the name of a branch such as main; it is "a branch".\n' +
          '  → Fix wrangler.toml and run the same command again.',
      );
      expect(code).toBe(1);
    },
  );

  test('no development server: it says what to write, and waits for the change', async () => {
    const folder = await projectWithWrongSetting();
    const args = [
      '--preserve-symlinks',
      '--import',
      'tsx',
      join(folder, 'scripts/dev.ts'),
      '--port',
      String(await anyFreePort()),
    ];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const read = (text: Buffer) => {
      printed += text;
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    try {
      await expect.poll(() => printed, { timeout: 100_000 }).toContain('it is "a branch"');
      expect(child.exitCode).toBeNull();
    } finally {
      child.kill('SIGKILL');
    }
  });
});
