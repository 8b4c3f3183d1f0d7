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

const build = async (): Promise<Built> => {
  try {
    const { buildOnce } = await import('./build-once.ts');
    // The Worker's bundle contains it, and does not wait for the build.
    await writeWorkersOg(projectRoot);
    const [{ release, problems }, worker] = await Promise.all([buildOnce(), bundleWorker()]);
    return release ? { release: release.id, code: worker(release) } : { problems: formatProblems(problems) };
  } catch (error) {
    return { problems: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async ({ changed }: BuildRequest) => {
  asked += 1;
  const request = asked;
  modules.forget(changed);
  process.send?.(await build());
  if (request > 1) return;
  const { warmUp } = await import('./warm-up.ts');
  await warmUp(() => request === asked);
});
