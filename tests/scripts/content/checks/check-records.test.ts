import { expect, test } from 'vitest';
import { SITE_RECORDS } from '#scripts/components/records/site-records.ts';
import { checkRecords } from '#scripts/content/checks/check-records.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const RECORD = { name: 'the template `go-starter`', text: 'go-starter', tag: '<Templates />' };
const page = (...records: string[]) => ({ anchors: [], records });

test('a record that no page shows is reported at its place', async () => {
  const problems = await checkRecords([page('the template `other`')], { records: [RECORD], projectRoot });
  expect(problems).toEqual([
    {
      file: 'content/templates.ts',
      line: expect.any(Number),
      column: 12,
      message: 'No page shows the template `go-starter`.',
      cure: 'Show it with `<Templates />`, or remove its record.',
    },
  ]);
  expect(problems[0]?.line).toBeGreaterThan(1);
});

test('a record that a page shows is complete', async () => {
  expect(await checkRecords([page(), page(RECORD.name)], { records: [RECORD], projectRoot })).toEqual([]);
});

test('nothing is reported while a page cannot be read', async () => {
  const unread = { anchors: undefined, records: [] };
  expect(await checkRecords([unread], { records: [RECORD], projectRoot })).toEqual([]);
});

test('keys of version 0 need no page', () => {
  const names = SITE_RECORDS.map(({ name }) => name);
  expect(names).toContain('the key `region` of a stack file for nitric/aws');
  expect(names).not.toContain('the key `handlers` of nitric.yaml');
});
