import { expect, test } from 'vitest';
import { parseSearchAddress, queryOf, searchHref } from '#worker/search/page/search-address.ts';

const parse = (query: string) => parseSearchAddress(new URLSearchParams(query));

test.each([
  ['', { text: '', filters: {}, page: 1 }],
  ['q=+bucket+', { text: 'bucket', filters: {}, page: 1 }],
  [`q=${'x'.repeat(70)}`, { text: 'x'.repeat(64), filters: {}, page: 1 }],
  ['q=a&library=go&section=&page=3', { text: 'a', filters: { library: 'go' }, page: 3 }],
  ['q=a&section=Building+blocks', { text: 'a', filters: { section: 'Building blocks' }, page: 1 }],
  ['q=a&page=0', { text: 'a', filters: {}, page: 1 }],
  ['q=a&page=1.5', { text: 'a', filters: {}, page: 1 }],
  ['q=a&page=x', { text: 'a', filters: {}, page: 1 }],
  ['q=a&page=1e9', { text: 'a', filters: {}, page: 50 }],
])('%j is read as %j', (query, address) => expect(parse(query)).toEqual(address));

test('a cut splits no character', () => {
  const lengths = [62, 63].map((count) => parse(`q=${'x'.repeat(count)}😀😀`).text.length);
  expect(lengths).toEqual([64, 63]);
});

test.each(['q=a', 'q=a+%26+b&library=go&section=Building+blocks&page=2'])(
  '%j is written as it is read',
  (query) => expect(searchHref(parse(query))).toBe(`/docs/search?${query}`),
);

test('an address becomes a query for one page of results', () => {
  expect(queryOf(parse('q=a&library=go&page=2'))).toEqual({
    text: 'a',
    page: 1,
    hitsPerPage: 20,
    filters: { library: ['go'] },
  });
});
