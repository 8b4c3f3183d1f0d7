import { readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { unstable_readConfig } from 'wrangler';
import type { LocalStore } from './local-store.ts';
import { runWrangler } from './run-wrangler.ts';

const BINDING = 'FEEDBACK';

const ConfigSchema = v.object({
  d1_databases: v.array(v.object({ binding: v.string(), migrations_dir: v.string() })),
});

/**
 * Applies the migrations that the local D1 lacks, as a deploy does for the deployed D1. Returns their names, in order.
 * wrangler takes seconds to start, so it runs only if a migration is missing.
 */
export const migrateLocally = async (store: LocalStore, wrangler = runWrangler): Promise<string[]> => {
  const { stateFolder, configFile } = store;
  const applied = await appliedMigrations(store);
  const missing = (await migrationNames(configFile)).filter((name) => !applied.has(name));
  if (missing.length > 0) {
    const state = ['--local', '--persist-to', stateFolder, '--config', configFile];
    await wrangler(['d1', 'migrations', 'apply', BINDING, ...state]);
  }
  return missing;
};

const appliedMigrations = async ({ feedback }: LocalStore): Promise<Set<string>> => {
  const table = await feedback.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  if (!table) return new Set();
  const { results } = await feedback.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
};

const migrationNames = async (configFile: string): Promise<string[]> => {
  const config = unstable_readConfig({ config: configFile }, { hideWarnings: true });
  const database = v.parse(ConfigSchema, config).d1_databases.find(({ binding }) => binding === BINDING);
  if (!database) throw new Error(`${configFile} must bind ${BINDING} (D1).`);
  const names = await readdir(resolve(dirname(configFile), database.migrations_dir));
  return names.filter((name) => name.endsWith('.sql')).sort();
};
