/** The ids of the page's frame. Headings of articles must not use them. */
export const FRAME_IDS = {
  main: 'main',
  navigation: 'navigation',
  searchInput: 'search-input',
  searchQuery: 'search-query',
  noCounterpart: 'no-counterpart',
  feedbackForm: 'feedback-form',
} as const;
