import { expect, test } from 'vitest';
import { QUALITY_RUNS } from '#content/quality/runs.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

test('the recorded runs are drawn as tables, with their command, date, and commit', async () => {
  const { found, markdown } = await compileBody('<Measurements run="tests" />');
  const { command, date, commit, lines } = QUALITY_RUNS.tests;
  expect(found).toEqual([]);
  expect(markdown).toContain(`\`${command}\` on ${date}, commit ${commit}.`);
  for (const { what, measured, budget, isMet } of lines)
    expect(markdown).toContain(`| ${what} | ${measured} | ${budget} | ${isMet ? 'Yes' : 'No'} |`);
});

test('a run that nobody records is a mistake', async () => {
  const { found } = await compileBody('<Measurements run="load" />');
  expect(found.join('\n')).toContain('bench-build');
});
