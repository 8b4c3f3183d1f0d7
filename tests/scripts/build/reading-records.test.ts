import { expect, test } from 'vitest';
import { readingRecords } from '#scripts/build/reading-records.ts';
import { describeFailure } from '#scripts/terminal/operator.ts';

const failureOf = (run: () => Promise<unknown>): Promise<string> =>
  readingRecords(run).then(String, (error) => describeFailure(error, 'npm run build'));

test('the author of a record that lacks a part is sent to the compiler', async () => {
  const clouds: Record<string, string[]> = { aws: [] };
  const read = async () => (clouds.oracle as string[]).map(String); // the record that the type promises is missing
  expect(await failureOf(read)).toMatch(
    /^✗ Unexpected: TypeError: .*\n[\s\S]*\n {2}→ A record may be incomplete. Run `npx tsc -b`, which names it\.$/,
  );
});

test('every other failure stays as it is', async () => {
  const fetchFailed = () => Promise.reject(new TypeError('fetch failed'));
  expect(await failureOf(fetchFailed)).not.toContain('tsc');
  expect(await readingRecords(async () => 'a site')).toBe('a site');
});
