// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../../../client/styles');

test('no style depends on the orientation of the device (WCAG 1.3.4)', () => {
  const files = globSync('**/*.css', { cwd: STYLES });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(join(STYLES, file), 'utf8').includes('orientation'))).toEqual(
    [],
  );
});
