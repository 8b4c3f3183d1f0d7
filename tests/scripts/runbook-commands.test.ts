import { exec, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { type FakeAccount, startFakeAccount } from './publish/fake-account.ts';
import { temporaryFolder } from './temporary-folder.ts';

// Runs each command of RUNBOOK.md in a clone of the project whose account is a stand-in. Only the build is another one: its
// release has one page and one asset.

const COMMAND = /^(?:[A-Z_]+=\S+ )?(?:npm|npx|git|curl|export|unset|sudo|rm|ulimit)\b/;
const runbook = readFileSync(join(projectRoot, 'RUNBOOK.md'), 'utf8');
const COMMANDS = new Set(
  [...runbook.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text).filter((text) => COMMAND.test(text)),
);

/** What does not run here, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'npm ci': 'It downloads packages.',
  'npm ci && npm run deploy': 'Its second half runs below.',
  'npm run build': 'Each test of the site needs it.',
  'npx wrangler tail': 'It opens a stream that the stand-in does not have.',
  'npx wrangler login': 'It opens a browser.',
  'npx wrangler whoami': 'The stand-in knows no user.',
  'curl https://nitric.io/docs/api/release': 'It asks the real site.',
  'SEARCH_ADMIN_KEY=… npm run search -- push': 'It fills a hosted index, which tests/scripts/search does.',
  'npx wrangler d1 export nitric-docs-feedback --remote --output=feedback.sql':
    'Only Cloudflare writes the export.',
  'npx wrangler d1 time-travel restore nitric-docs-feedback --timestamp=2026-11-20T10:00:00Z':
    'Only Cloudflare has the past.',
  'export HTTPS_PROXY=http://proxy.example:8080': 'There is no proxy.',
  'export NODE_EXTRA_CA_CERTS=/path/to/its.pem': 'There is no proxy.',
  'git checkout': 'It is followed by a commit, as above.',
  'ulimit -f unlimited': 'Only an administrator may raise a limit.',
  'sudo chown -R "$USER" .build .cache .wrangler wrangler.toml': 'Only an administrator may.',
};

/** Each of dozens of runs of wrangler takes seconds, on a busy machine many. */
const PATIENCE_MS = 1_800_000;

const liveVersion = () => account.deployments[0]?.versions[0]?.version_id;
const liveRelease = () => account.versions.find(({ id }) => id === liveVersion())?.annotations['workers/tag'];
const commit = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim();

/** What the words in capital letters stand for. */
const WORDS: Readonly<Record<string, () => string>> = {
  RELEASE: () => 'two',
  VERSION_ID: () => account.versions[0]?.id ?? '',
  COMMIT: commit,
  ' ID ': () => ' 2026-11-22T09 ',
};

/** In this order: each begins with what the one before it has left. */
const STEPS: [command: string, live: 'one' | 'two', prints: RegExp][] = [
  ['git diff wrangler.toml', 'one', /^$/],
  ['npm run deploy', 'two', /Release two, deploy/],
  ['npm run rollback -- --list', 'two', /^\* two \(live from .*built from .*\n {2}one \(live from/m],
  ['npm run rollback -- --dry-run', 'two', /going to one [\s\S]*nothing was changed/],
  ['npm run rollback', 'one', /readers have release one[\s\S]*all pages and assets are right/],
  ['npm run rollback -- RELEASE', 'two', /readers have release two/],
  ['npx wrangler deployments list', 'two', /Version\(s\)/],
  ['npx wrangler rollback VERSION_ID --yes', 'one', /Worker Version/],
  ['npx wrangler d1 migrations apply SIGNALS --remote', 'one', /0001_feedback\.sql/],
  ['npm run report -- lost --remote', 'one', /none/],
  ['npm run report -- feedback delete ID --remote', 'one', /There is no such feedback/],
  ['unset CLOUDFLARE_ENV', 'one', /^$/],
  ['git checkout COMMIT', 'one', /HEAD is now at/],
  ['rm -rf .build .cache', 'one', /^$/],
  ['npm run deploy -- --dry-run', 'one', /release two is whole.*No account was contacted/],
];

let account: FakeAccount;
let clone: string;

/** Gives the account a release that readers have. */
const deployFirst = (): void => {
  const version = { id: randomUUID(), code: '', annotations: { 'workers/tag': 'one' }, assets: [] };
  const time = '2026-11-20T10:00:00.000Z';
  account.versions.push({ ...version, metadata: { created_on: time, has_preview: true } });
  account.deployments.push({ created_on: time, versions: [{ version_id: version.id, percentage: 100 }] });
  const hash = sha256('one');
  const record = { release: 'one', pages: { '/': { hash, markdown: hash } }, assets: {} };
  const line = { release: 'one', version: version.id, commit: commit(), from: time, state: 'live' };
  account.values.set(`page/${hash}`, 'one').set(`markdown/${hash}`, 'one');
  account.values.set('release/one', JSON.stringify(record));
  account.values.set(`history/000001-${version.id}`, JSON.stringify({ ...line, origin: SITE }));
};
const SITE = 'https://docs.example.workers.dev';

/** Sends what is asked of the Worker's addresses to the stand-in. */
const STAND_IN = `const ask = globalThis.fetch;
globalThis.fetch = (url, init) =>
  ask(String(url).replace(/^https:\\/\\/(?=[^/]*\\.workers\\.dev\\/)/, process.env.CLOUDFLARE_API_BASE_URL + '/site/'), init);`;
const BUILD = `import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hashOfCode } from './code-hash.ts';
export const buildInProcesses = async ({ outFolder, projectRoot }) => {
  const id = process.env.RELEASE;
  const hash = createHash('sha256').update(id).digest('hex');
  const release = { id, pages: { '/': { hash, markdown: hash } }, assets: {} };
  for (const [folder, file] of [['kv/page', hash], ['kv/markdown', hash], ['public/docs/assets', 'a.js']]) {
    mkdirSync(outFolder + '/' + folder, { recursive: true });
    writeFileSync(outFolder + '/' + folder + '/' + file, id);
  }
  writeFileSync(outFolder + '/release.json', JSON.stringify(release));
  return { release, problems: [], code: { hash: hashOfCode(projectRoot) } };
};`;

const run = (command: string) => {
  const line = Object.entries(WORDS).reduce((text, [word, value]) => text.replace(word, value), command);
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const env = { ...process.env, NODE_OPTIONS: `--import ${clone}/stand-in.mjs`, PATH: path, RELEASE: 'two' };
  return new Promise<string>((resolve) => {
    exec(line, { cwd: clone, env }, (_, stdout, stderr) => resolve(stdout + stderr)).stdin?.end();
  });
};

beforeAll(async () => {
  account = await startFakeAccount();
  clone = await temporaryFolder();
  for (const name of [
    'scripts',
    'worker',
    'client',
    'content',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
  ])
    cpSync(join(projectRoot, name), join(clone, name), {
      recursive: true,
      filter: (file) => !/content\/(?:pages|symbols)/.test(file),
    });
  mkdirSync(join(clone, '.cache'));
  for (const name of ['node_modules', '.cache/node']) symlinkSync(join(projectRoot, name), join(clone, name));
  const toml = readFileSync(join(projectRoot, 'wrangler.toml'), 'utf8');
  const config = toml
    .replace(/^name = .*/m, 'name = "docs"')
    .replace(/^main = .*/m, 'main = "worker.js"')
    .replace('binding = "PAGES"', 'binding = "PAGES"\nid = "kv-id"')
    .replace('binding = "SIGNALS"', 'binding = "SIGNALS"\ndatabase_id = "d1-id"')
    .replace(/^\[alias\]\n(?:.+\n)+/m, '');
  const worker = `import release from '#release';\nexport default { fetch: () => new Response(release.id) };\n`;
  const files = {
    'wrangler.toml': config,
    'worker.js': worker,
    'stand-in.mjs': STAND_IN,
    '.gitignore': 'node_modules\n.*\n',
  };
  for (const [file, text] of Object.entries({ ...files, 'scripts/build/build-in-processes.ts': BUILD }))
    writeFileSync(join(clone, file), text);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...words], { cwd: clone });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'all');
  deployFirst();
}, PATIENCE_MS);
afterAll(() => account.close());

test('RUNBOOK.md has no command that nobody has tried', () => {
  const tried = [...STEPS.map(([command]) => command), ...Object.keys(ELSEWHERE)];
  expect([...COMMANDS].sort()).toEqual(tried.sort());
});

test.sequential.each(STEPS)(
  '%s',
  async (command, live, prints) => {
    const output = await run(command);
    expect(output).toMatch(prints);
    expect([liveRelease(), output.includes('✗ Unexpected')]).toEqual([live, false]);
  },
  PATIENCE_MS,
);
