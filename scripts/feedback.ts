import { parseCommand, USAGE } from './feedback/parse-command.ts';
import { runCommand } from './feedback/run-command.ts';
import { openLocalDatabase } from './signals/local-database.ts';
import { openRemoteDatabase } from './signals/remote-database.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';

/** `npm run feedback`: reports, exports and resolves what readers sent. */
await runForOperator(USAGE, async () => {
  const words = process.argv.slice(2);
  const command = parseCommand(words);
  if (!command) throw new OperatorError(`'${words.join(' ')}' is not a command of feedback.`, USAGE);
  const database = command.remote ? openRemoteDatabase() : await openLocalDatabase();
  try {
    process.stdout.write(await runCommand(command, database, new Date()));
  } finally {
    await database.close();
  }
});
