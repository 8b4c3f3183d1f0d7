import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '#content/limits.ts';
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

test('the limits are those of section 9, and the opacities those of section 4', () => {
  expect(limits).toMatchObject({
    COPY_CONFIRMATION_MS: 1000,
    FEEDBACK_COMMENT_ROWS: 5,
    PREFETCH_MARGIN_PX: 200,
    TOP_BAR_HEIGHT_PX: 56,
    TOP_BAR_SCROLL_RANGE_PX: { from: 0, to: 72 },
    SOCIAL_IMAGE_PX: { width: 1200, height: 630 },
    SEARCH_PAGE_HITS: 20,
    SEARCH_GROUP_HITS: 5,
    SEARCH_SNIPPET_WORDS: { wide: 10, narrow: 5, narrowUpToPx: 768 },
    RECENT_SEARCHES: { withoutFavorites: 7, withFavorites: 4 },
    FAVORITE_SEARCHES: 10,
    SEARCH_STALL_MS: 300,
    SEARCH_INPUT_CHARACTERS: 64,
    AUTOCOMPLETE_INPUT_CHARACTERS: 512,
    SEARCH_TIMEOUT_MS: { connect: 1000, read: 2000, write: 30_000 },
    SEARCH_HOST_RETRY_MS: 2 * 60 * 1000,
    EDIT_BRANCH_DEFAULT: 'main',
    TOP_BAR_OPACITY: { light: { top: 0.5, scrolled: 0.9 }, dark: { top: 0.2, scrolled: 0.8 } },
  });
});
