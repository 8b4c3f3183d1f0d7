import release from '#release';
import { pageList, pageTexts, parseFolder } from '#worker/agents/page-list.ts';
import { settings } from '#worker/environment.ts';
import { conditional, PAGE_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { cachedBody, edgeCacheKey } from '#worker/http/edge-cache.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { notFound } from './not-found.tsx';
import type { RouteContext } from './route.ts';

const LIST = /^\/docs\/(?:(.+)\/)?(llms|llms-full)\.txt$/;

/** `GET /docs/llms.txt`, `/docs/llms-full.txt`, and the same for each folder: the pages as a list, or as one text. */
export const llms = async (c: RouteContext): Promise<Response> => {
  const [, folderText = '', nameText] = LIST.exec(c.req.path) ?? [];
  const folder = parseFolder(folderText);
  const isList = nameText === 'llms';
  const body = folder && (await (isList ? listOf(c, folder) : allText(c, folder)));
  if (!body) return notFound({ path: undefined, representation: { format: 'md' } });
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': PAGE_CACHE_CONTROL,
    ETag: `"${nameText}-${release.id}"`,
  };
  return conditional(c.req.raw, new Response(body, { headers }));
};

const listOf = (c: RouteContext, folder: PagePath) =>
  cachedBody(c, edgeCacheKey('llms', folder), async () => pageList(folder, release, settings.siteOrigin));

/** The Markdown of all pages at a folder and below it. */
export const allText = (c: RouteContext, folder: PagePath) =>
  cachedBody(c, edgeCacheKey('llms-full', folder), () =>
    pageTexts(folder, { release, settings }, c.env.PAGES),
  );
