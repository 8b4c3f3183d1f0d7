import type { Context } from 'hono';
import release from '#release';
import { pageList } from '#worker/agents/page-list.ts';
import { pageTexts } from '#worker/agents/page-texts.ts';
import { parseFolder } from '#worker/agents/site-folders.ts';
import { PAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { cachedAnswer } from '#worker/caching/cached-answer.ts';
import { conditional } from '#worker/caching/conditional.ts';
import { edgeCacheKey, type StorableAnswer } from '#worker/caching/edge-cache.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { settings } from '#worker/settings/settings.ts';
import { notFound } from './not-found.tsx';

const LIST = /^\/docs\/(?:(.+)\/)?(llms|llms-full)\.txt$/;

type ListName = 'llms' | 'llms-full';

/** `GET /docs/llms.txt`, `/docs/llms-full.txt`, and the same for each folder: the pages as a list, or as one text. */
export const llms = async (c: Context<{ Bindings: Env }>): Promise<Response> => {
  const [, folderText = '', nameText] = LIST.exec(c.req.path) ?? [];
  const folder = parseFolder(folderText);
  const name: ListName = nameText === 'llms' ? 'llms' : 'llms-full';
  const text = (path: PagePath) =>
    name === 'llms'
      ? pageList(path, release, settings.siteOrigin)
      : pageTexts(path, { release, settings }, c.env.PAGES);
  const answer =
    folder &&
    (await cachedAnswer(c, edgeCacheKey(name, folder), async () => textAnswer(name, await text(folder))));
  return answer
    ? conditional(c.req.raw, answer)
    : notFound(c, { path: undefined, representation: { format: 'md' } });
};

const textAnswer = (name: ListName, text: string | undefined): StorableAnswer | undefined =>
  text === undefined
    ? undefined
    : {
        body: text,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': PAGE_CACHE_CONTROL,
          ETag: `"${name}-${release.id}"`,
        },
      };
