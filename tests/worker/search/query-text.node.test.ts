import { describe, expect, test } from 'vitest';
import { expressionIn, queryText } from '#worker/search/query-text.ts';

describe('query text', () => {
  describe('the text of a query', () => {
    test.each([
      ["I'd like to", 'I like to'],
      ['can’t deploy', 'cannot deploy'],
      ["doesn't start", 'does not start'],
      ["a topic's name", 'a topic name'],
      ["storage('s').on", 'storage.on'],
    ])('has contractions in words: %s', (query, expected) => {
      expect(queryText(query)).toBe(expected);
    });

    test.each([
      ['what a line imports', "import { bucket } from '@nitric/sdk'", '{ bucket }'],
      ['what a line of Python imports', 'from nitric.resources import bucket', 'bucket'],
      ['the types of a call', 'Payload<T>()', 'Payload()'],
      ['what a call gets', "secret('key').put", 'secret.put'],
      ['a member after other signs', 'Bucket::on and Topic#subscribe', 'Bucket.on and Topic.subscribe'],
      ['a version in words', 'sdk version 0', 'sdk version v0'],
      ['a version with an x', '0.x', 'v0'],
    ])('has %s as the index does', (_, query, expected) => {
      expect(queryText(query)).toBe(expected);
    });
  });
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
