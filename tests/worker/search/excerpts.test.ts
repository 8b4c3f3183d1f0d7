import { expect, test } from 'vitest';
import { matching } from '#tests/worker/search-api/record.ts';
import { snippet, textParts } from '#worker/search/excerpts.ts';

/** The parts as one text, with the matches in brackets. */
const shown = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const TEXT = 'one two three four five six seven eight nine ten eleven twelve';

test.each([
  ['the first words without a match', [], 4, 'one two three four…'],
  [
    'the whole text if it is short',
    ['two'],
    12,
    'one [two] three four five six seven eight nine ten eleven twelve',
  ],
  ['words on both sides of a match', ['six'], 3, '…five [six] seven…'],
  ['the first words around an early match', ['one'], 3, '[one] two three…'],
  ['the last words around a late match', ['twelve'], 3, '…ten eleven [twelve]'],
  ['the place with the most matches', ['two', 'nine', 'eleven'], 4, '…[nine] ten [eleven] twelve'],
  ['part of a word', ['ve'], 3, '…fi[ve] six se[ve]n…'],
])('a snippet is %s', (_, words, size, expected) => {
  expect(shown(snippet(TEXT, matching(...words)(TEXT), { words: size }))).toBe(expected);
});

test('a match of several words is cut at the end of the window', () => {
  expect(shown(snippet(TEXT, [[0, 13]], { words: 2, ellipsis: '...' }))).toBe('[one two]...');
});

test('an empty text has no parts', () => {
  expect(snippet('', [], { words: 10 })).toEqual([]);
  expect(textParts('', [])).toEqual([]);
});

test('the parts of a text are the text', () => {
  expect(textParts('a bucket', [[2, 8]])).toEqual([
    { text: 'a ', isMatch: false },
    { text: 'bucket', isMatch: true },
  ]);
});
