import { describe, expect, test } from 'vitest';
import { expressionIn, queryText } from '#worker/search/query.ts';

test.each([
  ['sdk version 0', 'sdk version v0'],
  ['0.x', 'v0'],
  ['nitric/sdk', '@nitric/sdk'],
  ['@nitric/sdk', '@nitric/sdk'],
])('%s is read as %s', (query, expected) => {
  expect(queryText(query)).toBe(expected);
});

describe('expression', () => {
  test.each([
    ["photos.file('a.png')", 'photos.file()', 'file'],
    ['ctx.req.params', 'ctx.req.params', 'params'],
    ['secret()', 'secret()', 'secret'],
    ['getUploadUrl', 'getUploadUrl', 'getuploadurl'],
    ['await profiles.set("1", profile)', 'profiles.set()', 'set'],
    ['const photo = await photos.file(name).read()', 'photos.file.read()', 'read'],
    ['photos := nitric.NewBucket("photos")', 'nitric.NewBucket()', 'newbucket'],
    ["main.get('/orders/:id', async (ctx) => {", 'main.get()', 'get'],
    ['@main.get("/orders/:id")', 'main.get()', 'get'],
    ['ctx.res.body = {"ok": True}', 'ctx.res.body', 'body'],
    ['ctx.res.headers["Location"] = [url]', 'ctx.res.headers', 'headers'],
  ])('%s uses %s', (query, text, member) => {
    expect(expressionIn(queryText(query))).toEqual({ text, member, isCall: text.endsWith(')') });
  });

  test.each([
    'buckets',
    'WebSocket',
    'upload a file',
    'sql() migrations parameter',
    'cdn.zone-name',
    'a (b)',
    '',
  ])('%j is no code', (query) => {
    expect(expressionIn(query)).toBeUndefined();
  });
});
