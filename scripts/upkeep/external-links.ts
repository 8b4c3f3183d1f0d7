import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStoredPage } from '#worker/page/stored-page.ts';
import type { Release } from '#worker/release/release-manifest.ts';

/** A link to another site, and the paths of the pages that have it. */
export interface ExternalLink {
  url: string;
  pages: string[];
}

const HREF = /<a [^>]*href="(https?:\/\/[^"#]+)/g;

/** The links of the built pages to other sites, sorted. The hash of an address is left out. */
export const externalLinks = async (outFolder: string, ownOrigin: string): Promise<ExternalLink[]> => {
  const release: Pick<Release, 'pages'> = JSON.parse(await readFile(join(outFolder, 'release.json'), 'utf8'));
  const links = new Map<string, Set<string>>();
  for (const [path, { hash }] of Object.entries(release.pages)) {
    const page = parseStoredPage(await readFile(join(outFolder, `kv/page/${hash}`), 'utf8'));
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
