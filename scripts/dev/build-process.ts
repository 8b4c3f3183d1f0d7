import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CompiledSite } from '#scripts/build/build-site.ts';
import type { MadeFromCode } from '#scripts/build/kept-code.ts';
import { writeWorkersOg } from '#scripts/build/write-workers-og.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { SearchPart } from '#worker/release/types.ts';
import type { BuildAnswer, BuildRequest, Built } from './builder.ts';
import { keepModulesFresh } from './fresh-modules.ts';
import { bundleWorker } from './worker-code.ts';

// The child process of builder.ts. For each request it builds with the current modules and sends back the release, or the
// problems. Building the search takes as long as the rest of a small change. It waits until the author pauses, and the former
// search answers until then.
const modules = keepModulesFresh(projectRoot);

/** What earlier builds made. A part is missing if its sources have changed since. */
interface Made extends Partial<MadeFromCode> {
  worker?: (release: unknown) => string;
}

let made: Made = {};
let search: SearchPart[] | undefined;

/** The page is loaded again before the search takes the processor. */
const PAUSE_MS = 500;

/** Pages and symbols are no part of the Worker, the client, or the style sheets. */
const isContent = (file: string): boolean => /\.(?:mdx|ya?ml)$/.test(file);
/** Style sheets are no part of the Worker and of the pipeline. */
const isStyle = (file: string): boolean => file.endsWith('.css');

const stillMade = (changed: readonly string[]): Made => {
  if (changed.every(isContent)) return made;
  const { code: _, ...others } = made;
  return changed.every((file) => isContent(file) || isStyle(file)) ? others : {};
};

const steps = () => import('./build-steps.ts');

const compile = async (): Promise<CompiledSite> => {
  const { compile } = await steps();
  // The Worker's bundle contains it, and does not wait for the build.
  if (!made.worker) await writeWorkersOg(projectRoot);
  const [site, worker] = await Promise.all([compile(made), made.worker ?? bundleWorker()]);
  made = { code: site.code, pipeline: site.content.pipeline, searchCode: site.searchCode, worker };
  return site;
};

const released = async (site: CompiledSite, parts: SearchPart[]): Promise<Built> => {
  const { releaseOf } = await steps();
  const release = await releaseOf(site, parts);
  return { release: release.id, code: made.worker?.(release) ?? '' };
};

/** Resolves to the site if its pages have no problems. */
const build = async (send: (built: Built) => void): Promise<CompiledSite | undefined> => {
  const site = await compile();
  const { problems } = site.content;
  if (problems.length > 0) return void send({ problems: formatProblems(problems) });
  search ??= await (await steps()).searchOf(site);
  send(await released(site, search));
  return site;
};

const followWithSearch = async (
  site: CompiledSite,
  send: (built: Built) => void,
  signal: AbortSignal,
): Promise<void> => {
  await pause(PAUSE_MS, undefined, { signal });
  const parts = await (await steps()).searchOf(site);
  if (signal.aborted || isDeepStrictEqual(parts, search)) return;
  search = parts;
  send(await released(site, parts));
};

const answer = async ({ id, changed }: BuildRequest, signal: AbortSignal): Promise<void> => {
  const send = (built: Built) => void process.send?.({ id, built } satisfies BuildAnswer);
  const isFirst = search === undefined;
  try {
    modules.forget(changed);
    made = stillMade(changed);
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
