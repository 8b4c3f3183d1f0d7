import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { type Run, takeLock } from '#scripts/publish/take-lock.ts';
import { databaseOf } from '#tests/scripts/publish/memory-account.ts';

let sqlite: DatabaseSync;
beforeEach(() => {
  sqlite = new DatabaseSync(':memory:');
});

const ANN: Run = { id: 'a', command: 'deploy', who: 'ann@laptop', pid: '11' };
const BOB: Run = { id: 'b', command: 'preview', who: "bob o'neil@desk", pid: '22' };

const take = (run: Run, options: { takeOver?: boolean; isRunning?: (pid: string) => boolean } = {}) =>
  takeLock(databaseOf(sqlite), { run, takeOver: false, isRunning: () => true, ...options });

/** Moves the start of the run that has the lock into the past. */
const age = (seconds: number) =>
  sqlite.exec(`UPDATE publishing SET since = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${seconds} seconds')`);

test('a second run is told who publishes, what, and since when', async () => {
  await take(ANN);
  age(130);
  await expect(take(BOB)).rejects.toMatchObject({
    message: expect.stringMatching(
      /^Another run is publishing: a deploy by ann@laptop, since \d{4}-\d\d-\d\dT[\d:]{8}Z \(2 minutes\)\. Nothing was changed\.$/,
    ),
    cure: 'Wait until it ends. If it is no longer running: npm run preview -- --take-over',
  });
});

test('the lock is free after the run that had it', async () => {
  const lock = await take(BOB);
  await lock.free();
  await (await take(ANN)).requireHeld();
});

test('the time is that of the database', async () => {
  const { time } = await take(ANN);
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000);
});

test('a run of the same machine that no longer runs gives way at once', async () => {
  await take(ANN);
  const lock = await take({ ...ANN, id: 'again', pid: '12' }, { isRunning: (pid) => pid === '12' });
  await lock.requireHeld();
});

test('a process of another machine is not looked for on this one', async () => {
  await take(ANN);
  await expect(take(BOB, { isRunning: () => false })).rejects.toThrow('Another run is publishing');
});

test('a run gives way after 15 minutes', async () => {
  await take(ANN);
  age(14 * 60);
  await expect(take(BOB)).rejects.toThrow('(14 minutes)');
  age(15 * 60);
  await (await take(BOB)).requireHeld();
});

test('whoever takes over stops the other run, and keeps the lock when that one ends', async () => {
  const first = await take(ANN);
  const second = await take(BOB, { takeOver: true });
  await expect(first.requireHeld()).rejects.toThrow(
    /^Another run has taken over: a preview by bob o'neil@desk, since .*Z\. This run has stopped/,
  );
  await first.free();
  await second.requireHeld();
});

test('a run knows that the lock is no longer its own when nobody has it', async () => {
  const first = await take(ANN);
  await (await take(BOB, { takeOver: true })).free();
  await expect(first.requireHeld()).rejects.toThrow('Another run has taken over: it has ended.');
});
