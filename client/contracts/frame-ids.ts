/** The ids of the page's frame, which no heading of an article may take. */
export const FRAME_IDS = {
  main: 'main',
  navigation: 'navigation',
  searchInput: 'search-input',
  searchQuery: 'search-query',
  noCounterpart: 'no-counterpart',
} as const;
