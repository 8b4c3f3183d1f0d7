import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '#content/references.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { entryOf } from './cache-entry.ts';
import type { FileHistory } from './file-history.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

/** These decide whether a page is as it was when it was cached. */
export interface ReuseOptions {
  cache: PageCache;
  /** The history of each file, by absolute path. */
  histories: ReadonlyMap<string, FileHistory>;
  projectRoot: string;
  symbols: SiteSymbols;
}

/** The page's entry from an earlier build with its current date, if nothing that the page depends on has changed. */
export const reusablePage = async (
  page: SourcePage,
  { cache, histories, projectRoot, symbols }: ReuseOptions,
): Promise<CachedPage | undefined> => {
  const entry = cache.get(page.sourceFile);
  if (!entry || entry.key !== cache.key(page, entry.facts)) return undefined;
  const used = Object.entries(entry.facts.symbols) as [Reference, string][]; // the keys are typed
  if (used.some(([reference, hash]) => (symbols.get(reference)?.hash ?? '') !== hash)) return undefined;
  for (const { sourceFile, hash } of entry.facts.images) {
    const bytes = await readFile(join(projectRoot, sourceFile)).catch(() => undefined);
    if (!bytes || sha256(bytes) !== hash) return undefined;
  }
  const lastChanged = histories.get(page.file)?.lastChanged;
  if (entry.lastChanged === lastChanged) return entry;
  const { key, facts, meta } = entry;
  const texts = await cache.readTexts(key);
  return texts && entryOf({ key, facts, meta, texts, lastChanged });
};

/** The page with the colors of its last version: most changes of a page do not change its code. */
export const withKnownColors = async (page: SourcePage, cache: PageCache): Promise<SourcePage> => {
  const last = cache.get(page.sourceFile);
  const texts = last && (await cache.readTexts(last.key));
  return texts ? { ...page, knownColors: texts.colors } : page;
};
