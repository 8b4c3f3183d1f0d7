import { expect, test } from 'vitest';
import { COMPARED_BY, type ComparedBy } from '#content/comparisons.ts';
import { COMPARISONS } from '#scripts/content/comparisons.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const compared = (address: string) => compileBody('<Comparison />', undefined, { address });

test('the page of a tool shows what differs, without rows that the tool has no answer for', async () => {
  const { markdown, found } = await compared('/concepts/comparison/bicep');
  const answers = COMPARISONS.tools.bicep.answers;
  expect(found).toEqual([]);
  expect(markdown).toContain('| Subject | Nitric | Bicep |');
  for (const row of Object.keys(COMPARED_BY) as ComparedBy[]) {
    const line = `| ${COMPARED_BY[row]} | ${COMPARISONS.nitric[row]} | ${answers[row]} |`;
    if (answers[row]) expect(markdown).toContain(line);
    else expect(markdown).not.toContain(`| ${COMPARED_BY[row]} |`);
  }
});

test('the page of a tool names the sources and when they were read', async () => {
  const { markdown } = await compared('/concepts/comparison/sst');
  expect(markdown).toContain(
    'Sources for SST: [The SST repository with its documentation](https://github.com/anomalyco/sst) (version 4.17, June 2026).',
  );
});
