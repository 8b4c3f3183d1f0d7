import { assetHref, DOCS_PREFIX } from '#content/site.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { Platform } from '#scripts/publish/platform.ts';
import { etagStart } from '#worker/caching/page-etag.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { ASSET_PREFIX, type VersionRecord } from './release-record.ts';

/** Requests one thing and resolves to what is wrong, or to `undefined`. */
export type Check = () => Promise<string | undefined>;

/** The first check has a short deadline, so a site that hangs is noticed soon. */
const RELEASE_DEADLINE_MS = 5_000;
const DEADLINE_MS = 15_000;

/** Asks which release the Worker has. */
export const releaseCheck =
  ({ release }: VersionRecord, origin: string, ask: Platform['ask']): Check =>
  async () => {
    const answer = await answerOf(`${origin}${DOCS_PREFIX}/api/release`, ask, {}, RELEASE_DEADLINE_MS);
    if (typeof answer === 'string') return answer;
    const found = await answer.json().then(
      (body: { release?: unknown }) => body.release,
      () => undefined,
    );
    return found === release
      ? undefined
      : `the Worker has release ${found ?? '(none)'} instead of ${release}`;
  };

/** Asks for all pages of a release, their Markdown, and its assets. */
export const answerChecks = (record: VersionRecord, origin: string, ask: Platform['ask']): Check[] => {
  const page = (path: string, accept: string, hash: string): Check => {
    const address = pageHref(path as PagePath); // the build wrote the record's paths
    return async () => {
      const answer = await answerOf(`${origin}${address}`, ask, { Accept: accept });
      if (typeof answer === 'string') return answer;
      await answer.body?.cancel();
      // The tag names the page's data and the release, so an older answer is not taken for this one. A zone that changes
      // HTML in transit removes the tag.
      const tag = answer.headers.get('ETag');
      return tag === null || tag.includes(`${etagStart(hash, record.release)}-`)
        ? undefined
        : `${address} (${accept}) has the tag ${tag}`;
    };
  };
  const asset = (file: string, key: string): Check => {
    const address = assetHref(file);
    return async () => {
      const answer = await answerOf(`${origin}${address}`, ask);
      if (typeof answer === 'string') return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return `${ASSET_PREFIX}${sha256(bytes)}` === key ? undefined : `${address} has other bytes`;
    };
  };
  return [
    ...Object.entries(record.pages).flatMap(([path, { hash, markdown }]) => [
      page(path, 'text/html', hash),
      page(path, 'text/markdown', markdown),
    ]),
    ...Object.entries(record.assets).map(([file, key]) => asset(file, key)),
  ];
};

/** The answer if its status is 200. Otherwise, what happened. */
const answerOf = async (
  url: string,
  ask: Platform['ask'],
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
