import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CompiledSite } from '#scripts/build/build-site.ts';
import { writeWorkersOg } from '#scripts/build/write-workers-og.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { SearchPart } from '#worker/release/types.ts';
import type { BuildAnswer, BuildRequest, Built } from './builder.ts';
import { keepModulesFresh } from './fresh-modules.ts';
import { createStepMemory } from './step-memory.ts';
import { bundleWorker } from './worker-code.ts';

// The child process of builder.ts. For each request it builds with the current modules and sends back the release, or the
// problems. Building the search takes as long as the rest of a small change. It waits until the author pauses, and the former
// search answers until then.
const modules = keepModulesFresh(projectRoot);
const { once, forget } = createStepMemory();

type Send = (built: Built) => void;

/** What readers search, and the site that it was built from. */
interface BuiltSearch {
  site: CompiledSite;
  parts: SearchPart[];
}

let search: BuiltSearch | undefined;

/** The page is loaded again before the search takes the processor. */
const PAUSE_MS = 500;

const steps = () => import('./build-steps.ts');

const buildSearch = async (site: CompiledSite): Promise<BuiltSearch> => {
  const { searchOf } = await steps();
  return { site, parts: await searchOf(site, once) };
};

const sendRelease = async (site: CompiledSite, parts: SearchPart[], send: Send): Promise<void> => {
  const { releaseOf } = await steps();
  const [release, withRelease] = await Promise.all([releaseOf(site, parts), once(bundleWorker, {})]);
  send({ release: release.id, code: withRelease(release) });
};

/** Resolves to the site if its pages have no problems. */
const build = async (send: Send): Promise<CompiledSite | undefined> => {
  const { compile } = await steps();
  // The Worker's bundle contains it, and does not wait for the pages.
  await once(writeWorkersOg, projectRoot);
  const [site] = await Promise.all([compile(once), once(bundleWorker, {})]);
  const { problems } = site.content;
  if (problems.length > 0) return void send({ problems: formatProblems(problems) });
  search ??= await buildSearch(site);
  await sendRelease(site, search.parts, send);
  return site;
};

/** Builds the search of changed pages once the author pauses. */
const followWithSearch = async (site: CompiledSite, send: Send, signal: AbortSignal): Promise<void> => {
  if (site.content === search?.site.content) return;
  await pause(PAUSE_MS, undefined, { signal });
  const built = await buildSearch(site);
  if (signal.aborted) return;
  const isNew = !isDeepStrictEqual(built.parts, search?.parts);
  search = built;
  if (isNew) await sendRelease(site, built.parts, send);
};

const answer = async ({ id, changed }: BuildRequest, signal: AbortSignal): Promise<void> => {
  const send: Send = (built) => void process.send?.({ id, built } satisfies BuildAnswer);
  const isFirst = search === undefined;
  try {
    modules.forget(changed);
    forget(changed);
    const site = await build(send);
    if (!site) return;
    if (!isFirst) return await followWithSearch(site, send, signal);
    const { warmUp } = await import('./warm-up.ts');
    await warmUp(() => !signal.aborted);
  } catch (error) {
    // The next request ends the pause.
    if (!signal.aborted) send({ problems: error instanceof Error ? error.message : String(error) });
  }
};

let running = Promise.resolve();
let newest = new AbortController();

process.on('message', (request: BuildRequest) => {
  newest.abort();
  newest = new AbortController();
  const { signal } = newest;
  running = running.then(() => answer(request, signal));
});
