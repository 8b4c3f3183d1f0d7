import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#scripts/project-root.ts';

const run = promisify(execFile);

/** Bundles the Worker as a deploy would, with the release of `siteFolder`. Returns the module's file. */
export const bundleWorker = async (siteFolder: string, outFolder: string): Promise<string> => {
  const wrangler = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');
  const release = `#release:${join(siteFolder, 'release.json')}`;
  const assets = join(siteFolder, 'public');
  await run(
    process.execPath,
    [wrangler, 'deploy', '--dry-run', '--outdir', outFolder, '--alias', release, '--assets', assets],
    {
      cwd: projectRoot,
      env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  return join(outFolder, 'index.js');
};
