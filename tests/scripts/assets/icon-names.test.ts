import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeIconNames } from '#scripts/assets/icon-names.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('new names are written in alphabetical order, and known names are not written again', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content'));
  expect(await writeIconNames(root, ['moon', 'arrow-left'])).toBe(true);
  expect(await readFile(join(root, 'content/icon-names.ts'), 'utf8')).toContain(
    "export const ICON_NAMES = [\n  'arrow-left',\n  'moon',\n] as const;\n",
  );
  expect(await writeIconNames(root, ['arrow-left', 'moon'])).toBe(false);
  expect(await writeIconNames(root, ['arrow-left', 'moon', 'sun'])).toBe(true);
});
