import { posix } from 'node:path';
import { isExternal, isInternal } from '#scripts/content/addresses/docs-href.ts';
import { plainPath } from '#scripts/content/addresses/plain-path.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Mistake, Problem } from '#scripts/content/problems/problem.ts';
import type { SitePages } from './site-pages.ts';

/** Reports every link that leads neither to a page, nor to an existing anchor, nor to an absolute address elsewhere. */
export const checkLinks = (pages: readonly PageFacts[], site: SitePages, siteOrigin: string): Problem[] =>
  pages.flatMap((page) =>
    page.links.flatMap(({ url, line, column, file = page.sourceFile }) => {
      const problem = linkProblem(url, page, { site, siteOrigin });
      return problem ? [{ file, line, column, ...problem }] : [];
    }),
  );

/** The number of links to pages and anchors of the site. */
export const countLinks = (pages: readonly PageFacts[]): number =>
  pages.flatMap(({ links }) => links).filter(({ url }) => url.startsWith('#') || isInternal(url)).length;

const linkProblem = (
  url: string,
  page: PageFacts,
  { site, siteOrigin }: { site: SitePages; siteOrigin: string },
): Mistake | undefined => {
  if (url === '') return { message: 'The link has no address.', cure: 'Write `[text](/page)`.' };
  if (url.endsWith('#') || url === 'mailto:')
    return { message: `\`${url}\` leads nowhere.`, cure: 'Write the whole address, or remove the link.' };
  if (url.startsWith('#')) return site.problemOf(`${page.path}${url}`);
  if (isInternal(url)) return site.problemOf(url);
  if (isExternal(url)) return ownPageProblem(url, site, siteOrigin);
  if (/^(mailto|tel):/i.test(url)) return undefined;
  if (/^[a-z][\w+.-]*:/i.test(url))
    return {
      message: `\`${url}\` is not an address that a reader can open.`,
      cure: 'Write an address that begins with `https://`, `mailto:`, or `/`.',
    };
  if (url.startsWith('//'))
    return { message: `\`${url}\` has no protocol.`, cure: `Write \`https:${url}\`.` };
  if (HOST.test(url)) return { message: `\`${url}\` has no protocol.`, cure: `Write \`https://${url}\`.` };
  if (/^[^/?#@]+@[^/?#@]+$/.test(url))
    return { message: `\`${url}\` has no protocol.`, cure: `Write \`mailto:${url}\`.` };
  const target = resolved(url, page, site);
  return {
    message: `\`${url}\` is a relative link.`,
    cure: `Links begin at the root of the site: write \`${target}\`.`,
  };
};

/** The beginning of an address of another site: `www.example.com/`. The names of pages have other endings. */
const HOST = /^(?:[\w-]+\.)+(?!mdx?\b|html?\b)[a-z]{2,}(?:[/?#]|$)/i;

/** The origin of an address below /docs, and its host. */
const DOCS_ORIGIN = /^https?:\/\/(?:www\.)?([^/?#]+)(?=\/docs(?:[/?#]|$))/i;

/** Matches addresses that are not pages: files, answers to programs, and pages without a source. */
const OTHER_ADDRESS = /\.\w+$|^\/(?:api|whats-new|search)(?:\/|$)/;

/** The mistake in a link to a page of this site, or of `npm start`, by its full address. */
const ownPageProblem = (url: string, site: SitePages, siteOrigin: string): Mistake | undefined => {
  const [origin = '', host = ''] = DOCS_ORIGIN.exec(url) ?? [];
  const ownHost = siteOrigin.replace(/^https?:\/\/(?:www\.)?/, '');
  const isOwn = host.toLowerCase() === ownHost;
  if (!isOwn && !/^localhost(?::\d+)?$/i.test(host)) return undefined;
  const address = url.slice(origin.length);
  const { path } = splitAddress(address);
  const plain = plainPath(path);
  if (path.endsWith('.md')) return undefined;
  // A server on the reader's machine may also have addresses below /docs.
  if (!site.has(plain))
    return isOwn && !OTHER_ADDRESS.test(plain)
      ? site.problemOf(plain + address.slice(path.length))
      : undefined;
  return {
    message: `\`${url}\` is a page of this site.`,
    cure: `Write \`${plain}${address.slice(path.length)}\`.`,
  };
};

/** The address that the author probably meant, relative to the page's folder or to its own address. */
const resolved = (url: string, page: PageFacts, site: SitePages): string => {
  const { path } = splitAddress(url);
  const rest = url.slice(path.length);
  const bases = [posix.dirname(page.path), page.path];
  const targets = bases.map((base) => plainPath(posix.join(base, path)));
  return `${targets.find((target) => site.has(target)) ?? targets[0] ?? '/'}${rest}`;
};
