import { expect, test } from 'vitest';
import { parseSynonyms } from '#scripts/search/synonyms.ts';

test('a line says which words of readers stand for words of the pages', () => {
  expect(parseSynonyms('# Storage\n\nblob, object storage => storage\n')).toEqual({
    synonyms: [{ readers: ['blob', 'object storage'], site: 'storage' }],
    problems: [],
  });
});

test.each([
  ['blob storage', 1, 'This line does not say which words stand for which.'],
  ['blob => a => b', 1, 'This line does not say which words stand for which.'],
  ['blob => a, b', 1, 'This line does not say which words stand for which.'],
  ['blob, , s3 => storage', 7, 'There is no word here.'],
  ['blob, S3 => storage', 7, '`S3` has capitals.'],
  ['blob => Storage', 9, '`Storage` has capitals.'],
  ['s3, a b c d => storage', 5, '`a b c d` has 4 words, and the search knows phrases of 3.'],
  ['object store, object-stores => storage', 15, '`object-stores` stands for this already.'],
])('the build names what is wrong in %s', (line, column, message) => {
  expect(parseSynonyms(`\n${line}`).problems).toEqual([
    { file: 'content/synonyms.txt', line: 2, column, message, hint: expect.stringMatching(/\.$/) },
  ]);
});
