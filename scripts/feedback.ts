import { parseCommand, USAGE } from './feedback/parse-command.ts';
import { runCommand } from './feedback/run-command.ts';
import type { SignalsDatabase } from './signals/signals-database.ts';
import { withDatabase } from './signals/with-database.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm run feedback`: reports, exports, and resolves what readers sent. */
await runForOperator(USAGE, async () => {
  const command = parseCommand(process.argv.slice(2));
  const run = (database: SignalsDatabase) => runCommand(command, database, new Date());
  process.stdout.write(await withDatabase(command.remote, run));
});
