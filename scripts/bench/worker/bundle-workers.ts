import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';

export interface BundledWorkers {
  /** The folder of the site's Worker, with all modules. */
  folder: string;
  /** The folder of the same Worker without the drawing of cards. */
  withoutCards: string;
  /** The folder of the same Worker without the tools for agents. */
  withoutTools: string;
  /** The entry of the same Worker without the memory of its isolate. */
  withoutMemory: string;
  /** The entry of the site's Worker. */
  page: string;
  /** The file of the same Worker without rendering. */
  same: string;
}

/** Bundles the Workers as a deploy does, with the release of `siteFolder`. */
export const bundleWorkers = async (siteFolder: string, outFolder: string): Promise<BundledWorkers> => {
  const release = `#release:${join(siteFolder, 'release.json')}`;
  const site = ['--alias', release, '--assets', join(siteFolder, 'public')];
  for (const entry of ['worker/index.ts', 'scripts/bench/worker/same-worker.ts']) {
    await runWrangler(['deploy', entry, '--dry-run', '--outdir', outFolder, ...site]);
  }
  const without = async (module: string, standIn: string): Promise<string> => {
    const folder = join(outFolder, standIn);
    const alias = `${module}:${join(projectRoot, 'scripts/bench/worker', `${standIn}.ts`)}`;
    await runWrangler(['deploy', '--dry-run', '--outdir', folder, ...site, '--alias', alias]);
    return folder;
  };
  return {
    folder: outFolder,
    withoutCards: await without('#worker/social-image/draw-card.ts', 'no-cards'),
    withoutTools: await without('#worker/agents/mcp-server.ts', 'no-tools'),
    withoutMemory: join(await without('#worker/caching/cached-body.ts', 'edge-cached-body'), 'index.js'),
    page: join(outFolder, 'index.js'),
    same: join(outFolder, 'same-worker.js'),
  };
};
