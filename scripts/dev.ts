import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePort, requireFreePort } from './dev/free-port.ts';
import { startDevelopment } from './dev/start-development.ts';
import { projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm start`: serves the whole site locally, and rebuilds and reloads it as files change. */
await runForOperator('npm start [-- --port 8787]', async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } });
  const port = parsePort(values.port);
  // wrangler.toml is not watched, so a wrong setting stops the command before anything starts.
  await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  await requireFreePort(port);
  await startDevelopment(port);
});
// Anything that started before a failure would keep the process alive.
if (process.exitCode) process.exit();
