import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { projectRoot } from '../project-root.ts';

/** Where `wrangler dev` keeps its local KV and D1. */
export const DEVELOPMENT_STATE = join(projectRoot, '.wrangler/state');

/** The local KV and D1 that `wrangler dev` reads. */
export interface LocalStore {
  pages: KVNamespace;
  feedback: D1Database;
  close(): Promise<void>;
}

interface LocalBindings extends Record<string, unknown> {
  PAGES: KVNamespace;
  FEEDBACK: D1Database;
}

/** May be open while `wrangler dev` runs: both work on the same files. `stateFolder` is wrangler's `--persist-to`. */
export const openLocalStore = async (stateFolder: string = DEVELOPMENT_STATE): Promise<LocalStore> => {
  const proxy = await getPlatformProxy<LocalBindings>({ persist: { path: join(stateFolder, 'v3') } });
  return { pages: proxy.env.PAGES, feedback: proxy.env.FEEDBACK, close: () => proxy.dispose() };
};
