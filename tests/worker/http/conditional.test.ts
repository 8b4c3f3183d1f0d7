import { describe, expect, test } from 'vitest';
import { conditional, matchesEtag } from '#worker/http/cache-control.ts';

describe('matchesEtag', () => {
  test.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"b"', '"a"', false],
    ['"b", W/"a"', '"a"', true],
    ['*', '"a"', true],
    ['', '"a"', false],
  ])('If-None-Match %j against %s: %s', (header, etag, expected) => {
    expect(matchesEtag(header, etag)).toBe(expected);
  });
});

describe('conditional', () => {
  const response = () =>
    new Response('body', {
      headers: { ETag: '"a"', 'Content-Type': 'text/html', 'Content-Length': '4', 'Cache-Control': 'public' },
    });

  test('answers 304 without a body, its type, and its length, but with the validators', async () => {
    const headers = { 'If-None-Match': '"a"' };
    const answer = conditional(new Request('https://x/', { headers }), response());
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(Object.fromEntries(answer.headers)).toEqual({ 'cache-control': 'public', etag: '"a"' });
  });

  test.each([
    ['Sat, 21 Nov 2026 10:00:00 GMT', undefined, 304],
    ['Sun, 22 Nov 2026 10:00:00 GMT', undefined, 304],
    ['Sat, 21 Nov 2026 09:59:59 GMT', undefined, 200],
    ['yesterday', undefined, 200],
    ['Sun, 22 Nov 2026 10:00:00 GMT', '"b"', 200],
  ])('If-Modified-Since %s with If-None-Match %s: %i', (date, etag, status) => {
    const known = new Response('body', {
      headers: { ETag: '"a"', 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' },
    });
    const headers = { 'If-Modified-Since': date, ...(etag ? { 'If-None-Match': etag } : {}) };
    expect(conditional(new Request('https://x/', { headers }), known).status).toBe(status);
  });
});
