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
    ['several of them', 'error: cors in my app with nitric', 'cors'],
  ])('is without %s', (_, query, expected) => {
    expect(queryText(query)).toBe(expected);
  });

  test.each([
    'docs',
    'how to in nitric',
    'api docs',
    'SDK  documentation',
    'docs of storage',
    'alternatives for nitric',
  ])('stays where the rest would say something else: %s', (query) => {
    expect(queryText(query)).toBe(query);
  });

  test.each([
    ['the types of a call', 'Payload<T>()', 'Payload()'],
    ['what a call gets', "secret('key').put", 'secret.put'],
    ['a version in words', 'sdk version 0', 'sdk version v0'],
    ['a version with an x', '0.x', 'v0'],
  ])('has %s as the index does', (_, query, expected) => {
    expect(queryText(query)).toBe(expected);
  });
});
