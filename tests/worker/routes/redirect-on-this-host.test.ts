import { expect, test } from 'vitest';
import { redirectOnThisHost } from '#worker/routes/route.ts';

test.each([
  ['/docs/storage', '', '/docs/storage'],
  ['/docs/storage', '?a=1', '/docs/storage?a=1'],
  ['/docs#libraries', '?a=1', '/docs?a=1#libraries'],
  ['//evil.example/x', '', '/evil.example/x'],
  ['/\\evil.example', '', '/evil.example'],
  ['\\\\evil.example', '', '/evil.example'],
])('%s with the query %j stays on this host: %s', (location, search, expected) => {
  const answer = redirectOnThisHost(location, search, 302);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, expected]);
});
