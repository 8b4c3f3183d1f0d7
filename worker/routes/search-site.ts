import release from '#release';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { type Assets, engineLoader } from '#worker/search/load-engine.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';

const RETRY_AFTER_S = 5;

/** The loaders of this isolate. There is one, since an isolate has one `ASSETS`. */
const loaders = new WeakMap<Assets, ReturnType<typeof engineLoader>>();

/** Searches this site. Throws 503 if a file of the index cannot be read. */
export const searchSite = async (assets: Assets, query: SearchQuery): Promise<SearchAnswer> => {
  try {
    const load = loaders.get(assets) ?? engineLoader(assets, release.assets.search);
    loaders.set(assets, load);
    const engine = await load();
    return await engine.search(query);
  } catch (error) {
    console.error('The search failed:', error);
    throw unavailable();
  }
};

const unavailable = () =>
  new RequestProblem({
    status: 503,
    title: 'Search unavailable',
    detail: 'The index cannot be read at the moment. Send the query again in a few seconds.',
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
