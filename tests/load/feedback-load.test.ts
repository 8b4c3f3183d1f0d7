import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWrangler } from '#scripts/processes/run-wrangler.ts';
import { anyFreePort } from '#tests/scripts/any-free-port.ts';
import { ROWS_A_DAY } from '#worker/signals/limits.ts';
import { type FeedbackServer, startFeedbackServer } from './start-feedback-server.ts';

/** A day takes no more. */
const SUBMISSIONS = ROWS_A_DAY.feedback;
const REPEATS = 100;
const SOCKETS = 256;
const LOCK_MS = 400;

/** The folder is in memory if possible, because this test is about the logic and not about the disk. */
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'feedback-load-'));
const state = join(folder, 'state');
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
let server: FeedbackServer;

beforeAll(async () => {
  await runWrangler(['deploy', '--dry-run', '--outdir', join(folder, 'worker')]);
  await runWrangler(['d1', 'migrations', 'apply', 'SIGNALS', '--local', '--persist-to', state]);
  server = await startFeedbackServer(join(folder, 'worker/index.js'), state, await anyFreePort());
});

afterAll(() => {
  agent.destroy();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a submission. Resolves to the status, or to `undefined` if the connection broke. */
const send = (key: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const body = { url: 'https://nitric.io/docs/storage', ua: 'load', comment: key, answer: 'yes' };
    const call = request(
      `${server.origin}/docs/api/feedback`,
      {
        agent,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode)),
    );
    call.on('error', () => resolve(undefined));
    // The server may be killed between the head of an answer and its end. After an end, this does nothing.
    call.on('close', () => resolve(undefined)).end(JSON.stringify(body));
  });

/** Sends the same key again until the server has it, as the browser does. */
const sendUntilStored = async (key: string): Promise<number> => {
  for (;;) {
    const status = await send(key);
    if (status !== undefined && status < 500) return status;
    await wait(200);
  }
};

const databaseFile = () => {
  const [file] = globSync(join(state, 'v3/d1/*/*.sqlite')).filter(
    (name) => !name.endsWith('metadata.sqlite'),
  );
  return file ?? '';
};

const rowCount = () => {
  const database = new DatabaseSync(databaseFile());
  const counted = database.prepare('SELECT count(*) AS total, count(DISTINCT id) AS ids FROM feedback').get();
  database.close();
  return { ...counted };
};

const lock = async () => {
  const database = new DatabaseSync(databaseFile());
  database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  await wait(LOCK_MS);
  database.exec('COMMIT');
  database.close();
};

test('each submission of a full day is stored once, despite repeats, a locked database, and a killed server', async () => {
  const keys = Array.from({ length: SUBMISSIONS }, (_, index) => `load-test-${index}`);
  let answered = 0;
  const all = [...keys, ...keys.slice(0, REPEATS)].map(async (key) => {
    const status = await sendUntilStored(key);
    answered++;
    return status;
  });
  const answeredPast = async (count: number) => {
    while (answered < count) await wait(20);
  };

  await answeredPast(SUBMISSIONS * 0.2);
  await lock();
  await answeredPast(SUBMISSIONS * 0.5);
  server.kill();
  expect(answered).toBeLessThan(SUBMISSIONS);
  await server.restart();

  const statuses = new Set(await Promise.all(all));
  expect([...statuses].sort()).toEqual([200, 201]);
  expect(rowCount()).toEqual({ total: SUBMISSIONS, ids: SUBMISSIONS });
});
