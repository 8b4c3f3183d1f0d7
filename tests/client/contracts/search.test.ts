import { expect, test } from 'vitest';
import { missingResultsHref, newIssueHref } from '#client/contracts/search.ts';

test('the form for a new issue is prefilled with the whole query', () => {
  const form = newIssueHref('https://github.com/nitrictech/docs');
  expect(missingResultsHref(form, 'a&b #1')).toBe(
    'https://github.com/nitrictech/docs/issues/new?title=Search%3A%20no%20results%20for%20%22a%26b%20%231%22',
  );
});

test('half of a character in the query is replaced, and a whole one stays', () => {
  expect(missingResultsHref('/new', '😀\ud83d')).toBe(
    `/new?title=${encodeURIComponent('Search: no results for "😀\ufffd"')}`,
  );
});
