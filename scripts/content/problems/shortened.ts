const LONGEST_CHARACTERS = 60;

/** What an author wrote, short enough to be quoted on one line. */
export const shortened = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_CHARACTERS ? `${line.slice(0, LONGEST_CHARACTERS - 1)}…` : line;
};
