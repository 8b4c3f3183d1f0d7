import { setTimeout as pause } from 'node:timers/promises';
import { assetHref, DOCS_PREFIX } from '#content/site.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { etagStart } from '#worker/http/cache-key.ts';
import { type PagePath, pageHref } from '#worker/model/page-path.ts';
import { mapLimited } from '#worker/model/promises.ts';
import { type Platform, type Run, SPREAD_PAUSES_MS } from './platform.ts';
import { ASSET_PREFIX, type ReleaseRecord } from './release-bundle.ts';

/** Requests one thing and resolves to what is wrong, or to `undefined`. */
type Check = () => Promise<string | undefined>;
type Ask = Platform['ask'];

const AT_ONCE = 8;
/** The first check has a short deadline, so a site that hangs is noticed soon. */
const RELEASE_DEADLINE_MS = 5_000;
const DEADLINE_MS = 15_000;

/**
 * Asks the Worker at `origin` for its release, and then for all of its pages, their Markdown, and its assets. What is wrong
 * is requested again for as long as the platform may take to spread changes. Resolves to what is still wrong then.
 */
export const faultsOf = async (
  record: ReleaseRecord,
  origin: string,
  { platform: { ask }, progress, pausesMs = SPREAD_PAUSES_MS }: Run,
): Promise<string | undefined> => {
  let open: readonly Check[] = answerChecks(record, origin, ask);
  let fault: string | undefined;
  for (const [attempt, pauseMs] of [0, ...pausesMs].entries()) {
    if (attempt > 0) progress(`${origin}: ${fault}; trying again in ${pauseMs / 1000} s`, '…');
    await pause(pauseMs);
    fault = await otherRelease(record.release, origin, ask);
    if (fault) continue; // another release answers, so its pages prove nothing
    const checked = await mapLimited(open, AT_ONCE, async (check) => ({ check, fault: await check() }));
    const failed = checked.filter((result) => result.fault !== undefined);
    if (failed.length === 0) return undefined;
    open = failed.map(({ check }) => check);
    fault = `${failed[0]?.fault}${failed.length > 1 ? `, and ${failed.length - 1} more` : ''}`;
  }
  return fault;
};

/** Asks which release the Worker has. Resolves to what is wrong if it is not this one. */
export const otherRelease = async (release: string, origin: string, ask: Ask): ReturnType<Check> => {
  const answer = await answerOf(`${origin}${DOCS_PREFIX}/api/release`, ask, {}, RELEASE_DEADLINE_MS);
  if (typeof answer === 'string') return answer;
  const { release: found = '(none)' } = (await answer.json().catch(() => ({}))) as { release?: unknown };
  return found === release ? undefined : `the Worker has release ${found} instead of ${release}`;
};

const answerChecks = ({ release, pages, assets }: ReleaseRecord, origin: string, ask: Ask): Check[] => [
  ...Object.entries(pages).flatMap(([path, { hash, markdown }]) =>
    [['text/html', hash] as const, ['text/markdown', markdown] as const].map(
      ([accept, bytes]) =>
        async () => {
          const address = pageHref(path as PagePath); // the build wrote the record's paths
          const answer = await answerOf(`${origin}${address}`, ask, { Accept: accept });
          if (typeof answer === 'string') return answer;
          await answer.body?.cancel();
          // The tag names the page's data and the release, so an older answer is not taken for this one. A zone that changes
          // HTML in transit removes the tag.
          const tag = answer.headers.get('ETag');
          return tag === null || tag.includes(`${etagStart(bytes, release)}-`)
            ? undefined
            : `${address} (${accept}) has the tag ${tag}`;
        },
    ),
  ),
  ...Object.entries(assets).map(([file, key]) => async () => {
    const address = assetHref(file);
    const answer = await answerOf(`${origin}${address}`, ask);
    if (typeof answer === 'string') return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return `${ASSET_PREFIX}${sha256(bytes)}` === key ? undefined : `${address} has other bytes`;
  }),
];

/** The answer if its status is 200. Otherwise, what happened. */
const answerOf = async (
  url: string,
  ask: Ask,
  headers: Record<string, string> = {},
  deadlineMs = DEADLINE_MS,
): Promise<Response | string> => {
  try {
    const answer = await ask(url, { headers, signal: AbortSignal.timeout(deadlineMs) });
    if (answer.status === 200) return answer;
    await answer.body?.cancel();
    return `${new URL(url).pathname} answers ${answer.status}`;
  } catch (error) {
    return `${new URL(url).pathname} does not answer (${error instanceof Error ? error.message : error})`;
  }
};
