import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOrigin } from '#scripts/content/records.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('a text that was saved since the last question is found where it is now', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content'));
  const save = (text: string) => writeFile(join(root, 'content/cli.yaml'), text);
  await save("'A command.'");
  expect(recordOrigin('A command.', root)).toEqual({ file: 'content/cli.yaml', line: 1, column: 2 });
  await save("\n'Another command.'");
  expect(recordOrigin('Another command.', root)).toEqual({ file: 'content/cli.yaml', line: 2, column: 2 });
});
