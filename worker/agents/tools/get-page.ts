import type { SdkSlug } from '#content/sdks.ts';
import type { AgentSite } from '#worker/agents/agent-site.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';
import { NEWS_PAGE } from '#worker/page/news-page.ts';
import { readMarkdown } from '#worker/page/page-store.ts';
import { resolvePath } from '#worker/page/resolve-path.ts';
import { type Extent, NothingFound, SHARED, type Tool, withinExtent } from './tool.ts';

interface PageValues extends Extent {
  address: string;
  sdk?: SdkSlug;
}

const run = async ({ address, sdk, ...extent }: PageValues, site: AgentSite): Promise<string> => {
  const url = addressOf(address, site);
  if (url && NEWS.test(url.pathname)) return withinExtent(site.news(), extent);
  const resolved = url && resolvePath(url, site.release);
  if (!resolved || resolved.kind === 'unknown')
    throw new NothingFound(`There is no page at ${address}. list_pages names all pages.`);
  const { page } = resolved;
  const stored = await readMarkdown(site.store, page.entry.markdown);
  return withinExtent(markdownPage(stored, { place: page, sdk }, site), extent);
};

const NEWS = new RegExp(`^(?:/docs)?${NEWS_PAGE.path}(?:\\.md)?$`);

/** Parses an address in any form in which agents meet one: whole, with or without `/docs`, or with `.md`. */
const addressOf = (address: string, { settings }: AgentSite): URL | null =>
  URL.parse(address.trim().replace(/^docs(?=\/|\.md$|$)/, '/docs'), `${settings.siteOrigin}/docs/`);

export const getPage: Tool = {
  name: 'get_page',
  title: 'Read a page',
  description:
    'Reads a page of the documentation as Markdown. With sdk, it has the samples of one library only, which is shorter.',
  inputSchema: {
    type: 'object',
    properties: {
      address: {
        type: 'string',
        minLength: 1,
        maxLength: 1024,
        description: 'The address or the path of the page, such as /docs/storage.',
      },
      sdk: SHARED.sdk,
      start: SHARED.start,
      max_characters: SHARED.max_characters,
    },
    required: ['address'],
    additionalProperties: false,
  },
  run,
};
