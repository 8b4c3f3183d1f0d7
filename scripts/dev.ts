import { join } from 'node:path';
import { endWithParent } from './dev/end-with-parent.ts';
import { parsePort, requireFreePort } from './dev/free-port.ts';
import { requireOnlyOne } from './dev/one-at-a-time.ts';
import { startDevelopment } from './dev/start-development.ts';
import { projectRoot } from './project/project-root.ts';
import { runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

/** `npm start`: serves the whole site locally, and rebuilds and reloads it as files change. */
await runForOperator('npm start [-- --port 8787]', async () => {
  const { values } = parseArguments({ options: { port: { type: 'string', default: '8787' } } });
  const port = parsePort(values.port);
  await requireOnlyOne(join(projectRoot, '.wrangler/development.pid'));
  await requireFreePort(port);
  endWithParent();
  await startDevelopment(port);
});
// Anything that started before a failure would keep the process alive.
if (process.exitCode) process.exit();
