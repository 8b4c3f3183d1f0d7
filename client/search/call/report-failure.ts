const REASONS: Readonly<Record<string, string>> = {
  ApiError: 'The search refused the request.',
  RetryError: 'The search cannot be reached.',
  DeserializationError: 'The search returned something other than JSON.',
  TypeError: 'The search returned JSON of an unexpected form.',
};

/** Tells developers why a search failed. Readers see one text for all reasons. */
export const reportFailure = (error: unknown): void => {
  const name = error instanceof Error ? error.name : '';
  console.error(`${name}: ${REASONS[name] ?? 'The search failed.'}`, error);
};
