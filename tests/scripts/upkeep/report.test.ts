import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deleteFeedback, reportCsv, reportText, resolveFeedback } from '#scripts/upkeep/report.ts';
import { type Query, remoteQuery, withLocalQuery } from '#scripts/upkeep/signals-database.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

// Opening a local database takes seconds, so all tests have the same.
let query: Query;
let close: () => void;
let closed: Promise<void>;
beforeAll(async () => {
  const folder = await temporaryFolder();
  await new Promise<void>((opened) => {
    closed = withLocalQuery(async (local) => {
      query = local;
      opened();
      await new Promise<void>((resolve) => {
        close = resolve;
      });
    }, folder);
  });
});
afterAll(() => {
  close();
  return closed;
});
beforeEach(() => query('DELETE FROM feedback', 'DELETE FROM lost_addresses', 'DELETE FROM searches'));

const FEEDBACK = `INSERT INTO feedback VALUES
('older-001', '/storage', 'r1', 'yes', '', 0, '', '2024-12-30T00:00:00.000Z', NULL),
('first-001', '/storage', 'r1', 'yes', '=1+1, "or" so', 0, 'Mozilla/5.0', '2026-11-16T09:30:00.000Z', NULL),
('second-02', '/sql', 'r1', 'new', 'two' || char(10) || char(27) || '[31mlines', 1, '', '2026-11-17T10:00:00.000Z', NULL)`;

test('the report of feedback counts by page, answer, and week, and shows comments with the ids that resolve them', async () => {
  await query(FEEDBACK);
  await resolveFeedback('first-001', NOW, query);
  expect(
    await reportText('feedback', 30, query),
  ).toBe(`Days on which the limit of 1000 was reached, and later feedback was refused
  none

By page
  page      total  open  answers
  /storage      2     1  2 yes
  /sql          1     1  1 new

By answer
  answer  total  open
  yes         2     1
  new         1     1

By week, which belongs to the year of its Thursday (ISO 8601)
  week      total  open  answers
  2026-W47      2     1  1 new, 1 yes
  2025-W01      1     1  1 yes

Newest comments
  time              answer  page      id         resolved    comment
  2026-11-17T10:00  new     /sql      second-02              two ⏎ \uFFFD[31mlines […]
  2026-11-16T09:30  yes     /storage  first-001  2026-11-20  =1+1, "or" so
`);
});

test('the export has every row as CSV, oldest first, in several queries', async () => {
  await query(FEEDBACK);
  expect((await reportCsv('feedback', query, 1)).split('\r\n')).toEqual([
    'id,page_path,release,answer,comment,comment_cut,user_agent,created_at,resolved_at',
    'older-001,/storage,r1,yes,,0,,2024-12-30T00:00:00.000Z,',
    `first-001,/storage,r1,yes,"'=1+1, ""or"" so",0,Mozilla/5.0,2026-11-16T09:30:00.000Z,`,
    'second-02,/sql,r1,new,"two\n\uFFFD[31mlines",1,,2026-11-17T10:00:00.000Z,',
    '',
  ]);
});

test('the report of searches adds up the last days, and lists the most frequent queries first', async () => {
  await query(`INSERT INTO searches VALUES
('${daysAgo(30)}', 'too old', 'empty', 9),
('${daysAgo(29)}', 'pizza', 'empty', 2),
('${daysAgo(0)}', 'pizza', 'empty', 3),
('${daysAgo(0)}', 'queue', 'left', 4),
('${daysAgo(0)}', 'queue', 'chosen', 12),
('${daysAgo(1)}', 'two' || char(27) || '[31m', 'empty', 1)`);
  const report = await reportText('search', 30, query);
  expect(report.slice(report.indexOf('Searches in'))).toBe(`Searches in 30 days
  outcome  searches
  chosen         12
  empty           6
  left            4

Without a result
  query     empty  left  chosen
  pizza         5     0       0
  two\uFFFD[31m      1     0       0

With results, but nothing was chosen
  query  empty  left  chosen
  queue      0     4      12
`);
  expect(await reportText('search', 1, query)).toContain('  empty           3\n');
});

