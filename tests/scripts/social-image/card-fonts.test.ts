import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { DRAWABLE } from '#worker/social-image/social-card.ts';

const { resolve } = createRequire(import.meta.url);
const LAST_CODE_POINT = 0xffff;

const drawable = Array.from({ length: LAST_CODE_POINT }, (_, code) => String.fromCharCode(code)).filter(
  (character) => DRAWABLE.test(character),
);

/** The characters that a bundled font can draw. HarfBuzz reads the uncompressed font. */
const charactersOf = async (name: string): Promise<string[]> => {
  const file = resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}-normal.woff`,
  );
  const font = await subsetFont(await readFile(file), drawable.join(''), { targetFormat: 'truetype' });
  return [...new Face(new Blob(new Uint8Array(font))).collectUnicodes()].map((code) =>
    String.fromCodePoint(code),
  );
};

test.each(['400', '600'])('the fonts of weight %s can draw every character of a card', async (weight) => {
  const known = new Set([
    ...(await charactersOf(`latin-${weight}`)),
    ...(await charactersOf(`latin-ext-${weight}`)),
  ]);
  expect(drawable.filter((character) => !known.has(character))).toEqual([]);
  expect(drawable).toHaveLength(311);
});
