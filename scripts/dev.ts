import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireFreePort } from './dev/free-port.ts';
import { startDevelopment } from './dev/start-development.ts';
import { projectRoot } from './project-root.ts';
import { readProjectConfig } from './read-project-config.ts';
import { describeFailure } from './terminal/operator.ts';

/** `npm start [-- --port 8787]`: the whole site on this machine, rebuilt and reloaded as files change. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`--port must be a number from 1 to 65535; it is ${JSON.stringify(values.port)}.`);
  process.exit(1);
}
// wrangler.toml is not watched: a wrong setting ends the command before anything has started.
await readProjectConfig(join(projectRoot, 'wrangler.toml')).catch((error: unknown) => {
  console.error(`\n${describeFailure(error)}\n`);
  process.exit(1);
});
await requireFreePort(port);
await startDevelopment(port);
