import { link, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { requireResources } from '#scripts/publish/account-resources.ts';
import { EXAMPLE_CONFIG } from '#tests/scripts/example-config.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const TOML_WITH_IDS = EXAMPLE_CONFIG.replace('"PAGES"', '"PAGES"\nid = "kv-id"').replace(
  '"SIGNALS"',
  '"SIGNALS"\ndatabase_id = "d1-id"',
);
const NAMESPACE = { id: 'kv-id', title: 'docs-pages' };
const DATABASE = { uuid: 'd1-id', name: 'docs-feedback' };

let configFile: string;
beforeEach(async () => {
  configFile = join(await temporaryFolder(), 'wrangler.toml');
  await writeFile(configFile, EXAMPLE_CONFIG);
});

const deploying = { creates: true, progress: () => {} };

/** A fake wrangler that lists what the account has, and records all commands. */
const wranglerListing = (namespaces: object[], databases: object[], created: object[] = []) =>
  vi.fn(async (args: readonly string[]) => {
    const listed = args[0] === 'kv' ? namespaces : databases;
    if (args.includes('create')) listed.push(...created.splice(0, 1));
    return {
      stdout: `${args.includes('--json') ? 'a line before\n' : ''}${JSON.stringify(listed)}\n`,
      results: [],
    };
  });

test('creates missing resources once, and writes their ids below their bindings', async () => {
  const lines: string[] = [];
  const wrangler = wranglerListing([{ id: 'other-id', title: 'other' }], [], [NAMESPACE, DATABASE]);
  await requireResources(wrangler, configFile, {
    creates: true,
    progress: (line) => lines.push(line),
  });
  expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
  expect(lines).toEqual([
    'created the KV namespace docs-pages; its id is now in wrangler.toml: commit that change',
    'created the D1 database docs-feedback; its id is now in wrangler.toml: commit that change',
  ]);
  wrangler.mockClear();
  await requireResources(wrangler, configFile, deploying);
  expect(wrangler).not.toHaveBeenCalled();
});

test('finds resources of an earlier deploy, and replaces wrangler.toml as a whole, because a full disk would empty it', async () => {
  const former = `${configFile}.former`;
  await link(configFile, former);
  const wrangler = wranglerListing([NAMESPACE], [DATABASE]);
  await requireResources(wrangler, configFile, deploying);
  expect(wrangler.mock.calls).toEqual([[['kv', 'namespace', 'list']], [['d1', 'list', '--json']]]);
  expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
  expect(await readFile(former, 'utf8')).toBe(EXAMPLE_CONFIG);
});

test('can be run again when the account does not yet list a created resource', async () => {
  const done = requireResources(wranglerListing([], []), configFile, deploying);
  await expect(done).rejects.toThrow('Cloudflare does not list it yet: the KV namespace docs-pages was');
});

test('says where the id goes if the line of the binding is not one that it can extend', async () => {
  await writeFile(configFile, EXAMPLE_CONFIG.replace('binding = "PAGES"', 'binding = "PAGES" # pages'));
  await expect(
    requireResources(wranglerListing([NAMESPACE], []), configFile, deploying),
  ).rejects.toMatchObject({
    message: 'wrangler.toml lacks a binding: it has no line binding = "PAGES".',
    hint: expect.stringContaining('with id = "kv-id" below it'),
  });
});

test('a rollback finds the namespace and creates nothing, or asks for a first deploy', async () => {
  const rollingBack = { ...deploying, creates: false };
  await expect(requireResources(wranglerListing([], []), configFile, rollingBack)).rejects.toMatchObject({
    message: 'Nothing has been deployed yet: the account has no KV namespace docs-pages.',
    hint: expect.stringContaining('npm run deploy'),
  });
  const wrangler = wranglerListing([NAMESPACE], []);
  await requireResources(wrangler, configFile, rollingBack);
  expect(wrangler.mock.calls).toEqual([[['kv', 'namespace', 'list']]]);
  expect(await readFile(configFile, 'utf8')).toContain('id = "kv-id"');
});
