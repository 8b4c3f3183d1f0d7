// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = join(import.meta.dirname, '../../../client/styles');
const read = (file: string) => readFileSync(join(STYLES, file), 'utf8');

/** Signs that no screen reader says: the link of a heading has a name of its own, and the others are only on paper. */
const UNHEARD = ['#', ' (', ', also in'];

test('screen readers hear no sign that only decorates', () => {
  const signs = globSync('**/*.css', { cwd: STYLES }).flatMap((file) =>
    [...read(file).matchAll(/content: "([^"]+)"(?! \/ ")/g)].map(([, sign]) => sign),
  );
  expect(signs.sort()).toEqual(UNHEARD.sort());
});

test('screen readers hear which lines of a sample are added and which are removed', () => {
  expect([...read('rare.css').matchAll(/content: "(.)" \/ "([^"]*)"/g)].map(([, ...parts]) => parts)).toEqual(
    [
      ['+', 'Added: '],
      ['−', 'Removed: '],
    ],
  );
});
