import type { ReleaseBundle } from '#scripts/publish/release-bundle.ts';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { mapLimited } from '#worker/model/promises.ts';

/** A link to another site, and the paths of the pages that have it. */
interface ExternalLink {
  url: string;
  pages: string[];
}

const HREF = /<a [^>]*href="(https?:\/\/[^"#]+)/g;

/** The links of the built pages to other sites, sorted. The hash of an address is left out. */
export const externalLinks = ({ record, values }: ReleaseBundle, siteOrigin: string): ExternalLink[] => {
  const links = new Map<string, Set<string>>();
  for (const [path, { hash }] of Object.entries(record.pages)) {
    const page = parseStoredPage(values.get(`page/${hash}`) ?? '');
    for (const [, href = ''] of page.html.matchAll(HREF)) {
      const url = href.replaceAll('&amp;', '&');
      if (new URL(url).origin === siteOrigin) continue;
      links.set(url, (links.get(url) ?? new Set()).add(path));
    }
  }
  return [...links]
    .map(([url, pages]) => ({ url, pages: [...pages].sort() }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
};

const AT_ONCE = 8;
const DEADLINE_MS = 20_000;
/** Sites answer programs with these statuses although browsers get the page. */
const ONLY_FOR_BROWSERS: readonly number[] = [401, 403, 405, 429, 999];

/**
 * Requests every link and returns those that are broken or have moved permanently, with the other site's answer: `404`, `moved
 * to https://…`, or the error of the connection. Needs a network.
 */
export const checkExternalLinks = async (links: readonly ExternalLink[]) => {
  const answers = await mapLimited(links, AT_ONCE, async (link) => {
    const answer = await faultOf(link.url);
    return answer ? [{ ...link, answer }] : [];
  });
  return answers.flat();
};

const faultOf = async (url: string): Promise<string | undefined> => {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: { Accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    const { status, headers } = response;
    if (status === 301 || status === 308)
      return `moved to ${new URL(headers.get('Location') ?? '', url).href}`;
    return status < 400 || ONLY_FOR_BROWSERS.includes(status) ? undefined : String(status);
  } catch (error) {
    const { cause } = error as Error; // fetch throws nothing else
    return cause instanceof Error ? cause.message : String(error);
  }
};
