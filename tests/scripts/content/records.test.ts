import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOrigin } from '#scripts/content/records.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('a text of a record has its place, and a mistake in it is reported there', () => {
  const text = 'The type of the GPU for jobs that ask for one.';
  const { file, line, column } = recordOrigin(text);
  expect(file).toBe('content/configuration/gcp-keys.ts');
  const source = readFileSync(join(projectRoot, file), 'utf8').split('\n')[line - 1];
  expect(source?.slice(column - 1)).toBe(`${text}',`);
});

test('a text that was saved since the last question is found where it is now', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content'));
  const save = (text: string) => writeFile(join(root, 'content/cli.ts'), text);
  await save("'A command.'");
  expect(recordOrigin('A command.', root)).toEqual({ file: 'content/cli.ts', line: 1, column: 2 });
  await save("\n'Another command.'");
  expect(recordOrigin('Another command.', root)).toEqual({ file: 'content/cli.ts', line: 2, column: 2 });
});
