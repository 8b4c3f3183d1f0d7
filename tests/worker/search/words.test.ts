import { expect, test } from 'vitest';
import { stemOf, termsIn, wordsOf } from '#worker/search/words.ts';

test.each([
  ['bucket.on', ['bucketon', 'bucket', 'on']],
  ['getUploadUrl()', ['getuploadurl', 'get', 'upload', 'url']],
  ['get_upload_url', ['getuploadurl', 'get', 'upload', 'url']],
  ['AWS_REGION', ['awsregion', 'aws', 'region']],
  ['@nitric/sdk', ['@nitricsdk', 'nitric', 'sdk']],
  ['nitric.yaml', ['nitricyaml', 'nitric', 'yaml']],
  ['nitric up --ci -e', ['nitric', 'up', '--ci', 'ci', '-e', 'e']],
  ['HTTPServer APIs', ['httpserver', 'http', 'server', 'apis']],
  ['C#, C++ and JavaScript', ['csharp', 'cplusplus', 'and', 'javascript']],
  ['café naïve', ['cafe', 'naive']],
  ['“quoted”, (text)', ['quoted', 'text']],
])('“%s” has the terms %j', (text, expected) => {
  expect(termsIn(text)).toEqual(expected);
});

test('a word knows its place in the text', () => {
  const text = 'See Bucket.on() now';
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['See', 'Bucket.on', 'now']);
});

test('an accent without a letter is no word', () => {
  expect(wordsOf('\u0301 \uFF9E bucket').map(({ whole }) => whole)).toEqual(['bucket']);
});

test.each([
  ['bucket', 'buckets'],
  ['query', 'queries'],
  ['address', 'addresses'],
  ['deploy', 'deploying'],
  ['schedule', 'scheduled'],
  ['run', 'running'],
  ['install', 'installed'],
  ['uninstall', 'uninstalling'],
  ['call', 'calling'],
  ['add', 'adding'],
  ['retry', 'retried'],
  ['copy', 'copied'],
  ['try', 'tried'],
  ['log', 'logged'],
  ['exceed', 'exceeded'],
  ['embed', 'embedded'],
  ['alias', 'aliases'],
  ['setting', 'settings'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stemOf(other)).toBe(stemOf(one));
});

test.each([
  ['aws', 'aw'],
  ['https', 'http'],
  ['access', 'acces'],
  ['settings', 'set'],
  ['string', 'str'],
])('%s and %s are different words', (one, other) => {
  expect(stemOf(other)).not.toBe(stemOf(one));
});
