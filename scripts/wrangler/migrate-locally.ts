import { readdir } from 'node:fs/promises';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { LocalStore } from './local-store.ts';
import { runWrangler } from './run-wrangler.ts';

/**
 * Applies the migrations that the local D1 lacks, as a deploy does for the deployed D1. Returns their names, in order.
 * wrangler takes seconds to start, so it runs only if a migration is missing.
 */
export const migrateLocally = async (store: LocalStore, wrangler = runWrangler): Promise<string[]> => {
  const { stateFolder, configFile } = store;
  const { database } = await readProjectConfig(configFile);
  const applied = await appliedMigrations(store);
  const missing = (await migrationNames(database.migrationsFolder)).filter((name) => !applied.has(name));
  if (missing.length > 0) {
    const state = ['--local', '--persist-to', stateFolder, '--config', configFile];
    await wrangler(['d1', 'migrations', 'apply', database.name, ...state]);
  }
  return missing;
};

const appliedMigrations = async ({ signals }: LocalStore): Promise<Set<string>> => {
  const table = await signals.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  if (!table) return new Set();
  const { results } = await signals.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
};

const migrationNames = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch((error: unknown) => {
    throw new RunbookError(
      'settings',
      `\nmigrations_dir must be a folder such as worker/signals/migrations; ${error instanceof Error ? error.message : error}.`,
      'Fix wrangler.toml and run the same command again.',
    );
  });
  return files.filter((name) => name.endsWith('.sql')).sort();
};
