// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEDIA_STYLES } from '#client/contracts/media-styles.ts';

const textOf = (file: string) =>
  readFileSync(new URL(`../../../client/styles/${file}`, import.meta.url), 'utf8');
const parts = Array.from(textOf('media.css').matchAll(/@import "\.\/(.*)" layer/g), ([, file = '']) => file);

test('the sheet applies whenever one of its rules does, and never otherwise', () => {
  const queries = parts.flatMap((file) =>
    Array.from(textOf(file).matchAll(/^@media (.*) \{$/gm), ([, list = '']) => list.split(', ')),
  );
  expect([...new Set(queries.flat())].sort()).toEqual(MEDIA_STYLES.split(', ').sort());
});

test('every rule of the sheet is inside a media query', () => {
  for (const file of parts) expect(textOf(file)).not.toMatch(/^[^@/\s}*]/m);
});
