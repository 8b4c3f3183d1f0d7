import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readYaml } from '#scripts/content/read-yaml.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test.each([
  ["- { name: 'a' }\n- { nam: 'b' }\n", '2:3  `name` is missing.', 'Write `name: …`.'],
  ["- { name: 'a' }\n<<<<<<< HEAD\n", '2:1  ', ''],
])('wrong data is reported at its position: %j', async (text, message, hint) => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'a.yaml'), text);
  const read = () => readYaml('a.yaml', v.array(v.strictObject({ name: v.string() })), root);
  expect(read).toThrow(`a.yaml:${message}`);
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(expect.objectContaining({ hint: expect.stringContaining(hint) }));
});
