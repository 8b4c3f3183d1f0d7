import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWrangler, type Wrangler } from '#scripts/processes/run-wrangler.ts';
import { cloudflarePlatform, type Platform } from '#scripts/publish/cloudflare-platform.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { type FakeAccount, startFakeAccount } from './fake-account.ts';

/** A Worker that says which release it was bundled with. */
const WORKER = `import release from '#release';\nexport default { fetch: () => new Response(release.id) };\n`;
const CONFIG = `name = "docs"
main = "worker.ts"
compatibility_date = "2026-08-15"
workers_dev = true
preview_urls = true

[assets]
directory = "elsewhere"
binding = "ASSETS"

[[d1_databases]]
binding = "SIGNALS"
database_name = "docs-feedback"
database_id = "d1-id"
migrations_dir = "migrations"
`;

let account: FakeAccount;
let folder: string;
let platform: Platform;
beforeAll(async () => {
  account = await startFakeAccount();
  folder = await temporaryFolder();
  const files = {
    'wrangler.toml': CONFIG,
    'worker.ts': WORKER,
    'release.json': '{"id":"the-release"}',
    'public/style.css': 'body {}',
    'elsewhere/other.css': 'body {}',
    'migrations/0001_first.sql': '',
  };
  for (const name of ['public', 'elsewhere', 'migrations']) await mkdir(join(folder, name));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const wrangler: Wrangler = (args) => runWrangler([...args, '--config', join(folder, 'wrangler.toml')]);
  platform = cloudflarePlatform({
    wrangler,
    namespaceId: 'kv-id',
    routedOrigin: undefined,
    database: { id: 'd1-id', migrationsFolder: join(folder, 'migrations') },
  });
});
afterAll(() => account.close());

test('creates the Worker, and names the shares of a split, through the real wrangler', async () => {
  const first = await platform.upload({ folder, releaseId: 'the-release', commit: 'f00' }, true);
  const [version] = account.versions;
  expect(first).toEqual({ versionId: version?.id, liveOrigin: 'https://docs.example.workers.dev' });
  expect(version).toMatchObject({
    code: expect.stringContaining('the-release'),
    annotations: { 'workers/message': 'built from f00', 'workers/tag': 'the-release' },
    assets: ['/style.css'],
  });
  const time = '2026-11-21T10:00:00.000Z';
  const shares = [
    { version_id: first.versionId, percentage: 10 },
    { version_id: 'new', percentage: 90 },
  ];
  account.deployments.unshift({ created_on: time, versions: shares });
  expect(await platform.deployments()).toEqual([
    { versionId: 'new', time, split: `90% version new, 10% version ${first.versionId}` },
    { versionId: first.versionId, time: account.deployments[1]?.created_on },
  ]);
}, 600_000);

test('writes, lists, and reads keys through the real wrangler, with at most 100 keys per read', async () => {
  const { store } = platform;
  const many = new Map(Array.from({ length: 101 }, (_, index) => [`page/${index}`, `value ${index}`]));
  await store.put(new Map([...many, ['history/1', 'é — "quoted"\n\u{1F680}']]));
  expect(await store.get([...many.keys(), 'nothing', 'history/1'])).toEqual(
    new Map([...many, ['history/1', 'é — "quoted"\n\u{1F680}']]),
  );
  expect(account.reads.toSorted((a, b) => a - b)).toEqual([3, 100]);
  account.values.set('somebody/else', 'text');
  expect(await store.list('history/')).toEqual(['history/1']);
}, 600_000);

test('asks the database for migrations only if the last one was not applied to it', async () => {
  const calls: string[] = [];
  let stored = {};
  const wrangler: Wrangler = async ([group, area, verb, file = '']) => {
    calls.push(`${group} ${area} ${verb}`);
    if (verb === 'put') {
      const [{ key, value }] = JSON.parse(await readFile(file, 'utf8'));
      stored = { [key]: value };
    }
    return { stdout: JSON.stringify(stored), results: [] };
  };
  const database = { id: 'd1-id', migrationsFolder: join(folder, 'migrations') };
  const { migrate } = cloudflarePlatform({ wrangler, namespaceId: '', routedOrigin: undefined, database });
  const asked = ['kv bulk get', 'd1 migrations apply', 'kv bulk put'];
  await migrate();
  expect(calls.splice(0)).toEqual(asked);
  await migrate();
  expect(calls.splice(0)).toEqual(['kv bulk get']);
  await writeFile(join(folder, 'migrations/0002_second.sql'), '');
  await migrate();
  expect(calls).toEqual(asked);
});
