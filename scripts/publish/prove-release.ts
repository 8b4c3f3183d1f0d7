import { assetHref, DOCS_PREFIX } from '#content/site.ts';
import { etagStart } from '#worker/http/cache-key.ts';
import { type PagePath, pageHref } from '#worker/model/page-path.ts';
import { mapLimited } from '#worker/model/promises.ts';
import type { Platform } from './cloudflare-platform.ts';
import { assetKey, type ReleaseRecord } from './release-bundle.ts';
import { failureOf, type Run, waitUntilRight } from './run.ts';

/** Requests one thing. Rejects with what is wrong. */
type Check = () => Promise<void>;
type Ask = Platform['ask'];

const AT_ONCE = 8;
const DEADLINE_MS = 10_000;

/**
 * Asks the Worker at `origin` for its release, and then for all of its pages, their Markdown, and its assets. Resolves to what
 * is still wrong after as long as the platform may take to spread changes.
 */
export const faultsOf = (record: ReleaseRecord, origin: string, run: Run): Promise<string | undefined> => {
  const { ask } = run.platform;
  const progress: Run['progress'] = (line, mark) => run.progress(`${origin}: ${line}`, mark);
  let open: readonly Check[] = answerChecks(record, origin, ask);
  return waitUntilRight(
    async () => {
      const other = await otherRelease(record.release, origin, ask);
      if (other) return other; // another release answers, so its pages prove nothing
      const results = await mapLimited(
        open,
        AT_ONCE,
        async (check) => [check, await failureOf(check())] as const,
      );
      const failed = results.filter(([, fault]) => fault !== undefined);
      open = failed.map(([check]) => check);
      return failed[0] && `${failed[0][1]}${failed.length > 1 ? `, and ${failed.length - 1} more` : ''}`;
    },
    { ...run, progress },
  );
};

/** Asks which release the Worker has. Resolves to what is wrong if it is not this one. */
export const otherRelease = (release: string, origin: string, ask: Ask): Promise<string | undefined> => {
  const check: Check = async () => {
    const answer = await successOf(`${origin}${DOCS_PREFIX}/api/release`, ask);
    const { release: found = '(none)' } = (await answer.json().catch(() => ({}))) as { release?: unknown };
    if (found !== release) throw new Error(`the Worker has release ${found} instead of ${release}`);
  };
  return failureOf(check());
};

const answerChecks = ({ release, pages, assets }: ReleaseRecord, origin: string, ask: Ask): Check[] => [
  ...Object.entries(pages).flatMap(([path, { hash, markdown }]) => {
    const address = pageHref(path as PagePath); // the build wrote the record's paths
    const check = (accept: string, bytes: string) => async () => {
      const answer = await successOf(origin + address, ask, { Accept: accept });
      await answer.body?.cancel();
      // The tag names the page's data and the release, so an older answer is not taken for this one. A zone that changes
      // HTML in transit removes the tag.
      const tag = answer.headers.get('ETag');
      if (tag !== null && !tag.includes(`${etagStart(bytes, release)}-`))
        throw new Error(`${address} (${accept}) has the tag ${tag}`);
    };
    return [check('text/html', hash), check('text/markdown', markdown)];
  }),
  ...Object.entries(assets).map(([file, key]) => async () => {
    const address = assetHref(file);
    const answer = await successOf(origin + address, ask);
    if (assetKey(new Uint8Array(await answer.arrayBuffer())) !== key)
      throw new Error(`${address} has other bytes`);
  }),
];

/** The answer if its status is 200. Otherwise, rejects with what happened. */
const successOf = async (url: string, ask: Ask, headers = {}): Promise<Response> => {
  const { pathname } = new URL(url);
  const asking = ask(url, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
  const answer = await asking.catch(({ message }: Error) => {
    throw new Error(`${pathname} does not answer (${message})`);
  });
  if (answer.status === 200) return answer;
  await answer.body?.cancel();
  throw new Error(`${pathname} answers ${answer.status}`);
};
