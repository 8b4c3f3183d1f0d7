import { markdownPage } from '#worker/page/markdown-page.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { readMarkdown } from '#worker/page/page-store.ts';
import type { Site } from '#worker/page/page-view.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { mapLimited } from '#worker/requests/map-limited.ts';
import { listHead } from './page-list.ts';
import { siteSections } from './site-sections.ts';

/** Workers may have six connections open at a time. */
export const MOST_READS = 6;

/**
 * Joins the Markdown of all pages of a folder, current versions first. Returns `undefined` for a folder without pages below
 * it. Rejects with PageUnavailable if a page is missing: a text with a hole would look whole.
 */
export const pageTexts = async (
  folder: PagePath,
  site: Site,
  store: KVNamespace,
): Promise<string | undefined> => {
  const pages = siteSections(folder, site.release).flatMap((section) => section.pages);
  if (pages.length === 0) return undefined;
  const texts = await mapLimited(pages, MOST_READS, async ({ path, markdown }) => {
    const place = { path, reference: parseReferencePath(path) };
    return markdownPage(await readMarkdown(store, markdown), { place, sdk: undefined }, site);
  });
  const head = [...listHead(folder, site.release), `${pages.length} pages follow.`];
  return [`${head.join('\n\n')}\n`, ...texts].join(`\n${PAGE_BREAK}\n\n`);
};

const PAGE_BREAK = '---';
