import { parsePort } from './dev/listen.ts';
import { endGroup, endWithParent, forkTied } from './processes/tied-process.ts';
import { readToml } from './project/read-project-config.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';

/** `npm start`: serves the whole site locally, and rebuilds and reloads it as files change. */
await runForOperator('npm start [-- --port 8787]', async () => {
  const { values } = parseArguments({ options: { port: { type: 'string', default: '8787' } } });
  const port = parsePort(values.port);
  readToml(); // the server waits for the repair of any other problem in it
  endWithParent();
  // The server has its own process group, which ends with this process, however it ends.
  const server = forkTied('scripts/dev/server.ts', [String(port)]);
  server.once('exit', (code, signal) => {
    endGroup(server.pid);
    console.error(`\n✗ The server ended (${signal ?? code}).\n  → Fix what its messages report: npm start\n`);
    process.exit(1);
  });
});
// Anything that started before a failure would keep the process alive.
if (process.exitCode) process.exit();
