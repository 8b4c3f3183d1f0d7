import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAnchorLedger, recordAnchors } from '#scripts/build/anchor-ledger.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('a recorded build adds its new anchors to the ledger, which keeps all others', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'content/published-anchors.txt');
  await mkdir(join(folder, 'content'));
  await writeFile(file, '/a\n\n/b#gone\n');
  expect(await recordAnchors(folder, ['/a', '/b#end'])).toBe(1);
  expect(await readFile(file, 'utf8')).toBe('/a\n/b#end\n/b#gone\n');
  expect((await readAnchorLedger(folder)).lines).toEqual(['/a', '/b#end', '/b#gone', '']);
  expect(await recordAnchors(folder, ['/a'])).toBe(0);
});
