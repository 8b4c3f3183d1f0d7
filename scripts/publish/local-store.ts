import { getPlatformProxy } from 'wrangler';

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

/** May be open while `wrangler dev` runs: both work on the same files. */
export const openLocalStore = async (): Promise<LocalStore> => {
  const proxy = await getPlatformProxy<LocalBindings>({ persist: true });
  return { pages: proxy.env.PAGES, feedback: proxy.env.FEEDBACK, close: () => proxy.dispose() };
};
