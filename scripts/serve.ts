import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forward } from './dev/forward.ts';
import { anyFreePort, requireFreePort } from './dev/free-port.ts';
import { startWrangler } from './dev/wrangler-process.ts';
import { projectRoot } from './project-root.ts';
import { publishLocally } from './publish/publish-locally.ts';
import { openLocalStore } from './wrangler/local-store.ts';
import { migrateLocally } from './wrangler/migrate-locally.ts';

/** `tsx scripts/serve.ts --port 8790`: the built release as it is, under `wrangler dev`, without watching. The tests use it. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '8790' } } });
const port = Number(values.port);
await requireFreePort(port);
/** Apart from what `npm start` keeps. */
const stateFolder = join(projectRoot, '.cache/test-state');
const store = await openLocalStore(stateFolder);
await migrateLocally(store);
await publishLocally(join(projectRoot, '.build'), store.pages);
await store.close();
const wrangler = startWrangler({ port: await anyFreePort(), stateFolder }, (code) => process.exit(code ?? 1));
createServer((incoming, outgoing) => void forward(incoming, outgoing, wrangler)).listen(port, 'localhost');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    await wrangler.stop();
    process.exit(0);
  });
}
