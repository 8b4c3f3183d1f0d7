import { openLocalDatabase } from './feedback/local-database.ts';
import { parseCommand, USAGE } from './feedback/parse-command.ts';
import { openRemoteDatabase } from './feedback/remote-database.ts';
import { runCommand } from './feedback/run-command.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm run feedback -- report | export csv|json | resolve ID [--remote]` shows and resolves what readers sent. */
await runForOperator(async () => {
  const command = parseCommand(process.argv.slice(2));
  if (!command) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const database = command.remote ? openRemoteDatabase() : await openLocalDatabase();
  try {
    process.stdout.write(await runCommand(command, database, new Date()));
  } finally {
    await database.close();
  }
});
