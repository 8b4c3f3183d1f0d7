import release from '#release';
import { pageList, pageTexts } from '#worker/agents/page-list.ts';
import { parseFolder } from '#worker/agents/site-sections.ts';
import { settings } from '#worker/environment.ts';
import { conditional, PAGE_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { cachedBody, edgeCacheKey } from '#worker/http/edge-cache.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { notFound } from './not-found.tsx';
import type { RouteContext } from './route.ts';

const LIST = /^\/docs\/(?:(.+)\/)?(llms|llms-full)\.txt$/;

type ListName = 'llms' | 'llms-full';

/** `GET /docs/llms.txt`, `/docs/llms-full.txt`, and the same for each folder: the pages as a list, or as one text. */
export const llms = async (c: RouteContext): Promise<Response> => {
  const [, folderText = '', nameText] = LIST.exec(c.req.path) ?? [];
  const folder = parseFolder(folderText);
  const name: ListName = nameText === 'llms' ? 'llms' : 'llms-full';
  const text = async (path: PagePath) =>
    name === 'llms'
      ? pageList(path, release, settings.siteOrigin)
      : pageTexts(path, { release, settings }, c.env.PAGES);
  const body = folder && (await cachedBody(c, edgeCacheKey(name, folder), () => text(folder)));
  if (!body) return notFound({ path: undefined, representation: { format: 'md' } });
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': PAGE_CACHE_CONTROL,
    ETag: `"${name}-${release.id}"`,
  };
  return conditional(c.req.raw, new Response(body, { headers }));
};
