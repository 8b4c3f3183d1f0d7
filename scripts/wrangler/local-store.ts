import { join } from 'node:path';
import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';
import { projectRoot } from '#scripts/project/project-root.ts';
import { CONFIG_FILE, readProjectConfig, wrongConfig } from '#scripts/project/read-project-config.ts';

/** The local KV and D1. */
export interface LocalStore {
  pages: KVNamespace;
  signals: D1Database;
  stateFolder: string;
  /** The wrangler.toml that names the bindings. */
  configFile: string;
  close(): Promise<void>;
}

interface LocalBindings extends Record<string, unknown> {
  PAGES: KVNamespace;
  SIGNALS: D1Database;
}

/** The folder where `npm start` stores KV and D1. */
export const DEVELOPMENT_STATE = join(projectRoot, '.wrangler/state');

/**
 * Opens KV and D1. `wrangler dev --persist-to {stateFolder}` may run at the same time and uses the same files. Rejects with
 * RunbookError if wrangler.toml has mistakes.
 */
export const openLocalStore = async (
  stateFolder = DEVELOPMENT_STATE,
  configFile = CONFIG_FILE,
): Promise<LocalStore> => {
  await readProjectConfig(configFile);
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
