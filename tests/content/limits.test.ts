import { expect, test } from 'vitest';
import * as limits from '#content/limits.ts';

test('the limits match section 9 of the specification, and the opacities match section 4', () => {
  expect({ ...limits }).toEqual({
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
    FEEDBACK_COMMENT_CHARACTERS: 4000,
    CODE_FOLD_LINES: 24,
  });
});
