import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordOrigin } from '#scripts/content/records/record-origin.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

test('a text of a record has its place, and a mistake in it is reported there', () => {
  const text = 'The type of the GPU for jobs that ask for one.';
  const { file, line, column } = recordOrigin(text);
  expect(file).toBe('content/configuration/gcp.ts');
  const source = readFileSync(join(projectRoot, file), 'utf8').split('\n')[line - 1];
  expect(source?.slice(column - 1)).toBe(`${text}',`);
});

test('a text that is put together has the start of the first file', () => {
  expect(recordOrigin('nowhere to be found')).toEqual({ file: 'content/cli.ts', line: 1, column: 1 });
});
