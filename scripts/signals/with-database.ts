import { openLocalDatabase } from './local-database.ts';
import { openRemoteDatabase } from './remote-database.ts';
import type { SignalsDatabase } from './signals-database.ts';

/** Opens the deployed database or that of `npm start`, and closes it after `use`. */
export const withDatabase = async <Result>(
  isRemote: boolean,
  use: (database: SignalsDatabase) => Promise<Result>,
): Promise<Result> => {
  const database = isRemote ? openRemoteDatabase() : await openLocalDatabase();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
};
