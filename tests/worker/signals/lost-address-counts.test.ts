import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { pagePath } from '#tests/worker/page-path.ts';
import { countLostAddress } from '#worker/signals/day-counts.ts';
import { ROWS_A_DAY } from '#worker/signals/limits.ts';
import { countedAddresses, forgetAddresses } from './lost-addresses.ts';
import { withRowsRead } from './rows-read.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const count = (path: string, page?: string, now = NOW) =>
  countLostAddress(
    env.SIGNALS,
    { path: pagePath(path), page: page === undefined ? undefined : pagePath(page) },
    now,
  );

beforeEach(forgetAddresses);

test('an address is counted for each day and for each page that links to it', async () => {
  await count('/old');
  await count('/old');
  await count('/old', '/storage');
  await count('/old', '/storage', new Date('2026-11-23T00:00:00Z'));
  expect(await countedAddresses()).toEqual([
    '2026-11-22 /old  2',
    '2026-11-22 /old /storage 1',
    '2026-11-23 /old /storage 1',
  ]);
});

test('a flood of made-up addresses neither fills the table nor hides what pages link to', async () => {
  // An isolate remembers that a day was full, so this test has a day of its own.
  const day = new Date('2026-10-01T10:00:00Z');
  const { database, rowsRead } = withRowsRead(env.SIGNALS);
  for (let index = 0; index < ROWS_A_DAY.otherAddresses + 10; index += 1)
    await countLostAddress(database, { path: pagePath(`/made-up-${index}`), page: undefined }, day);
  await count('/made-up-0', undefined, day);
  await count('/old', '/storage', day);
  const rows = await countedAddresses();
  expect(rows).toHaveLength(ROWS_A_DAY.otherAddresses + 1);
  expect(rows).toContain('2026-10-01 /made-up-0  2');
  expect(rows).toContain('2026-10-01 /old /storage 1');
  // Only the first address without room reads the rows of the day.
  expect(rowsRead[ROWS_A_DAY.otherAddresses]).toBeGreaterThanOrEqual(ROWS_A_DAY.otherAddresses);
  for (const read of rowsRead.slice(ROWS_A_DAY.otherAddresses + 1)) expect(read).toBeLessThan(10);
});

test('addresses that pages link to also have a limit, which leaves the others their room', async () => {
  const day = new Date('2026-10-02T10:00:00Z');
  for (let index = 0; index <= ROWS_A_DAY.linkedAddresses; index += 1)
    await count(`/linked-${index}`, '/storage', day);
  await count('/made-up', undefined, day);
  const rows = await countedAddresses();
  expect(rows).toHaveLength(ROWS_A_DAY.linkedAddresses + 1);
  expect(rows).toContain('2026-10-02 /made-up  1');
});

test('addresses of over 200 characters are not counted, and days are forgotten after 90', async () => {
  await count(`/${'x'.repeat(200)}`);
  await count('/old');
  await count('/new', undefined, new Date('2027-02-20T00:00:00Z'));
  expect(await countedAddresses()).toEqual(['2026-11-22 /old  1', '2027-02-20 /new  1']);
  await count('/new', undefined, new Date('2027-02-21T00:00:00Z'));
  expect(await countedAddresses()).toEqual(['2027-02-20 /new  1', '2027-02-21 /new  1']);
});
