import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { endWithParent } from './dev/end-with-parent.ts';
import { parsePort, requireFreePort } from './dev/free-port.ts';
import { listen } from './dev/listen.ts';
import { forward } from './dev/proxy/forward.ts';
import { startWrangler } from './dev/wrangler-process.ts';
import { projectRoot } from './project/project-root.ts';
import { publishLocally } from './publish/publish-locally.ts';
import { runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { removeAbandoned } from './terminal/remove-abandoned.ts';
import { openLocalStore } from './wrangler/local-store.ts';
import { migrateLocally } from './wrangler/migrate-locally.ts';

/** Each process has a state of its own here, which the next one removes: it grows with each build and each request. */
const STATES = join(projectRoot, '.cache/served');

/** Serves the built release unchanged under `wrangler dev`, without watching files. Browser tests use it. */
await runForOperator('tsx scripts/serve.ts [--port 8790]', async () => {
  const { values } = parseArguments({ options: { port: { type: 'string', default: '8790' } } });
  const port = parsePort(values.port);
  await requireFreePort(port);
  endWithParent();
  await removeAbandoned(STATES);
  const stateFolder = join(STATES, String(process.pid));
  const store = await openLocalStore(stateFolder);
  await Promise.all([publishLocally(join(projectRoot, '.build'), store.pages), migrateLocally(store)]);
  await store.close();
  const { origin } = startWrangler(['--persist-to', stateFolder]);
  // On a machine that stalls, KV is late, and the site's own answer is 503.
  const isPassing = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 500;
  await listen(port, (incoming, outgoing) => forward(incoming, outgoing, { origin, isPassing }));
  await origin();
});
// Anything that started before a failure would keep the process alive.
if (process.exitCode) process.exit();
