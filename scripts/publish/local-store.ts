import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { getPlatformProxy } from 'wrangler';

/** KV and D1 on this machine. */
export interface LocalStore {
  pages: KVNamespace;
  feedback: D1Database;
  close(): Promise<void>;
}

interface LocalBindings extends Record<string, unknown> {
  PAGES: KVNamespace;
  FEEDBACK: D1Database;
}

/** Without a folder, the store that `wrangler dev` reads. May be open while that runs: both work on the same files. */
export const openLocalStore = async (folder?: string): Promise<LocalStore> => {
  const proxy = await getPlatformProxy<LocalBindings>({
    persist: folder === undefined ? true : { path: folder },
  });
  return { pages: proxy.env.PAGES, feedback: proxy.env.FEEDBACK, close: () => proxy.dispose() };
};
