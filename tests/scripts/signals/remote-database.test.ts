import { expect, test } from 'vitest';
import { inlineParams, openRemoteDatabase } from '#scripts/signals/remote-database.ts';

test('writes parameters into the statement as strings', () => {
  expect(inlineParams({ sql: 'SELECT ?, ? WHERE 1', params: ["it's ?", '$&'] })).toBe(
    "SELECT 'it''s ?', '$&' WHERE 1",
  );
});

test('asks wrangler for the deployed database and returns the rows', async () => {
  const calls: (readonly string[])[] = [];
  const database = openRemoteDatabase(async (args) => {
    calls.push(args);
    return { stdout: '[{"results":[{"n":1}],"success":true,"meta":{}}]', results: [] };
  });
  expect(await database.query({ sql: 'SELECT ? AS n', params: ['1'] })).toEqual([{ n: 1 }]);
  expect(calls).toEqual([
    ['d1', 'execute', 'SIGNALS', '--remote', '--yes', '--json', '--command', "SELECT '1' AS n"],
  ]);
});

test('an answer that was cut off is a failure of the runbook', async () => {
  const database = openRemoteDatabase(async () => ({ stdout: '[{"results":[{"n', results: [] }));
  await expect(database.query({ sql: 'SELECT 1', params: [] })).rejects.toMatchObject({ entry: 'oddAnswer' });
});
