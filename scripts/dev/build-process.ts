import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DOCS_PREFIX } from '#content/site.ts';
import type { SeenSite } from '#scripts/build/build-site.ts';
import { formatProblems } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { describeExpected, failedRecord, notParsed, RECORD_HINT } from '#scripts/terminal/operator.ts';
import type { Release } from '#worker/model/release-manifest.ts';
import type { BuildAnswer, BuildRequest, Built, ChangedPages } from './builder.ts';
import { keepModulesFresh } from './fresh-modules.ts';

// The child process of builder.ts. For each request it builds with the current modules and sends back the release, or the
// problems. If many pages change, those that are open in a browser come first. Building the search takes as long as the rest of a
// small change. It waits until the author pauses, and the former search answers until then.
const modules = keepModulesFresh(projectRoot);

/** The files below `content` that modules read as they are loaded, and these modules. */
const DATA = /^content[\\/](?:deployments[\\/])?[\w-]+\.(?:tsv|yaml)$/;
const READERS = ['scripts/content/read-yaml.ts', 'scripts/content/data-rows.ts'];

/** The release that readers get. */
let live: Release | undefined;

/** The page is loaded again before the search takes the processor. */
const PAUSE_MS = 500;

const builtOf = (release: Release, code: string, pages: ChangedPages): Built => ({
  release: { id: release.id, manifest: JSON.stringify(release), code },
  pages,
});

const build = async ({ open }: BuildRequest, send: (built: Built) => void, signal: AbortSignal) => {
  const { buildSearch, compile, releaseOf, seenRelease, warmUp } = await import('./build-steps.ts');
  let seen: readonly string[] = [];
  const show = async (site: SeenSite) => {
    if (site.problems.length > 0) return send({ problems: formatProblems(site.problems) });
    if (!live) return;
    seen = open;
    send(builtOf(seenRelease(live, site), site.code.hash, { only: open }));
  };
  const paths = () => open.map((address) => address.slice(DOCS_PREFIX.length) || '/');
  const site = await compile(live && { paths, show, signal });
  const { problems } = site.content;
  if (problems.length > 0) return send({ problems: formatProblems(problems) });
  const former = live;
  const search = former?.assets.search ?? (await buildSearch(site));
  const release = await releaseOf(site, search);
  live = release;
  send(builtOf(release, site.code.hash, { except: seen }));
  if (!former) return warmUp(signal);

  await pause(PAUSE_MS, undefined, { signal });
  const newSearch = await buildSearch(site);
  signal.throwIfAborted();
  if (isDeepStrictEqual(newSearch, search)) return;
  live = await releaseOf(site, newSearch);
  send(builtOf(live, site.code.hash, { only: [] }));
};

const answer = async (request: BuildRequest, signal: AbortSignal): Promise<void> => {
  const send = (built: Built) => void process.send?.({ id: request.id, built } satisfies BuildAnswer);
  try {
    modules.forget(
      request.changed.some((file) => DATA.test(file)) ? [...request.changed, ...READERS] : request.changed,
    );
    await build(request, send, signal);
  } catch (error) {
    // The next request ends what is still going on.
    if (signal.aborted) return;
    const problems = describeExpected(error) ?? problemsOf(error);
    // esbuild has a process of its own. Once that has ended, every later build would fail. The next change starts another process.
    if (!/The service (?:was stopped|is no longer running)/.test(problems)) return send({ problems });
    console.error(`\nesbuild has ended: ${problems}.`);
    process.exit(1);
  }
};

const problemsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const record = failedRecord(error);
  return notParsed(error) ?? (record ? `${record}  ${error.message}\n    ${RECORD_HINT}` : error.message);
};

let running = Promise.resolve();
let newest = new AbortController();

process.on('message', (request: BuildRequest) => {
  newest.abort();
  newest = new AbortController();
  const { signal } = newest;
  running = running.then(() => answer(request, signal));
});
