import { setTimeout as pause } from 'node:timers/promises';
import { assetHref, DOCS_PREFIX } from '#content/site.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { Platform } from '#scripts/publish/platform.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { mapLimited } from '#worker/requests/map-limited.ts';
import { SPREAD_PAUSES_MS } from './put-verified.ts';
import { ASSET_PREFIX, type VersionRecord } from './release-record.ts';

interface Proof {
  ask: Platform['ask'];
  /** The origin at which the release should answer. */
  origin: string;
  progress: (line: string) => void;
  pausesMs?: readonly number[] | undefined;
}

/** Asks for one thing and resolves to what is wrong, or to `undefined`. */
type Check = () => Promise<string | undefined>;

/** The first question is short, so a site that hangs is noticed soon. */
const RELEASE_DEADLINE_MS = 5_000;
const DEADLINE_MS = 15_000;
const AT_ONCE = 8;

/**
 * Asks the Worker at `origin` for its release, and then for all of its pages, their Markdown, and its assets. What is wrong
 * is asked again for as long as the platform may take to spread changes. Resolves to what is still wrong then.
 */
export const faultsOf = async (
  record: VersionRecord,
  { ask, origin, progress, pausesMs = SPREAD_PAUSES_MS }: Proof,
): Promise<string | undefined> => {
  const release = releaseCheck(record, origin, ask);
  let open: readonly Check[] = answerChecks(record, origin, ask);
  let fault: string | undefined;
  for (const [attempt, pauseMs] of [0, ...pausesMs].entries()) {
    if (attempt > 0) progress(`${origin}: ${fault}; asked again in ${pauseMs / 1000} s`);
    await pause(pauseMs);
    fault = await release();
    if (fault) continue; // another release answers, so its pages prove nothing
    const faults = await failing(open);
    open = faults.map(({ check }) => check);
    if (open.length === 0) return undefined;
    fault = `${faults[0]?.fault}${open.length > 1 ? `, and ${open.length - 1} more` : ''}`;
  }
  return fault;
};

const releaseCheck =
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

const answerChecks = (record: VersionRecord, origin: string, ask: Platform['ask']): Check[] => {
  const page = (path: string, accept: string, hash: string): Check => {
    const address = pageHref(path as PagePath); // the build wrote the record's paths
    return async () => {
      const answer = await answerOf(`${origin}${address}`, ask, { Accept: accept });
      if (typeof answer === 'string') return answer;
      await answer.body?.cancel();
      // The tag names the page's data and the release, so an older answer is not taken for this one. A zone that changes
      // HTML on its way removes the tag.
      const tag = answer.headers.get('ETag');
      return tag === null || tag.includes(`"${hash.slice(0, 16)}-${record.release}-`)
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

const failing = async (checks: readonly Check[]) => {
  const checked = await mapLimited(checks, AT_ONCE, async (check) => ({ check, fault: await check() }));
  return checked.filter(({ fault }) => fault !== undefined);
};
