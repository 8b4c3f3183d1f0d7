/** The rate limits that the Worker asks. Without one of them, it would let every request pass. */
export const RATE_LIMITS = [
  'FEEDBACK_LIMIT',
  'SEARCH_LIMIT',
  'SEARCH_OUTCOME_LIMIT',
  'SOCIAL_IMAGE_LIMIT',
  'MCP_LIMIT',
  'LOST_LIMIT',
] as const;
