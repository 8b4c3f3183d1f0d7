const MOST_NAMED = 3;

/** The names of changed files on one line of the terminal. Git may change hundreds at once. */
export const nameFiles = (files: readonly string[]): string => {
  const named = files.length > MOST_NAMED + 1 ? files.slice(0, MOST_NAMED) : files;
  const others = files.length - named.length;
  return `${named.join(', ')}${others > 0 ? `, and ${others} more files` : ''}`;
};
