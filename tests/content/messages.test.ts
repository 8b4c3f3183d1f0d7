import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as messages from '#content/messages.ts';

test('the fixed texts are those of the requirements', () => {
  const requirements = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );
  const { VIEW_LATEST_VERSION, ...texts } = messages;
  const fixed = Object.values(texts).filter((text) => typeof text === 'string');
  expect(fixed.length).toBeGreaterThan(15);
  expect(fixed.filter((text) => !requirements.includes(text))).toEqual([]);
  expect(VIEW_LATEST_VERSION).toBe('View the latest version');
  expect(messages.noResultsFor('buckets')).toBe('No results for "buckets"');
  expect(messages.backTo('Guides')).toBe('Back to Guides');
  expect(messages.experimentalNotice('Dart')).toMatch(/^The Dart SDK is currently in experimental status/);
  expect(messages.olderVersionNotice('v0', 'Go')).toBe(
    'Note: You are viewing documentation for version v0 of Go.',
  );
  expect(messages.legacyOnlyNotice('JVM')).toMatch(
    /^The JVM SDK supports only legacy versions of Nitric before v1\./,
  );
});
