import { expect, test } from 'vitest';
import * as messages from '#content/messages.ts';

test('the fixed texts match the specification', () => {
  const { noResultsFor, backTo, experimentalNotice, olderVersionNotice, legacyOnlyNotice, ...fixed } =
    messages;
  expect(fixed).toEqual({
    FEEDBACK_QUESTION: 'What did you think of this content?',
    FEEDBACK_SUBMITTING: 'Submitting feedback',
    FEEDBACK_THANKS: 'Thank you for your feedback!',
    COPIED: 'Copied!',
    UNABLE_TO_COPY: 'Unable to copy to clipboard',
    TOGGLE_NAVIGATION: 'Toggle navigation',
    BACK_TO_HOME: 'Back to Home',
    STAR_ON_GITHUB: 'Star on GitHub',
    EDIT_THIS_PAGE: 'Edit this page on GitHub',
    SHOW_ACCEPTED_VALUES: 'Show accepted values',
    HIDE_ACCEPTED_VALUES: 'Hide accepted values',
    LATEST: 'Latest',
    VIEW_LATEST_VERSION: 'View the latest version',
    EXPERIMENTAL: 'Experimental',
    COMING_SOON: 'Coming soon',
    UNABLE_TO_FETCH: 'Unable to fetch results',
    CHECK_CONNECTION: 'You might want to check your network connection.',
    NO_RECENT_SEARCHES: 'No recent searches',
    TRY_SEARCHING_FOR: 'Try searching for',
    RESULTS_BELIEVED: 'Believe this query should return results?',
    LET_US_KNOW: 'Let us know.',
  });
  expect(noResultsFor('buckets')).toBe('No results for "buckets"');
  expect(backTo('Guides')).toBe('Back to Guides');
  expect(experimentalNotice('Dart')).toMatch(/^The Dart SDK is currently in experimental status/);
  expect(olderVersionNotice('v0', 'Go')).toBe('Note: You are viewing documentation for version v0 of Go.');
  expect(legacyOnlyNotice('JVM')).toMatch(/^The JVM SDK supports only legacy versions of Nitric before v1\./);
});
