import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePort, requireFreePort } from './dev/free-port.ts';
import { startDevelopment } from './dev/start-development.ts';
import { projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm start`: the whole site on this machine, rebuilt and reloaded as files change. */
await runForOperator('npm start [-- --port 8787]', async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } });
  const port = parsePort(values.port);
  // wrangler.toml is not watched: a wrong setting ends the command before anything has started.
  await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  await requireFreePort(port);
  await startDevelopment(port);
});
// Whatever had started before a failure would keep the process alive.
if (process.exitCode) process.exit();
