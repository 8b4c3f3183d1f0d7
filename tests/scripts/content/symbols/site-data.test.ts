import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFERENCES } from '#content/references.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

test('every library reference has its data in content/symbols, or tables would leave the library out', async () => {
  const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
  expect(REFERENCES.filter((reference) => !symbols.get(reference))).toEqual([]);
});
