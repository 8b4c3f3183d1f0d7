import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DRAWABLE } from '#worker/social-image/social-card.ts';

const { resolve } = createRequire(import.meta.url);
const LAST_CODE_POINT = 0xffff;

const drawable = Array.from({ length: LAST_CODE_POINT }, (_, code) => String.fromCharCode(code)).filter(
  (character) => DRAWABLE.test(character),
);

/** A table of a font in WOFF 1.0, which compresses each. */
const tableOf = (font: Buffer, wanted: string): Buffer => {
  for (let at = 44; at < 44 + 20 * font.readUInt16BE(12); at += 20) {
    if (font.toString('latin1', at, at + 4) !== wanted) continue;
    const [offset, stored, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = font.subarray(offset, offset + stored);
    return stored < length ? inflateSync(bytes) : bytes;
  }
  return expect.fail(`The font has no table ${wanted}.`);
};

/** The characters that a bundled font can draw: those with a glyph in its table of segments (format 4). */
const charactersOf = async (name: string): Promise<string[]> => {
  const file = resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}-normal.woff`,
  );
  const cmap = tableOf(await readFile(file), 'cmap');
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4) ?? expect.fail('No format 4.');
  const size = cmap.readUInt16BE(start + 6);
  return Array.from({ length: size / 2 }, (_, segment) => {
    const field = (number: number) => start + 14 + number * size + (number > 0 ? 2 : 0) + 2 * segment;
    const [last, first, delta, range] = [0, 1, 2, 3].map((number) => cmap.readUInt16BE(field(number))) as [
      number,
      number,
      number,
      number,
    ];
    const glyphOf = (code: number) =>
      range === 0 ? (code + delta) & 0xffff : cmap.readUInt16BE(field(3) + range + 2 * (code - first));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
      (code) => code < 0xffff && glyphOf(code) !== 0,
    );
  })
    .flat()
    .map((code) => String.fromCharCode(code));
};

test.each(['400', '600'])('the fonts of weight %s can draw every character of a card', async (weight) => {
  const known = new Set([
    ...(await charactersOf(`latin-${weight}`)),
    ...(await charactersOf(`latin-ext-${weight}`)),
  ]);
  expect(drawable.filter((character) => !known.has(character))).toEqual([]);
  expect(drawable).toHaveLength(311);
});
