/** The limits of the requirements, section 9, in its order: one constant for each row. CSS receives some of them as variables. */
export const COPY_CONFIRMATION_MS = 1000;
export const FEEDBACK_COMMENT_ROWS = 5;
export const PREFETCH_MARGIN_PX = 200;
export const TOP_BAR_HEIGHT_PX = 56;
export const TOP_BAR_SCROLL_RANGE_PX = { from: 0, to: 72 } as const;
export const SOCIAL_IMAGE_PX = { width: 1200, height: 630 } as const;
export const SEARCH_PAGE_HITS = 20;
export const SEARCH_GROUP_HITS = 5;
export const SEARCH_SNIPPET_WORDS = { wide: 10, narrow: 5, narrowUpToPx: 768 } as const;
export const RECENT_SEARCHES = { withoutFavorites: 7, withFavorites: 4 } as const;
export const FAVORITE_SEARCHES = 10;
export const SEARCH_STALL_MS = 300;
export const SEARCH_INPUT_CHARACTERS = 64;
export const AUTOCOMPLETE_INPUT_CHARACTERS = 512;
export const SEARCH_TIMEOUT_MS = { connect: 1_000, read: 2_000, write: 30_000 } as const;
export const SEARCH_HOST_RETRY_MS = 120_000;
export const EDIT_BRANCH_DEFAULT = 'main';

/** The opacity of the top bar's background at the start and the end of the scroll range (requirements, section 4). */
export const TOP_BAR_OPACITY = {
  light: { top: 0.5, scrolled: 0.9 },
  dark: { top: 0.2, scrolled: 0.8 },
} as const;

/** This site's own limit: a longer feedback comment is cut and marked, never rejected. */
export const FEEDBACK_COMMENT_CHARACTERS = 4_000;
/** This site's own limit: longer code blocks fold behind 'Show all n lines'. */
export const CODE_FOLD_LINES = 24;
