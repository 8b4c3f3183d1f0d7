import { posix } from 'node:path';
import { REFERENCES } from '#content/references.ts';
import { isExternal, isInternal, plainPath, splitAddress } from '#scripts/content/addresses.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem, ProblemText } from '#scripts/content/problems/problem.ts';
import type { Site, SitePages } from './site-pages.ts';

/** Reports every link that leads neither to a page, nor to an existing anchor, nor to an absolute address elsewhere. */
export const checkLinks = ({ facts, pages, rules: { siteOrigin } }: Site): Problem[] =>
  facts.flatMap((page) =>
    page.links.flatMap(({ url, line, column, file = page.sourceFile }) => {
      const problem = linkProblem(url, page, { site: pages, siteOrigin });
      return problem ? [{ file, line, column, ...problem }] : [];
    }),
  );

const linkProblem = (
  url: string,
  page: PageFacts,
  { site, siteOrigin }: { site: SitePages; siteOrigin: string },
): ProblemText | undefined => {
  if (url === '') return { message: 'The link has no address.', hint: 'Write `[text](/page)`.' };
  if (url.endsWith('#') || url === 'mailto:')
    return { message: `\`${url}\` leads nowhere.`, hint: 'Write the whole address, or remove the link.' };
  if (url.startsWith('#')) return site.problemOf(`${page.path}${url}`);
  if (isInternal(url)) return site.problemOf(url);
  if (isExternal(url)) return sitePageProblem(url, site, siteOrigin);
  if (/^(mailto|tel):/i.test(url)) return undefined;
  if (/^[a-z][\w+.-]*:/i.test(url))
    return {
      message: `\`${url}\` is not an address that a reader can open.`,
      hint: 'Write an address that begins with `https://`, `mailto:`, or `/`.',
    };
  if (url.startsWith('//'))
    return { message: `\`${url}\` has no protocol.`, hint: `Write \`https:${url}\`.` };
  if (HOST.test(url)) return { message: `\`${url}\` has no protocol.`, hint: `Write \`https://${url}\`.` };
  if (/^[^/?#@]+@[^/?#@]+$/.test(url))
    return { message: `\`${url}\` has no protocol.`, hint: `Write \`mailto:${url}\`.` };
  const target = resolved(url, page, site);
  return {
    message: `\`${url}\` is a relative link.`,
    hint: `Links begin at the root of the site${site.has(splitAddress(target).path) ? `: write \`${target}\`` : ''}.`,
  };
};

/** The beginning of an address of another site: `www.example.com/`. The names of pages have other endings. */
const HOST = /^(?:[\w-]+\.)+(?!mdx?\b|html?\b)[a-z]{2,}(?:[/?#]|$)/i;

/** The origin of an address below /docs, and its host. */
const DOCS_ORIGIN = /^https?:\/\/(?:www\.)?([^/?#]+)(?=\/docs(?:[/?#]|$))/i;

/** Matches addresses that are not pages: files, answers to programs, and pages without a source. */
const OTHER_ADDRESS = /\.\w+$|^\/(?:api|whats-new|search)(?:\/|$)/;

/** The problem in a link to a page of this site, or of `npm start`, by its full address. */
const sitePageProblem = (url: string, site: SitePages, siteOrigin: string): ProblemText | undefined => {
  const [origin = '', host = ''] = DOCS_ORIGIN.exec(url) ?? [];
  const siteHost = siteOrigin.replace(/^https?:\/\/(?:www\.)?/, '');
  const isOnSite = host.toLowerCase() === siteHost;
  if (!isOnSite && !/^localhost(?::\d+)?$/i.test(host)) return undefined;
  const address = url.slice(origin.length);
  const { path, hash } = splitAddress(address);
  const plain = plainPath(path);
  if (path.endsWith('.md')) return undefined;
  // A server on the reader's machine may also have addresses below /docs.
  if (!site.has(plain))
    return isOnSite && !OTHER_ADDRESS.test(plain)
      ? site.problemOf(plain + address.slice(path.length))
      : undefined;
  return {
    message: `\`${url}\` is a page of this site.`,
    hint: `Write \`${site.suggested(plain, hash)}\`.`,
  };
};

/** The address that the author probably meant, relative to the page's folder or to its own address. */
const resolved = (url: string, page: PageFacts, site: SitePages): string => {
  const { path, hash } = splitAddress(url);
  const bases = [posix.dirname(page.path), page.path];
  const targets = bases.map((base) => plainPath(posix.join(base, path)));
  return site.suggested(targets.find((target) => site.has(target)) ?? targets[0] ?? '/', hash);
};

/** With fewer links, readers find a page only in its menu, or find no way onward from it. */
const LEAST_PAGES = 2;

/**
 * Reports every page that links to fewer than two other pages, and every page that fewer than two link to. Menus do not count.
 * Problems that may follow from an unreadable page or library are not reported.
 */
export const checkLinkedPages = ({ facts, symbols, rules: { isLinked } }: Site): Problem[] => {
  if (!isLinked) return [];
  const outOf = new Map(facts.map((page) => [page.path as string, pagesLinkedBy(page)])); // any path is looked up
  const into = new Map<string, number>();
  for (const linked of [...outOf.values()].flatMap((paths) => [...paths]))
    into.set(linked, (into.get(linked) ?? 0) + 1);
  const isRead = (page: PageFacts) =>
    page.anchors !== undefined &&
    !REFERENCES.some((name) => name in page.symbols && symbols.unread.has(name));
  const areAllRead = facts.every(isRead);
  return facts.filter(isRead).flatMap(({ path, sourceFile }) => {
    const location = { file: sourceFile, line: 1, column: 1 };
    const leaving = outOf.get(path)?.size ?? 0;
    const leading = areAllRead ? (into.get(path) ?? 0) : LEAST_PAGES;
    const problems: Problem[] = [];
    if (leaving < LEAST_PAGES)
      problems.push({
        ...location,
        message: `The text of this page links to ${otherPages(leaving)}.`,
        hint: `Link to at least ${LEAST_PAGES} pages that readers need next.`,
      });
    if (leading < LEAST_PAGES)
      problems.push({
        ...location,
        message: `This page has links from the text of ${otherPages(leading)}.`,
        hint: `Link to \`${path}\` on at least ${LEAST_PAGES} pages whose readers need it.`,
      });
    return problems;
  });
};

const otherPages = (count: number): string => (count === 1 ? '1 other page' : `${count} other pages`);

const pagesLinkedBy = ({ path, links }: PageFacts): Set<string> =>
  new Set(
    links
      .filter(({ url }) => isInternal(url))
      .map(({ url }) => splitAddress(url).path)
      .filter((linked) => linked !== path),
  );
