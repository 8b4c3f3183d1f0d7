import type { PageEntry } from '#worker/page/page-entry.ts';
import { parseStoredPage } from '#worker/page/stored-page.ts';

/** A link to another site, and the paths of the pages that have it. */
export interface ExternalLink {
  url: string;
  pages: string[];
}

const HREF = /<a [^>]*href="(https?:\/\/[^"#]+)/g;

interface BuiltPages {
  release: { pages: Readonly<Record<string, Pick<PageEntry, 'hash'>>> };
  /** The data of pages, by KV key. */
  pages: ReadonlyMap<string, string>;
}

/** The links of the built pages to other sites, sorted. The hash of an address is left out. */
export const externalLinks = ({ release, pages }: BuiltPages, ownOrigin: string): ExternalLink[] => {
  const links = new Map<string, Set<string>>();
  for (const [path, { hash }] of Object.entries(release.pages)) {
    const page = parseStoredPage(pages.get(`page/${hash}`) ?? '');
    for (const [, href = ''] of page.html.matchAll(HREF)) {
      const url = href.replaceAll('&amp;', '&');
      if (new URL(url).origin === ownOrigin) continue;
      links.set(url, (links.get(url) ?? new Set()).add(path));
    }
  }
  return [...links]
    .map(([url, pages]) => ({ url, pages: [...pages].sort() }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
};
