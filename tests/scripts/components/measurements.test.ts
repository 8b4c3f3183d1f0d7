import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUALITY_RUNS, type QualityRunName } from '#content/quality/runs.ts';
import type { QualityRun } from '#content/quality/types.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { capitalized } from '#worker/page/capitalized.ts';

const NAMES = Object.keys(QUALITY_RUNS) as QualityRunName[]; // the keys are typed

test.each(NAMES)(
  'the recorded run %s is drawn as a table, with its command, date, and commit',
  async (name) => {
    const { found, markdown } = await compileBody(`<Measurements run="${name}" />`);
    const { command, date, commit, lines }: QualityRun = QUALITY_RUNS[name];
    expect(found).toEqual([]);
    expect(markdown).toContain(`\`${command}\` on ${date}, commit ${commit}.`);
    for (const { what, measured, budget, isMet } of lines)
      expect(markdown).toContain(
        `| ${capitalized(what)} | ${measured} | ${budget} | ${isMet ? 'Yes' : 'No'} |`,
      );
  },
);

test('the page about quality shows each recorded run once', async () => {
  const page = await readFile(join(projectRoot, 'content/pages/quality.mdx'), 'utf8');
  const shown = [...page.matchAll(/<Measurements run="(.*?)" \/>/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(NAMES.sort());
});

test('a run that nobody records is a mistake', async () => {
  const { found } = await compileBody('<Measurements run="load" />');
  expect(found.join('\n')).toContain('bench-build');
});
