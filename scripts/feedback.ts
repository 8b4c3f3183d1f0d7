import { openLocalDatabase } from './feedback/local-database.ts';
import { parseCommand, USAGE } from './feedback/parse-command.ts';
import { openRemoteDatabase } from './feedback/remote-database.ts';
import { runCommand } from './feedback/run-command.ts';

/** `npm run feedback -- report | export csv|json | resolve ID [--remote]` */
const main = async (words: readonly string[]): Promise<number> => {
  const command = parseCommand(words);
  if (!command) {
    console.error(USAGE);
    return 1;
  }
  const database = command.remote ? openRemoteDatabase() : await openLocalDatabase();
  try {
    process.stdout.write(await runCommand(command, database, new Date()));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await database.close();
  }
};

process.exitCode = await main(process.argv.slice(2));
