import { tryDecode } from 'hono/utils/url';
import { hitHref } from '#client/contracts/search.ts';
import type { SdkSlug } from '#content/sdks.ts';
import { listTexts } from '#worker/lost/near-pages.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { type ResolvedPage, resolvePath } from '#worker/model/resolve-path.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { markdownPage, markdownSection } from '#worker/page/markdown-page.ts';
import { readMarkdown } from '#worker/page/page-store.ts';
import { sectionsOfPage, tableOfContents, wholeSection } from './page-sections.ts';
import {
  type AgentSite,
  CHARACTERS,
  type CitedText,
  citedAnswer,
  citedText,
  EXTENT,
  type Extent,
  jsonAnswer,
  NothingFound,
  SHARED,
  tool,
  withinExtent,
} from './tool.ts';

interface Wanted extends Extent {
  address: string;
  section?: string;
  sdk?: SdkSlug;
}

/** Reads a page, or a section of it. */
const readDocument = async (
  { address, section: named, sdk, ...extent }: Wanted,
  site: AgentSite,
): Promise<CitedText> => {
  const url = addressOf(address, site);
  if (url && NEWS.test(url.pathname))
    return citedText(pageHref(NEWS_PAGE.path), NEWS_PAGE.title, withinExtent(site.news(), extent), site);
  const { page, location } = pageAt(address, site);
  const { title } = page.entry;
  const href = pageHref(page.path);
  const linked = tryDecode(url?.hash.slice(1) ?? '', decodeURIComponent) || location.split('#')[1];
  const anchor = named?.replace(/^.*#/, '') || linked;
  if (!anchor) return citedText(href, title, await pageText(page, sdk, extent, site), site);
  const sections = await sectionsOfPage(page, sdk, site);
  const section = wholeSection(sections, anchor);
  if (!section)
    throw new NothingFound(
      `${href} has no section #${anchor}. Its sections are:\n\n${tableOfContents(sections)}`,
    );
  const id = hitHref(`${href}#${section.anchor}`);
  const text = withinExtent(markdownSection(page, { title, href: id, text: section.text }, site), extent);
  return citedText(id, `${title}: ${section.title}`, text, site);
};

/** Finds the page at an address. Throws a NothingFound that names near pages. */
export const pageAt = (address: string, site: AgentSite): { page: ResolvedPage; location: string } => {
  const url = addressOf(address, site);
  const resolved = url && resolvePath(url, site.release);
  if (resolved && resolved.kind !== 'unknown')
    return { page: resolved.page, location: resolved.kind === 'redirect' ? resolved.location : '' };
  throw new NothingFound(
    [
      `There is no page at ${address}. list_pages names all pages.`,
      ...listTexts(site.nearPages(resolved?.path), site.settings.siteOrigin),
    ].join('\n\n'),
  );
};

const NEWS = new RegExp(`^(?:/docs)?${NEWS_PAGE.path}(?:\\.md)?$`);

/** Parses an address in any form in which agents meet one: whole, with or without `/docs`, or with `.md`. */
const addressOf = (address: string, { settings }: AgentSite): URL | null =>
  URL.parse(address.trim().replace(/^docs(?=\/|\.md$|#|$)/, '/docs'), `${settings.siteOrigin}/docs/`);

/** The text of a page. The beginning of one that is cut has the list of its sections above it. */
const pageText = async (
  page: ResolvedPage,
  sdk: SdkSlug | undefined,
  extent: Extent,
  site: AgentSite,
): Promise<string> => {
  const stored = await readMarkdown(site.store, page.entry.markdown);
  const text = markdownPage(stored, { ...page, sdk }, site);
  const { start = 0, max_characters: limit = CHARACTERS.usual } = extent;
  if (start > 0 || text.length <= limit) return withinExtent(text, extent);
  const sections = await sectionsOfPage(page, sdk, site, stored);
  const [, first] = sections.sections;
  if (!first) return withinExtent(text, extent);
  const note = `[The page has ${text.length} characters, so it is cut below. To read one of its sections, add the anchor to the address: ${pageHref(page.path)}#${first.anchor}]`;
  const contents = `${note}\n\n${tableOfContents(sections, limit / 2 - note.length)}\n\n---\n\n`;
  return contents + withinExtent(text, { max_characters: limit - contents.length });
};

export const getPage = tool({
  name: 'get_page',
  title: 'Read a page or a section',
  description:
    'Reads a page of the documentation as Markdown, or one of its sections if the address has an anchor. A page that is too long begins with the list of its sections. With sdk, it has the samples of one library only, which is shorter.',
  inputs: {
    address: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description:
        'The address or the path of the page, such as /docs/storage, or of a section: /docs/storage#permissions.',
    },
    section: {
      type: 'string',
      maxLength: 200,
      description: 'The anchor of a section, such as permissions, if the address has none.',
    },
    sdk: SHARED.sdk,
    ...EXTENT,
  },
  required: ['address'],
  run: async (values, site) => citedAnswer(await readDocument(values, site)),
});

/** Connectors of chat assistants read what `search` found. */
export const connectorFetch = tool({
  name: 'fetch',
  title: 'Read a result, for connectors',
  description:
    'Reads the page or the section with an id of search. Returns its id, title, text in Markdown, and address as JSON.',
  inputs: {
    id: {
      type: 'string',
      minLength: 1,
      maxLength: 1024,
      description: 'The id, such as /docs/storage#permissions.',
    },
  },
  required: ['id'],
  run: async ({ id }, site) => {
    const document = await readDocument({ address: id, max_characters: CHARACTERS.most }, site);
    return jsonAnswer({ ...document, id });
  },
});
