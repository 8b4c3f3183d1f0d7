import type { BuiltCode } from '#scripts/build/build-code.ts';
import { writeWorkersOg } from '#scripts/build/write-workers-og.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { BuildRequest, Built } from './builder.ts';
import { keepModulesFresh } from './fresh-modules.ts';
import { bundleWorker } from './worker-code.ts';

// The child process of builder.ts. For each request it builds with the current modules and sends back the release, or the
// problems.
const modules = keepModulesFresh(projectRoot);
let asked = 0;
/** What was made from the code, until the code changes. */
let made: { code: BuiltCode; worker: (release: unknown) => string } | undefined;

/** Pages and symbols are no part of the Worker, the client, or the style sheets. */
const isContent = (file: string): boolean => /\.(?:mdx|ya?ml)$/.test(file);

const build = async (): Promise<Built> => {
  try {
    const { buildOnce } = await import('./build-once.ts');
    // The Worker's bundle contains it, and does not wait for the build.
    if (!made) await writeWorkersOg(projectRoot);
    const [site, worker] = await Promise.all([buildOnce(made?.code), made?.worker ?? bundleWorker()]);
    const { release, problems, code } = site;
    made = { code, worker };
    return release ? { release: release.id, code: worker(release) } : { problems: formatProblems(problems) };
  } catch (error) {
    return { problems: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async ({ changed }: BuildRequest) => {
  asked += 1;
  const request = asked;
  modules.forget(changed);
  if (!changed.every(isContent)) made = undefined;
  process.send?.(await build());
  if (request > 1) return;
  const { warmUp } = await import('./warm-up.ts');
  await warmUp(() => request === asked);
});
