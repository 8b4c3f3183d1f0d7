import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFERENCES } from '#content/references.ts';
import { pageTitle } from '#scripts/components/symbols/page-title.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);

test('every library reference has its data in content/symbols, or tables would leave the library out', () => {
  expect(REFERENCES.filter((reference) => !symbols.get(reference))).toEqual([]);
});

test('a page that a library lacks has the same name in every table', () => {
  const lacking = symbols.all().flatMap(({ about }) => about.absent);
  expect(lacking.map(({ title }) => title)).toEqual(lacking.map(({ id }) => pageTitle(id)));
});
