import type { Statement } from '#worker/signals/statement.ts';

/** The database of what readers send, local or deployed. */
export interface SignalsDatabase {
  query<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
