import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DOCS_PREFIX } from '#content/site.ts';
import type { CompiledSite, SeenSite } from '#scripts/build/site-build.ts';
import { writeWorkersOg } from '#scripts/build/write-workers-og.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { failedRecord, notParsed, RECORD_CURE } from '#scripts/terminal/code-mistake.ts';
import { describeExpected } from '#scripts/terminal/operator.ts';
import type { Release, SearchPart } from '#worker/release/release-manifest.ts';
import type { BuildAnswer, BuildRequest, Built, ChangedPages } from './builder.ts';
import { keepModulesFresh } from './fresh-modules.ts';
import { hasLostEsbuild } from './lost-esbuild.ts';
import { createStepMemory } from './step-memory.ts';
import { bundleWorker } from './worker-code.ts';

// The child process of builder.ts. For each request it builds with the current modules and sends back the release, or the
// problems. If many pages change, those that are open in a browser come first. Building the search takes as long as the rest of a
// small change. It waits until the author pauses, and the former search answers until then.
const modules = keepModulesFresh(projectRoot);
const { once, forget } = createStepMemory();

type Send = (built: Built) => void;

/** The release that readers get, and the site that its search was built from. */
interface Live {
  release: Release;
  searched: CompiledSite;
}

let live: Live | undefined;

/** The page is loaded again before the search takes the processor. */
const PAUSE_MS = 500;

const steps = () => import('./build-steps.ts');

const searchOf = async (site: CompiledSite): Promise<SearchPart[]> => (await steps()).searchOf(site);

const sendRelease = async (release: Release, pages: ChangedPages, send: Send): Promise<void> => {
  const withRelease = await once(bundleWorker, {});
  send({ release: release.id, code: withRelease(release), pages });
};

/** Compiles the site. Resolves to it and to the open pages that the author has already seen. */
const compile = async ({ open }: BuildRequest, send: Send, signal: AbortSignal) => {
  const { compile, seenRelease } = await steps();
  let seen: readonly string[] = [];
  const show = async (site: SeenSite) => {
    if (site.problems.length > 0) return send({ problems: formatProblems(site.problems) });
    if (!live) return;
    seen = open;
    await sendRelease(seenRelease(live.release, site), { only: open }, send);
  };
  const paths = () => open.map((address) => address.slice(DOCS_PREFIX.length) || '/');
  // The Worker's bundle contains it, and does not wait for the pages.
  await once(writeWorkersOg, projectRoot);
  const preview = live && { paths, show, signal };
  const [site] = await Promise.all([compile(once, preview), once(bundleWorker, {})]);
  return { site, seen };
};

/** Resolves to the site if its pages have no problems. */
const build = async (request: BuildRequest, send: Send, signal: AbortSignal) => {
  const { site, seen } = await compile(request, send, signal);
  const { problems } = site.content;
  if (problems.length > 0) return void send({ problems: formatProblems(problems) });
  const { releaseOf } = await steps();
  const search = live?.release.assets.search ?? (await searchOf(site));
  const release = await releaseOf(site, search);
  live = { release, searched: live?.searched ?? site };
  await sendRelease(release, { except: seen }, send);
  return site;
};

/** Builds the search of changed pages once the author pauses. */
const followWithSearch = async (site: CompiledSite, send: Send, signal: AbortSignal): Promise<void> => {
  if (!live || site.content === live.searched.content) return;
  await pause(PAUSE_MS, undefined, { signal });
  const search = await searchOf(site);
  if (signal.aborted) return;
  const isNew = !isDeepStrictEqual(search, live.release.assets.search);
  const { releaseOf } = await steps();
  live = { release: isNew ? await releaseOf(site, search) : live.release, searched: site };
  if (isNew) await sendRelease(live.release, { only: [] }, send);
};

const answer = async (request: BuildRequest, signal: AbortSignal): Promise<void> => {
  const { id, changed } = request;
  const send: Send = (built) => void process.send?.({ id, built } satisfies BuildAnswer);
  const isFirst = live === undefined;
  try {
    modules.forget(changed);
    forget(changed);
    const site = await build(request, send, signal);
    if (!site) return;
    if (!isFirst) return await followWithSearch(site, send, signal);
    const { warmUp } = await import('./warm-up.ts');
    await warmUp(() => !signal.aborted);
  } catch (error) {
    // The next request ends what is still going on.
    if (signal.aborted) return;
    const problems = describeExpected(error) ?? mistakeOf(error);
    if (!hasLostEsbuild(error)) return send({ problems });
    console.error(`\nesbuild has ended: ${problems}.`);
    process.exit(1); // the next change starts another process
  }
};

const mistakeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const record = failedRecord(error);
  return notParsed(error) ?? (record ? `${record}  ${error.message}\n    ${RECORD_CURE}` : error.message);
};

let running = Promise.resolve();
let newest = new AbortController();

process.on('message', (request: BuildRequest) => {
  newest.abort();
  newest = new AbortController();
  const { signal } = newest;
  running = running.then(() => answer(request, signal));
});
