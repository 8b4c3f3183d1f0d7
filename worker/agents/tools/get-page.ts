import type { SdkSlug } from '#content/sdks.ts';
import type { AgentSite } from '#worker/agents/agent-site.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';
import { readMarkdown } from '#worker/page/page-store.ts';
import { type ResolvedPage, resolvePath } from '#worker/page/resolve-path.ts';
import { type Extent, NothingFound, SHARED, type Tool, withinExtent } from './tool.ts';

interface PageValues extends Extent {
  address: string;
  sdk?: SdkSlug;
}

const run = async ({ address, sdk, ...extent }: PageValues, site: AgentSite): Promise<string> => {
  const page = pageAt(address, site);
  if (!page) throw new NothingFound(`There is no page at ${address}. list_pages names all pages.`);
  const stored = await readMarkdown(site.store, page.entry.markdown);
  return withinExtent(markdownPage(stored, { place: page, sdk }, site), extent);
};

/** Finds a page by its address, in any form in which agents meet one: whole, with or without `/docs`, or with `.md`. */
const pageAt = (address: string, { release, settings }: AgentSite): ResolvedPage | undefined => {
  const url = URL.parse(
    address.trim().replace(/^docs(?=\/|\.md$|$)/, '/docs'),
    `${settings.siteOrigin}/docs/`,
  );
  const resolved = url && resolvePath(url, release);
  return resolved && resolved.kind !== 'unknown' ? resolved.page : undefined;
};

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
