import { type CompiledPage, parseStoredPage } from '#worker/model/compiled-page.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import type { StoredMarkdown } from '#worker/model/stored-markdown.ts';
import { sha256 } from '#worker/model/text.ts';

/** A page of the release has missing, slow, or corrupt data. The answer is a 503 that is never cached. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable';
}

/** Keys are content hashes, so KV may cache a value in each data center for a long time. */
const CACHE_TTL_S = 86_400 * 30;
/** KV also caches that it has no value. A second read with this time, the lowest that KV accepts, asks again. */
const FRESH_TTL_S = 30;
const READ_DEADLINE_MS = 3_000;

/** Reads a page from KV. Rejects with {@link PageUnavailable}. */
export const readPage = async (pages: KVNamespace, hash: string): Promise<CompiledPage> =>
  parseStoredPage(await readVerified(pages, `page/${hash}`, hash));

/** Reads a page's Markdown from KV. Rejects with {@link PageUnavailable}. */
export const readMarkdown = async (pages: KVNamespace, hash: string): Promise<StoredMarkdown> =>
  JSON.parse(await readVerified(pages, `markdown/${hash}`, hash)) as StoredMarkdown; // The hash proves that the build wrote it.

/**
 * Reads the text under `key` and verifies it against `hash`, a SHA-256 in lower-case hex. A data center may have cached
 * that KV lacks the value, so after a failure it is read once more. Rejects with {@link PageUnavailable}.
 */
const readVerified = async (pages: KVNamespace, key: string, hash: string): Promise<string> => {
  const read = async (cacheTtl: number): Promise<ArrayBuffer> => {
    const bytes: unknown = await pages.get(key, { type: 'arrayBuffer', cacheTtl });
    if (!(bytes instanceof ArrayBuffer)) throw new PageUnavailable(`KV has no ${key}.`);
    if ((await sha256(bytes)) !== hash) throw new PageUnavailable(`KV holds other bytes than ${key} names.`);
    return bytes;
  };
  const late = () => new PageUnavailable(`KV did not answer for ${key} in ${READ_DEADLINE_MS} ms.`);
  try {
    const bytes = await withinDeadline(
      () => read(CACHE_TTL_S).catch(() => read(FRESH_TTL_S)),
      READ_DEADLINE_MS,
      late,
    );
    return new TextDecoder().decode(bytes);
  } catch (error) {
    throw error instanceof PageUnavailable
      ? error
      : new PageUnavailable(`KV failed for ${key}: ${String(error)}`);
  }
};
