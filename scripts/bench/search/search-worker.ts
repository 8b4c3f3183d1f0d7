import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import type { SearchPart } from '#worker/model/release-manifest.ts';
import { engineLoader } from '#worker/search/load-engine.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';

interface Bindings {
  ASSETS: { fetch: (url: string) => Promise<Response> };
  SEARCH: readonly SearchPart[];
}

let load: (() => Promise<SearchEngine>) | undefined;

/** The engine alone, without the endpoint around it: `/?q=…` answers with the number of hits, and `/` with nothing. */
export default {
  fetch: async (request: Request, { ASSETS, SEARCH }: Bindings): Promise<Response> => {
    const text = new URL(request.url).searchParams.get('q');
    if (text === null) return new Response();
    load ??= engineLoader({ fetch: (url) => ASSETS.fetch(url) }, SEARCH);
    const { total } = await (await load()).search({
      text,
      page: 0,
      hitsPerPage: SEARCH_PAGE_HITS,
      filters: {},
    });
    return new Response(String(total));
  },
};
