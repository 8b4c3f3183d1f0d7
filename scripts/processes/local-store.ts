import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { projectRoot } from '#scripts/project/project-root.ts';
import { CONFIG_FILE, readProjectConfig, wrongConfig } from '#scripts/project/read-project-config.ts';
import { runWrangler } from './run-wrangler.ts';

interface LocalBindings extends Record<string, unknown> {
  PAGES: KVNamespace;
  SIGNALS: D1Database;
}

/** The folder where `npm start` stores KV and D1. */
export const DEVELOPMENT_STATE = join(projectRoot, '.wrangler/state');

/**
 * Opens KV and D1. `wrangler dev --persist-to {stateFolder}` may run at the same time and uses the same files. Rejects with
 * RunbookError if wrangler.toml has problems.
 */
export const openLocalStore = async (stateFolder = DEVELOPMENT_STATE, configFile = CONFIG_FILE) => {
  await readProjectConfig(configFile);
  const { getPlatformProxy } = await import('wrangler'); // it takes seconds, and most commands end before
  // `--persist-to` adds the folder v3 automatically, but this function does not.
  const proxy = await getPlatformProxy<LocalBindings>({
    configPath: configFile,
    persist: { path: join(stateFolder, 'v3') },
  }).catch((error: unknown) => {
    const isOfConfig = error instanceof Error && error.message.startsWith('Processing ');
    throw isOfConfig ? wrongConfig(error.message) : error;
  });
  const { PAGES: pages, SIGNALS: signals } = proxy.env;
  return { pages, signals, stateFolder, configFile, close: () => proxy.dispose() };
};

type MigratedStore = Pick<LocalStore, 'signals' | 'stateFolder' | 'configFile'>;

/** The local KV and D1, and the wrangler.toml that names the bindings. */
export type LocalStore = Awaited<ReturnType<typeof openLocalStore>>;

/**
 * Applies the migrations that the local D1 lacks, as a deploy does for the deployed D1. Returns their names, in order.
 * wrangler takes seconds to start, so it runs only if a migration is missing.
 */
export const migrateLocally = async (store: MigratedStore, wrangler = runWrangler): Promise<string[]> => {
  const { stateFolder, configFile } = store;
  const { database } = await readProjectConfig(configFile);
  const applied = await appliedMigrations(store);
  const files = await readdir(database.migrationsFolder);
  const missing = files.filter((name) => name.endsWith('.sql') && !applied.has(name)).sort();
  if (missing.length > 0) {
    const state = ['--local', '--persist-to', stateFolder, '--config', configFile];
    await wrangler(['d1', 'migrations', 'apply', database.name, ...state]);
  }
  return missing;
};

const appliedMigrations = async ({ signals }: MigratedStore): Promise<Set<string>> => {
  const table = await signals.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  if (!table) return new Set();
  const { results } = await signals.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
};
