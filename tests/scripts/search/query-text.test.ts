import { describe, expect, test } from 'vitest';
import { queryText } from '#worker/search/query/query-text.ts';

describe('the text of a query', () => {
  test.each([
    ['the kind of a message', 'Error: no stack found', 'no stack found'],
    ['a question about the site', 'does nitric support cron expressions?', 'cron expressions?'],
    ['what Nitric can', 'Can Nitric send mail?', 'send mail?'],
    ['the documentation', 'storage docs', 'storage'],
    ['the site', 'cors in nitric?', 'cors'],
    ['the reader’s project', 'cors  for our project!', 'cors'],
    ['the address of the site', 'buckets site:nitric.io', 'buckets'],
    ['a year', 'buckets 2026', 'buckets'],
    ['the level of a text', 'cron for beginners', 'cron'],
    ['the wish for code', 'cron code examples', 'cron'],
    ['the wish for a signature', 'dequeue signature', 'dequeue'],
    ['a trouble without a name', 'websockets problem', 'websockets'],
    ['the time and the kind of a log line', '2026-11-02 10:11:12 [error] no stack found', 'no stack found'],
    ['the kind of a log line in capitals', 'ERROR no stack found', 'no stack found'],
    ['what a browser writes', 'Uncaught TypeError: x is not a function', 'TypeError: x is not a function'],
    ['the place in the code', 'no stack found (services/api.ts:12:3)', 'no stack found'],
    ['the request for a documentation', 'documentation for cron', 'cron'],
    ['the wish to know', 'does anyone know how to deploy', 'deploy'],
    ['the wish to do it', 'looking to deploy', 'deploy'],
    ['the kind of a variable', 'AWS_REGION environment variable', 'AWS_REGION'],
    ['the wish to set a variable', 'how to set AWS_REGION', 'AWS_REGION'],
    ['the framework', 'cors in nitric framework', 'cors'],
    ['the name of the site in a title', 'cors | nitric', 'cors'],
    ['several of them', 'error: cors in my app with nitric', 'cors'],
  ])('is without %s', (_, query, expected) => {
    expect(queryText(query)).toBe(expected);
  });

  test.each([
    'docs',
    'how to in nitric',
    'api docs',
    'SDK  documentation',
    'alternatives for nitric',
    'error pulling image',
    'storage environment variable',
    'report an issue',
    'github issues',
    'for beginners',
    'node 20',
  ])('stays where the rest would say something else: %s', (query) => {
    expect(queryText(query)).toBe(query);
  });

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
    ['the types of a call', 'Payload<T>()', 'Payload()'],
    ['what a call gets', "secret('key').put", 'secret.put'],
    ['a member after other signs', 'Bucket::on and Topic#subscribe', 'Bucket.on and Topic.subscribe'],
    ['a version in words', 'sdk version 0', 'sdk version v0'],
    ['a version with an x', '0.x', 'v0'],
  ])('has %s as the index does', (_, query, expected) => {
    expect(queryText(query)).toBe(expected);
  });
});