test('the report of lost addresses begins with those that pages of this site link to', async () => {
  await query(`INSERT INTO lost_addresses VALUES
('${daysAgo(40)}', '/before', '/storage', 9), ('${daysAgo(0)}', '/often', '', 3), ('${daysAgo(0)}', '/old', '/storage', 1)`);
  expect(await reportText('lost', 30, query)).toContain(
    `
  address  linked on  count
  /old     /storage       1
  /often   elsewhere      3
`,
  );
});

test('feedback is resolved only once, and the answer says when', async () => {
  await query(FEEDBACK);
  expect(await resolveFeedback('first-001', NOW, query)).toBe(
    'Resolved: yes on /storage, 2026-11-16T09:30:00.000Z\n',
  );
  expect(await resolveFeedback('first-001', new Date('2027-01-01T00:00:00Z'), query)).toBe(
    'Already resolved on 2026-11-20T12:00:00.000Z: yes on /storage, 2026-11-16T09:30:00.000Z\n',
  );
  await expect(resolveFeedback("it's-not-one", NOW, query)).rejects.toMatchObject({
    message: "There is no feedback with the id it's-not-one.",
    hint: 'The report shows ids.',
  });
});

test.each([
  ['first-001', undefined, ['older-001', 'second-02']],
  ['2026-11-17', undefined, ['older-001', 'first-001']],
  ['2026-11-16T09', undefined, ['older-001', 'second-02']],
  ['2026-11-16T09:30', 'Mozilla', ['older-001', 'second-02']],
  ['2026-11-16', 'or" so', ['older-001', 'second-02']],
])(
  'deleting %s (containing %s) leaves %j, and deletes nothing without --yes',
  async (which, containing, left) => {
    await query(FEEDBACK);
    const ids = async () =>
      (await query('SELECT id FROM feedback ORDER BY created_at'))[0]?.map(({ id }) => id);
    expect(await deleteFeedback({ which, containing, deletes: false }, query)).toBe(
      'This would delete 1 of the rows. To do so, add --yes\n',
    );
    expect(await ids()).toHaveLength(3);
    expect(await deleteFeedback({ which, containing, deletes: true }, query)).toBe('Deleted: 1\n');
    expect(await ids()).toEqual(left);
  },
);

test('nothing is deleted by a mistake', async () => {
  await query(FEEDBACK);
  const remove = (which: string, containing?: string) =>
    deleteFeedback({ which, containing, deletes: true }, query);
  await expect(remove('2026-11')).rejects.toThrow("'2026-11' is neither the id of feedback nor a time.");
  await expect(remove('2026-11-15')).rejects.toThrow('There is no such feedback.');
  await expect(remove('2026-11-16', "' OR 1 --")).rejects.toThrow('There is no such feedback.');
  expect((await query('SELECT id FROM feedback'))[0]).toHaveLength(3);
});

test('the deployed database is asked through wrangler, once for all statements', async () => {
  const wrangler = vi.fn(async (_: readonly string[]) => ({
    stdout: '[{"results":[{"n":1}],"success":true,"meta":{}},{"results":[],"success":true}]',
    results: [],
  }));
  expect(await remoteQuery(wrangler)('SELECT 1 AS n', 'SELECT 2')).toEqual([[{ n: 1 }], []]);
  expect(wrangler.mock.calls).toEqual([
    [['d1', 'execute', 'SIGNALS', '--remote', '--yes', '--json', '--command', 'SELECT 1 AS n;\nSELECT 2']],
  ]);
  const cut = async () => ({ stdout: '[{"results":[{"n', results: [] });
  await expect(remoteQuery(cut)('SELECT 1')).rejects.toMatchObject({ entry: 'oddAnswer' });
});
