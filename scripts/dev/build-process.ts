import { projectRoot } from '#scripts/project/project-root.ts';
import type { BuildRequest, Built } from './builder.ts';
import { keepModulesFresh } from './fresh-modules.ts';

// The child process of builder.ts. For each request it builds with the current modules and sends back the release or the
// problems.
const modules = keepModulesFresh(projectRoot);
let asked = 0;

const build = async (): Promise<Built> => {
  try {
    const { buildOnce } = await import('./build-once.ts');
    return await buildOnce();
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
process.on('disconnect', () => process.exit(0));
