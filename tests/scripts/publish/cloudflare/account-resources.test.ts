import { link, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findNamespace, requireResources } from '#scripts/publish/cloudflare/account-resources.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';
import { EXAMPLE_CONFIG } from '#tests/scripts/example-config.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { type FakeAccount, startFakeAccount } from './fake-account.ts';

const TOML_WITH_IDS = EXAMPLE_CONFIG.replace('"PAGES"', '"PAGES"\nid = "kv-id"').replace(
  '"SIGNALS"',
  '"SIGNALS"\ndatabase_id = "d1-id"',
);

let configFile: string;
beforeEach(async () => {
  configFile = join(await temporaryFolder(), 'wrangler.toml');
  await writeFile(configFile, EXAMPLE_CONFIG);
});

/** A fake wrangler that answers `list` commands as the real one does, and records all commands. */
const wranglerListing = (namespaces: object[], databases: object[]) =>
  vi.fn(async (args: readonly string[]) => ({
    stdout: `${args.includes('--json') ? 'a line before\n' : ''}${JSON.stringify(args[0] === 'kv' ? namespaces : databases)}\n`,
    results: [],
  }));

describe('requireResources', () => {
  let account: FakeAccount;
  beforeAll(async () => {
    account = await startFakeAccount();
  });
  afterAll(() => account.close());

  test('creates missing resources once with the real wrangler, and writes their ids below their bindings', async () => {
    const lines: string[] = [];
    expect(await requireResources(runWrangler, configFile, (line) => lines.push(line))).toBe('kv-id');
    expect([...account.namespaces]).toEqual([['docs-pages', 'kv-id']]);
    expect([...account.databases]).toEqual([['docs-feedback', 'd1-id']]);
    expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
    expect(lines).toEqual([
      'created the KV namespace docs-pages; its id is now in wrangler.toml: commit that change',
      'created the D1 database docs-feedback; its id is now in wrangler.toml: commit that change',
    ]);

    account.requests.length = 0;
    expect(await requireResources(runWrangler, configFile, () => {})).toBe('kv-id');
    expect(account.requests).toEqual([]);
  });

  test('replaces wrangler.toml as a whole, because a full disk would leave an empty file', async () => {
    const former = `${configFile}.former`;
    await link(configFile, former);
    const wrangler = wranglerListing(
      [{ id: 'kv-id', title: 'docs-pages' }],
      [{ uuid: 'd1-id', name: 'docs-feedback' }],
    );
    await requireResources(wrangler, configFile, () => {});
    expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
    expect(await readFile(former, 'utf8')).toBe(EXAMPLE_CONFIG);
  });

  test('finds resources of an earlier deploy by name', async () => {
    const wrangler = wranglerListing(
      [
        { id: 'other-id', title: 'other' },
        { id: 'kv-id', title: 'docs-pages' },
      ],
      [{ uuid: 'd1-id', name: 'docs-feedback' }],
    );
    const lines: string[] = [];
    await requireResources(wrangler, configFile, (line) => lines.push(line));
    expect(wrangler.mock.calls).toEqual([[['kv', 'namespace', 'list']], [['d1', 'list', '--json']]]);
    expect(await readFile(configFile, 'utf8')).toBe(TOML_WITH_IDS);
    expect(lines[0]).toMatch(/^found the KV namespace docs-pages;/);
  });

  test('looks for a resource when it has been created', async () => {
    const namespaces: object[] = [];
    const wrangler = async (args: readonly string[]) => {
      const isCreating = args.includes('create');
      if (isCreating) await pause(5);
      if (isCreating) namespaces.push({ id: 'kv-id', title: 'docs-pages' });
      return wranglerListing(namespaces, [{ uuid: 'd1-id', name: 'docs-feedback' }])(args);
    };
    expect(await requireResources(wrangler, configFile, () => {})).toBe('kv-id');
  });

  test('can be run again when the account does not yet list a created resource', async () => {
    await expect(requireResources(wranglerListing([], []), configFile, () => {})).rejects.toMatchObject({
      message: 'Cloudflare does not list it yet: the KV namespace docs-pages was created a moment ago.',
      cure: expect.stringContaining('run the same command again'),
    });
    expect(await readFile(configFile, 'utf8')).toBe(EXAMPLE_CONFIG);
  });
});

describe('findNamespace', () => {
  test('looks in the account without changing anything', async () => {
    const wrangler = wranglerListing([{ id: 'kv-id', title: 'docs-pages' }], []);
    expect(await findNamespace(wrangler, configFile)).toBe('kv-id');
    expect(await readFile(configFile, 'utf8')).toBe(EXAMPLE_CONFIG);
    expect(wrangler.mock.calls).toEqual([[['kv', 'namespace', 'list']]]);
  });

  test('does not ask the account if wrangler.toml has the id', async () => {
    await writeFile(configFile, TOML_WITH_IDS);
    const wrangler = wranglerListing([], []);
    expect(await findNamespace(wrangler, configFile)).toBe('kv-id');
    expect(wrangler).not.toHaveBeenCalled();
  });

  test('asks for a first deploy if there is none', async () => {
    await expect(findNamespace(wranglerListing([], []), configFile)).rejects.toMatchObject({
      message: 'Nothing has been deployed yet: the account has no KV namespace docs-pages.',
      cure: expect.stringContaining('npm run deploy'),
    });
  });

  test.each([
    ['hello\n', 'hello'],
    ['', '(nothing)'],
  ])('reports an answer of wrangler that is not a list: %j', async (stdout, shown) => {
    await expect(findNamespace(async () => ({ stdout, results: [] }), configFile)).rejects.toThrow(
      `wrangler gave an unexpected answer: ${shown}`,
    );
  });
});
