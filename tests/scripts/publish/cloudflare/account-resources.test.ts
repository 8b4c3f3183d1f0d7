import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { findNamespace, requireResources } from '#scripts/publish/cloudflare/account-resources.ts';
import { wranglerIn } from '#scripts/publish/cloudflare/wrangler.ts';
import { ACCOUNT_ID, type FakeAccount, startFakeAccount } from './fake-account.ts';

const TOML = `name = "docs" # the Worker

# Page data.
[[kv_namespaces]]
binding = "PAGES"

[[d1_databases]]
binding = "FEEDBACK"
database_name = "docs-feedback"
`;

const TOML_WITH_IDS = TOML.replace('"PAGES"', '"PAGES"\nid = "kv-id"').replace(
  '"FEEDBACK"',
  '"FEEDBACK"\ndatabase_id = "d1-id"',
);

const wrangler = wranglerIn(projectRoot);
let account: FakeAccount;
let configFile: string;

beforeEach(async () => {
  account = await startFakeAccount();
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', account.origin);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', ACCOUNT_ID);
  configFile = join(await mkdtemp(join(tmpdir(), 'nitric-docs-test-')), 'wrangler.toml');
  await writeFile(configFile, TOML);
});
afterEach(() => {
  account.close();
  vi.unstubAllEnvs();
});

describe('requireResources', () => {
  it('creates what a new account lacks, once, and writes the ids below their bindings', async () => {
    const lines: string[] = [];
    expect(await requireResources(wrangler, configFile, (line) => lines.push(line))).toBe('kv-id');
    expect([...account.namespaces]).toEqual([['docs-pages', 'kv-id']]);
    expect([...account.databases]).toEqual([['docs-feedback', 'd1-id']]);
    expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
    expect(lines).toEqual([
      'created the KV namespace docs-pages; its id is now in wrangler.toml: commit that change',
      'created the D1 database docs-feedback; its id is now in wrangler.toml: commit that change',
    ]);

    account.requests.length = 0;
    expect(await requireResources(wrangler, configFile, () => {})).toBe('kv-id');
    expect(account.requests).toEqual([]);
  }, 60_000);

  it('finds by name what an earlier deploy created', async () => {
    account.namespaces.set('other', 'other-id').set('docs-pages', 'kv-id');
    account.databases.set('docs-feedback', 'd1-id');
    const lines: string[] = [];
    await requireResources(wrangler, configFile, (line) => lines.push(line));
    expect(account.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
    expect(lines[0]).toMatch(/^found the KV namespace docs-pages;/);
  }, 60_000);
});

describe('findNamespace', () => {
  it('looks in the account without changing anything', async () => {
    account.namespaces.set('docs-pages', 'kv-id');
    expect(await findNamespace(wrangler, configFile)).toBe('kv-id');
    expect(await readFile(configFile, 'utf8')).toBe(TOML);
    expect(account.requests).toEqual(['GET /storage/kv/namespaces']);
  }, 60_000);

  it('sends to a first deploy where there is none', async () => {
    await expect(findNamespace(wrangler, configFile)).rejects.toMatchObject({
      message: 'The account has no KV namespace docs-pages: nothing has been deployed to it yet.',
      cure: expect.stringContaining('npm run deploy'),
    });
  }, 60_000);
});
