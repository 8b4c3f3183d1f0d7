const LONGEST_CHARACTERS = 60;

/** An author's text for a message: on one line and cut to 60 characters. */
export const shortened = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_CHARACTERS ? `${line.slice(0, LONGEST_CHARACTERS - 1)}…` : line;
};
