import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloudflarePlatform } from '#scripts/publish/cloudflare/cloudflare-platform.ts';
import type { Platform } from '#scripts/publish/platform.ts';
import { runWrangler, type Wrangler } from '#scripts/wrangler/run-wrangler.ts';
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
`;

let account: FakeAccount;
let folder: string;
let platform: Platform;
beforeAll(async () => {
  account = await startFakeAccount();
  folder = await temporaryFolder();
  await mkdir(join(folder, 'public'));
  await mkdir(join(folder, 'elsewhere'));
  await writeFile(join(folder, 'elsewhere/other.css'), 'body {}');
  await writeFile(join(folder, 'wrangler.toml'), CONFIG);
  await writeFile(join(folder, 'worker.ts'), WORKER);
  await writeFile(join(folder, 'release.json'), JSON.stringify({ id: 'the-release' }));
  await writeFile(join(folder, 'public/style.css'), 'body {}');
  const wrangler: Wrangler = (args) => runWrangler([...args, '--config', join(folder, 'wrangler.toml')]);
  platform = cloudflarePlatform({ wrangler, namespaceId: 'kv-id', routedOrigin: undefined, takeOver: false });
});
afterAll(() => account.close());

test('creates the Worker, then uploads versions that are not live until they are deployed, through the real wrangler', async () => {
  expect(await platform.deployments()).toEqual([]);
  const upload = { folder, releaseId: 'the-release', commit: 'f00' };
  const first = await platform.upload(upload);
  expect(first).toEqual({
    versionId: account.versions[0]?.id,
    liveOrigin: 'https://docs.example.workers.dev',
  });

  const second = await platform.upload(upload);
  const id = account.versions[1]?.id ?? '';
  expect(second).toEqual({
    versionId: id,
    previewOrigin: `https://${id.slice(0, 8)}-docs.example.workers.dev`,
    liveOrigin: 'https://docs.example.workers.dev',
  });
  expect((await platform.deployments()).map(({ versionId }) => versionId)).toEqual([first.versionId]);
  for (const { code, annotations, assets } of account.versions) {
    expect(code).toContain('the-release');
    expect(annotations).toEqual({ 'workers/message': 'built from f00', 'workers/tag': 'the-release' });
    expect(assets).toEqual(['/style.css']);
  }

  await platform.makeLive(id, 'release the-release');
  expect(await platform.deployments()).toEqual([
    { versionId: id, time: account.deployments[0]?.created_on },
    { versionId: first.versionId, time: account.deployments[1]?.created_on },
  ]);
  expect(await platform.latestVersions()).toEqual([first.versionId, id]);

  account.requests.length = 0;
  await platform.applyRoutes();
  expect(account.requests).toContain('POST /workers/scripts/docs/subdomain');
}, 240_000);

test('the lock is a row in the database, through the real wrangler', async () => {
  const lock = await platform.lock('deploy');
  await expect(platform.lock('preview')).rejects.toThrow(
    /^Another run is publishing: a deploy by .*@.*, since 2/,
  );
  await lock.requireHeld();
  await lock.free();
  await (await platform.lock('preview')).free();
}, 240_000);
