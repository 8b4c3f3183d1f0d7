import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapLimited } from '#worker/model/promises.ts';
import { type Ask, forward, listen, parsePort } from './dev/listen.ts';
import { migrateLocally, openLocalStore } from './processes/local-store.ts';
import { WRANGLER_ENVIRONMENT } from './processes/run-wrangler.ts';
import { temporaryFolder } from './processes/temporary-folder.ts';
import { endWithParent } from './processes/tied-process.ts';
import { projectRoot } from './project/project-root.ts';
import { CONFIG_FILE } from './project/read-project-config.ts';
import { bundleFiles, readRelease } from './publish/release-bundle.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';

const BUILD = join(projectRoot, '.build');
const WRITES_AT_ONCE = 50;

/** Serves the built release unchanged under `wrangler dev`, without watching files. Browser tests use it. */
await runForOperator('tsx scripts/serve.ts [--port 8790]', async () => {
  const { values } = parseArguments({ options: { port: { type: 'string', default: '8790' } } });
  const port = parsePort(values.port);
  endWithParent();
  const stateFolder = await temporaryFolder();
  const store = await openLocalStore(stateFolder);
  await readRelease(BUILD);
  await mapLimited(await bundleFiles(BUILD), WRITES_AT_ONCE, async ({ key, file }) =>
    store.pages.put(key, await readFile(file, 'utf8')),
  );
  await migrateLocally(store);
  await store.close();
  Object.assign(process.env, WRANGLER_ENVIRONMENT);
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: CONFIG_FILE,
    dev: {
      persist: stateFolder,
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      watch: false,
      logLevel: 'warn',
    },
  });
  await worker.ready;
  const ask = worker.fetch as unknown as Ask; // undici declares the same classes
  // On a slow machine, KV may answer too late, so the site answers 503. Such a request is repeated.
  await listen(port, (request) => forward(request, ask, ({ status }) => status >= 500));
});
// Anything that started before a failure would keep the process alive.
if (process.exitCode) process.exit();
