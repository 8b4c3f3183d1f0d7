// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEDIA_STYLES } from '#client/contracts/styles.ts';

const STYLES = join(import.meta.dirname, '../../../client/styles');
const read = (file: string) => readFileSync(join(STYLES, file), 'utf8');

/**
 * Signs without a spoken text of their own: the link of a heading has a name, the next two are only on paper, and the last two
 * say what a fold does. The first one is a text.
 */
const KNOWN_SIGNS = ['No permission', '#', ' (', ', also in', '— ', '— fewer lines'];

test('screen readers hear no sign that only decorates', () => {
  const signs = globSync('**/*.css', { cwd: STYLES }).flatMap((file) =>
    Array.from(read(file).matchAll(/content: "([^"]+)"(?! \/ ")/g), ([, sign]) => sign),
  );
  expect(signs.sort()).toEqual(KNOWN_SIGNS.sort());
});

test('screen readers hear which lines of a sample are added and which are removed', () => {
  const spoken = read('rare.css').matchAll(/content: "(.)" \/ "([^"]*)"/g);
  expect(Array.from(spoken, ([, sign, text]) => `${sign} ${text}`)).toEqual(['+ Added: ', '− Removed: ']);
});

test('the sheet for media applies whenever one of its rules does, and never otherwise', () => {
  const parts = Array.from(read('media.css').matchAll(/@import "\.\/(.*)" layer/g), ([, file = '']) => file);
  const queries = parts.flatMap((file) =>
    Array.from(read(file).matchAll(/^@media (.*) \{$/gm), ([, list = '']) => list.split(', ')),
  );
  expect([...new Set(queries.flat())].sort()).toEqual(MEDIA_STYLES.split(', ').sort());
  // Every rule is inside a media query.
  for (const file of parts) expect(read(file)).not.toMatch(/^[^@/\s}*]/m);
});
