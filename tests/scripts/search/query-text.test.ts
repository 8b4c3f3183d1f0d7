import { describe, expect, test } from 'vitest';
import { queryText } from '#worker/search/query/query-text.ts';

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
