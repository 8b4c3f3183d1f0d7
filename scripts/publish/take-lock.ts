import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { isRunning as isProcess } from '#scripts/terminal/is-running.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

/** The right to publish. KV cannot keep it, because two machines may read different values of a key. */
export interface Lock {
  /** The time of the database when the lock was taken, as an ISO text. */
  time: string;
  /** Rejects if another run has taken over. */
  requireHeld(): Promise<void>;
  free(): Promise<void>;
}

export interface Run {
  id: string;
  command: string;
  /** The user and the machine. */
  who: string;
  pid: string;
}

export interface LockOptions {
  run: Run;
  /** Takes the lock from whoever has it. */
  takeOver: boolean;
  isRunning?: (pid: string) => boolean;
}

interface Holder extends Record<keyof Run, string> {
  since: string;
  now: string;
  seconds: number;
}

/** A run that was killed on another machine gives way after this time. A publication takes about a minute. */
const HELD_S = 15 * 60;

const NOW = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";
const TABLE =
  'CREATE TABLE IF NOT EXISTS publishing (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, command TEXT NOT NULL, who TEXT NOT NULL, pid TEXT NOT NULL, since TEXT NOT NULL) STRICT';
/** Takes a lock that is free, too old, or held by the run of the last parameter. Then reads who has it. */
const TAKE = `${TABLE};
INSERT INTO publishing VALUES (1, ?, ?, ?, ?, ${NOW}) ON CONFLICT (one) DO UPDATE
SET id = excluded.id, command = excluded.command, who = excluded.who, pid = excluded.pid, since = excluded.since
WHERE unixepoch(since) <= unixepoch('now') - ${HELD_S} OR id = ?;
SELECT *, ${NOW} AS now, unixepoch('now') - unixepoch(since) AS seconds FROM publishing`;

/** This process, as others see it. */
export const thisRun = (command: string): Run => ({
  id: randomUUID(),
  command,
  who: `${userInfo().username}@${hostname()}`,
  pid: String(process.pid),
});

/**
 * Takes the lock, a row in the database of readers' signals, whose clock also tells the time. Takes it over from a run of
 * this machine that no longer runs. Rejects with {@link RunbookError} while another run has it.
 */
export const takeLock = async (
  database: SignalsDatabase,
  { run, takeOver, isRunning = isProcess }: LockOptions,
): Promise<Lock> => {
  let holder = await take(database, run, '');
  const isDead = holder.who === run.who && !isRunning(holder.pid);
  if (holder.id !== run.id && (takeOver || isDead)) holder = await take(database, run, holder.id);
  if (holder.id !== run.id) throw locked(holder, run);
  return {
    time: holder.now,
    requireHeld: async () => {
      const [now] = await database.query<Holder>({ sql: 'SELECT * FROM publishing', params: [] });
      if (now?.id !== run.id) throw lost(now);
    },
    free: async () => {
      await database.query({ sql: 'DELETE FROM publishing WHERE id = ?', params: [run.id] });
    },
  };
};

const take = async (database: SignalsDatabase, run: Run, from: string): Promise<Holder> => {
  const [holder] = await database.query<Holder>({
    sql: TAKE,
    params: [run.id, run.command, run.who, run.pid, from],
  });
  if (holder) return holder;
  throw new RunbookError('oddAnswer', 'the database has no row for the lock.', 'Run the same command again.');
};

const locked = ({ command, who, since, seconds }: Holder, run: Run): RunbookError =>
  new RunbookError(
    'locked',
    `a ${command} by ${who}, since ${since} (${duration(seconds)}). Nothing was changed.`,
    `Wait until it ends. If it is no longer running: npm run ${run.command} -- --take-over`,
  );

const lost = (holder: Holder | undefined): RunbookError =>
  new RunbookError(
    'lockLost',
    `${holder ? `a ${holder.command} by ${holder.who}, since ${holder.since}` : 'it has ended'}. This run has stopped.`,
    'See what readers have: npm run rollback -- --list',
  );

const duration = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} minutes`;
